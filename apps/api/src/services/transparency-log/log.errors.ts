import { AppError } from '../../app-error'

/** What the log says of itself does not fit together. Nothing is signed any more until a person looked. */
export class LogInconsistent extends AppError {
  constructor(readonly what: string) {
    super(
      503,
      'LOG_INCONSISTENT',
      'The public log is not in order, so nothing is issued until we have looked.',
    )
    this.name = 'LogInconsistent'
  }
}

export const inconsistent = (what: string) => new LogInconsistent(what)

/** The database knows less than was published. The message tells who starts the server what to do. */
export class LogRefused extends Error {
  constructor(why: string) {
    super(
      `The public log is not in order: ${why}. Nothing was started, for signing on would make two histories. ` +
        'Restore a newer copy of the database, or run: npm run log:recover -- <mirror>',
    )
    this.name = 'LogRefused'
  }
}

export const unknownWitness = () =>
  new AppError(403, 'UNKNOWN_WITNESS', 'No witness that this log knows signed this checkpoint.')
export const staleCheckpoint = () =>
  new AppError(409, 'STALE_CHECKPOINT', 'This is not the newest checkpoint. Fetch it and sign that one.')
