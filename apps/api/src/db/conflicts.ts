/** Serialisation failure and deadlock: PostgreSQL asks for the transaction again. */
const AGAIN = new Set(['40001', '40P01'])
const LOCK_TIMEOUT = '55P03'
/**
 * Indexes whose refusal means that somebody else was first by a moment: what is read again is what they left, and the
 * work decides by that.
 */
const OVERTAKEN = new Set([
  'ux_hiring_events_subject_n',
  'ux_scorecards_interview_id_member_id',
  // Two accounts of one mailbox begin the same test.
  'pk_attempt_marks',
])

interface DriverError {
  code?: unknown
  constraint?: unknown
}

const driverOf = (error: unknown): DriverError =>
  (error as { driverError?: DriverError } | null)?.driverError ?? {}

/** How often a transaction that failed so is begun in all; once where trying again would not help. */
export function triesFor(error: unknown): number {
  const { code, constraint } = driverOf(error)
  if (AGAIN.has(String(code))) return 4
  if (code === LOCK_TIMEOUT) return 2
  // Each time one of those who met there gets through.
  return code === '23505' && OVERTAKEN.has(String(constraint)) ? 12 : 1
}

/** True of what another transaction was in the way of, and not the data. */
export const isConflict = (error: unknown): boolean => triesFor(error) > 1
