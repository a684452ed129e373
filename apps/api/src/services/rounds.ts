/** Between two looks while there is work, and while there is none. */
const BUSY_MS = 500
const IDLE_MS = 5_000

/** Does what waits in a table: at once when told so, often while there is work, and now and then while there is none. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined
  private round: Promise<void> | undefined
  private isNudged = false
  /** False while and after it stops: work that takes long asks before it goes on. */
  isOpen = false

  /** `work` does what is due and is true when there was something; what it cannot do it tells itself. */
  constructor(private readonly work: () => Promise<boolean>) {}

  start(): void {
    this.isOpen = true
    this.nudge()
  }

  /** Something was stored: it is looked for at once, or right after the look that is under way. */
  nudge(): void {
    this.isNudged = true
    if (!this.isOpen || this.round) return
    clearTimeout(this.timer)
    this.isNudged = false
    this.round = this.work().then((isBusy) => {
      this.round = undefined
      if (!this.isOpen) return
      if (this.isNudged) return this.nudge()
      this.timer = setTimeout(() => this.nudge(), isBusy ? BUSY_MS : IDLE_MS)
      this.timer.unref()
    })
  }

  /** Begins nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.isOpen = false
    clearTimeout(this.timer)
    await this.round
  }
}
