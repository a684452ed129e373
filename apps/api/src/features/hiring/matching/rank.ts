/** Room for a coverage, at most 100, below each score: a rank has two bytes, so a million take 2 MB. */
const PER_SCORE = 101

/** Score before coverage, in one number: the greater, the better. Without a score coverage alone counts. */
export const rankOf = ({ score, coverage }: { score: number | null; coverage: number }): number =>
  (score === null ? 0 : score + 1) * PER_SCORE + coverage

/** The least rank of a score. */
export const rankFrom = (score: number): number => (score + 1) * PER_SCORE
