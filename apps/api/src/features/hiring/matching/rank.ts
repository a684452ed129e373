/** Room for a coverage below each score. */
const PER_SCORE = 1_000

/** Score before coverage, in one number: the greater, the better. Without a score coverage alone counts. */
export const rankOf = ({ score, coverage }: { score: number | null; coverage: number }): number =>
  (score === null ? 0 : score + 1) * PER_SCORE + coverage

/** The least rank of a score. */
export const rankFrom = (score: number): number => (score + 1) * PER_SCORE
