/** Fewer postings or companies than this say nothing about pay. */
export const PAY_LEAST = { postings: 10, companies: 4 } as const
/** Of one company only the newest count. */
export const PAY_PER_COMPANY = 3
export const PAY_DAYS = 90

/** A posting that names what it pays. */
export interface PaidPosting {
  companyId: string
  min: number
  max: number
}

export interface PayRange {
  postings: number
  companies: number
  /** Lower quartile of the least, upper quartile of the most, median of the middles. */
  low: number
  high: number
  middle: number
}
/** How many there are, where that is too few to say more. */
export interface TooFewPostings {
  tooFew: number
}

/** The value that `percent` of the sorted ones do not exceed, which is always one of them. */
export function nearestRank(sorted: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((sorted.length * percent) / 100))
  const value = sorted[rank - 1]
  if (value === undefined) throw new Error('Nothing has no rank')
  return value
}

const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** The newest of each company, of postings that are given newest first. */
export function newestOfEach<T extends { companyId: string }>(postings: readonly T[]): T[] {
  const counts = new Map<string, number>()
  return postings.filter(({ companyId }) => {
    const count = (counts.get(companyId) ?? 0) + 1
    counts.set(companyId, count)
    return count <= PAY_PER_COMPANY
  })
}

/** What postings of one kind, place, currency and period offer; given newest first. */
export function payRange(postings: readonly PaidPosting[]): PayRange | TooFewPostings {
  const counted = newestOfEach(postings)
  const companies = new Set(counted.map(({ companyId }) => companyId)).size
  if (counted.length < PAY_LEAST.postings || companies < PAY_LEAST.companies)
    return { tooFew: counted.length }
  return {
    postings: counted.length,
    companies,
    low: nearestRank(ascending(counted.map(({ min }) => min)), 25),
    high: nearestRank(ascending(counted.map(({ max }) => max)), 75),
    middle: nearestRank(ascending(counted.map(({ min, max }) => Math.floor((min + max) / 2))), 50),
  }
}
