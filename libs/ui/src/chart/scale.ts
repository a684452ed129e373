/** A round top for an axis that starts at zero: 1, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten. */
export function niceTop(highest: number): number {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((each) => each * power >= highest) ?? 10
  return step * power
}

/** Moves labels apart that would lie on one another, keeping their order. */
export function spread(positions: readonly number[], distance: number): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0))
  const placed = [...positions]
  let lowest = -Infinity
  for (const index of order) {
    lowest = Math.max(placed[index] ?? 0, lowest + distance)
    placed[index] = lowest
  }
  return placed
}
