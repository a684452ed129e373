/** `1 hour`, `1.5 hours`. */
export function hoursText(minutes: number): string {
  const hours = Math.round(minutes / 6) / 10
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
}
