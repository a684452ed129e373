/** No template in more than this share of the attempts that began last. */
export const EXPOSURE_CAP = 0.3
/** The attempts that count, and from which on they do. */
export const EXPOSURE_WINDOW = { most: 500, from: 51 } as const

/**
 * The templates that rest: those in more than three of ten of the last attempts.
 * @param counts how many of the last `attempts` attempts each template was given in.
 */
export function cappedOf(counts: ReadonlyMap<string, number>, attempts: number): Set<string> {
  if (attempts < EXPOSURE_WINDOW.from - 1) return new Set()
  const most = Math.floor(EXPOSURE_CAP * attempts)
  return new Set([...counts].filter(([, n]) => n >= most).map(([id]) => id))
}
