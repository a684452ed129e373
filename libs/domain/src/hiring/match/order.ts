export const MATCH_BANDS = ['Strong', 'Good', 'Partial'] as const
export type MatchBand = (typeof MATCH_BANDS)[number]

/** The badge of a score; below 50, or without a score, there is none. */
export function matchBand(score: number | null): MatchBand | null {
  if (score === null || score < 50) return null
  if (score >= 85) return 'Strong'
  return score >= 70 ? 'Good' : 'Partial'
}

export interface Ordered {
  id: string
  score: number | null
  coverage: number
  postedAt: string
}

/** Best first: score, coverage, newest, id. Without a score a row comes after every scored one. */
export function byMatch(a: Ordered, b: Ordered): number {
  return (
    (b.score ?? -1) - (a.score ?? -1) ||
    b.coverage - a.coverage ||
    (a.postedAt === b.postedAt ? 0 : a.postedAt < b.postedAt ? 1 : -1) ||
    (a.id === b.id ? 0 : a.id < b.id ? -1 : 1)
  )
}
