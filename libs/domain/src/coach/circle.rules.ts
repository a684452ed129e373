/** When help is listed for moderators because nearly all of it is confirmed by the same few. */
export const CIRCLE_RULES = {
  /** How far back help is looked at. */
  days: 180,
  /** Fewer helps say nothing: the first ones always come from few. */
  least: 4,
  /** So many others, of whom more than half of it comes. */
  others: 2,
  pageSize: 25,
} as const

/** How much of somebody's help the others confirmed who confirmed most of it; each count is one other. */
export const fromFew = (counts: readonly number[]): number =>
  counts
    .toSorted((a, b) => b - a)
    .slice(0, CIRCLE_RULES.others)
    .reduce((sum, count) => sum + count, 0)

/** True when somebody helped often enough, and more than half of it was confirmed by the same few. */
export function isCircle(counts: readonly number[]): boolean {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return all >= CIRCLE_RULES.least && 2 * fromFew(counts) > all
}
