import { AppError } from '../../../app-error'
import { isConflict } from '../../../db/conflicts'
import type { Database } from '../../../db/database'
import { TooManyWait, Turns } from '../../../db/turns'

/** Of the ten connections to PostgreSQL changes take so many, so that lists answer while changes wait. */
const SHARE = { together: 6, waiting: 200 }

const busy = () =>
  new AppError(503, 'BUSY', 'Many people change things here right now. Please try again in a moment.', {
    'retry-after': '1',
  })

/** The turns of changes. SQLite has one writer, for which everybody waits anyway. */
export class ChangeTurns {
  private readonly turns = new Turns(SHARE)

  constructor(private readonly db: Pick<Database, 'isSqlite'>) {}

  /** Runs `change` in its turn; what others were in the way of to the end is a 503 that says when to come back. */
  async take<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await (this.db.isSqlite ? change() : this.turns.take(change))
    } catch (error) {
      throw error instanceof TooManyWait || isConflict(error) ? busy() : error
    }
  }
}
