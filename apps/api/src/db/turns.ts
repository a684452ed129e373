/** Thrown where too many wait already. */
export class TooManyWait extends Error {}

/** At most so many do something at a time; of the others so many wait, first come first served. */
export class Turns {
  private running = 0
  private readonly queue: (() => void)[] = []

  constructor(private readonly limits: { together: number; waiting: number }) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    const { together, waiting } = this.limits
    if (this.running < together) this.running += 1
    else {
      if (this.queue.length >= waiting) throw new TooManyWait(`${waiting} wait already`)
      // Whoever ends hands the turn on, so nobody comes in between.
      await new Promise<void>((next) => this.queue.push(next))
    }
    try {
      return await work()
    } finally {
      const next = this.queue.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
