/** A refusal with its status, a stable code and one sentence for a person. Features name their own, next to their service. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** `retry-after` in seconds, and anything else the answer carries. */
    readonly headers: Record<string, string> = {},
    readonly errors?: { path: string; message: string }[],
    /** More members of the problem, for a client that can do something with them. */
    readonly members: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = 'AppError'
  }
}

export const notFound = () => new AppError(404, 'NOT_FOUND', 'There is nothing at this address.')
/** A query names a place that no account could have. */
export function noSuchName() {
  const message = 'Name one place: me, demo, demo-team, or team- and the id of a company.'
  return new AppError(400, 'VALIDATION', message, {}, [{ path: 'place', message }])
}
export const unauthenticated = () => new AppError(401, 'UNAUTHENTICATED', 'Please sign in.')
export const forbidden = (message = 'You may not do this.') => new AppError(403, 'FORBIDDEN', message)
export const overloaded = () =>
  new AppError(503, 'OVERLOADED', 'We are very busy right now. Please try again in a moment.', {
    'retry-after': '3',
  })
