/** Where a re-check stands: five short tasks about one skill, after a result or in an interview. */
export const RECHECK_STATES = [
  'asked',
  'accepted',
  'declined',
  'running',
  'confirmed',
  'not_confirmed',
  'not_done',
] as const
export type RecheckState = (typeof RECHECK_STATES)[number]
