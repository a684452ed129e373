/** Runs at most `slots` tasks at once, lets `waiting` more wait, and refuses the rest. */
export class PrintQueue {
  private running = 0
  private readonly line: { start: () => void; leave: () => void }[] = []

  constructor(
    private readonly slots: number,
    private readonly waiting: number,
    private readonly busy: () => Error,
  ) {}

  async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted()
    if (this.running < this.slots) this.running++
    else await this.wait(signal)
    try {
      return await task()
    } finally {
      // The slot goes to the next in line without ever being free in between.
      const next = this.line.shift()
      if (next) next.start()
      else this.running--
    }
  }

  private wait(signal: AbortSignal): Promise<void> {
    if (this.line.length >= this.waiting) return Promise.reject(this.busy())
    return new Promise((resolve, reject) => {
      const leave = () => {
        const place = this.line.indexOf(entry)
        if (place >= 0) this.line.splice(place, 1)
        reject(signal.reason as Error)
      }
      const entry = {
        leave,
        start: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      this.line.push(entry)
    })
  }
}
