/** Whether a version is in a range, told by the parts that the two must share, from the texts alone. */
export function isInRange(version: string, range: string): boolean {
  const base = range.replace(/^[~^]/, '')
  const parts = base.split('.')
  const firstThatCounts = parts.findIndex((part) => part !== '0')
  const sharedBy: Readonly<Record<string, number>> = {
    '^': firstThatCounts < 0 ? parts.length : firstThatCounts + 1,
    '~': 2,
  }
  const shared = sharedBy[range.charAt(0)] ?? parts.length
  const isNotOlder = version.localeCompare(base, 'en', { numeric: true }) >= 0
  return isNotOlder && version.split('.').slice(0, shared).join() === parts.slice(0, shared).join()
}
