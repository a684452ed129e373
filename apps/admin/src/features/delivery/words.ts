const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const

/** `3 hours`; under a minute there is no number to worry about. */
export function spanWords(ms: number): string {
  for (const [unit, name] of UNITS) {
    const count = Math.floor(ms / unit)
    if (count) return `${count} ${name}${count === 1 ? '' : 's'}`
  }
  return 'less than a minute'
}
