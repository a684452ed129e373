import { overloaded } from '../app-error'

/** Longer than reads take one after the other on a busy day, and shorter than people wait. */
const PATIENCE_MS = 3_000

/**
 * One read after the other, as one connection works anyway. Held here and not in the driver, where a read that nobody
 * waits for any more could not be taken out: who has waited too long is refused, and the others move up.
 */
export class ReadTurns {
  private readonly waiting = new Set<() => void>()
  private busy = false

  constructor(private readonly patienceMs = PATIENCE_MS) {}

  async take<T>(read: () => Promise<T>): Promise<T> {
    if (this.busy) await this.turn()
    this.busy = true
    try {
      return await read()
    } finally {
      const [next] = this.waiting
      // Handed on, and not free in between: a newcomer does not pass those who wait.
      if (next) next()
      else this.busy = false
    }
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        this.waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.delete(begin)
        reject(overloaded())
      }, this.patienceMs)
      this.waiting.add(begin)
    })
  }
}
