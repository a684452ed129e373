const STEP = 5 * 60_000

/**
 * The five-minute marks that a time takes of an interviewer. Kept as rows whose key is interviewer and mark, so that
 * the database refuses an overlap, whoever asks at once.
 */
export function heldMarks(startsAt: string, duration: number): string[] {
  const start = Date.parse(startsAt)
  const first = Math.floor(start / STEP) * STEP
  const count = Math.ceil((start + duration * 60_000 - first) / STEP)
  return Array.from({ length: count }, (_, i) => new Date(first + i * STEP).toISOString())
}
