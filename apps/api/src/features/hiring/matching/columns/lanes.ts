import { overloaded } from '../../../../app-error'
import type { Question } from '../../core/match-questions'

/** Questions that are under way or wait, all together. */
const MOST = 64

/**
 * Questions about people take turns, oldest first: each looks at everybody. Those about postings are short and pass
 * between them. Throws 503 when too many wait.
 */
export class Lanes {
  private count = 0
  private before: Promise<unknown> = Promise.resolve()

  async take<T>(kind: Question['kind'], ask: () => Promise<T>): Promise<T> {
    if (this.count >= MOST) throw overloaded()
    this.count++
    try {
      if (kind === 'jobs') return await ask()
      const mine = this.before.then(ask, ask)
      this.before = mine.catch(() => undefined)
      return await mine
    } finally {
      this.count--
    }
  }
}
