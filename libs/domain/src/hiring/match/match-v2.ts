import { isProved, MATCH_EVIDENCE, MATCH_RULES, matchingBy, type CreditOf } from './match-core'

/**
 * The better of two: the level that somebody states, as a claim, and what was proved. The awarded level counts in full, each
 * level above it by its likelihood, all of it less once the proof has expired. So no result lowers anything, and where nothing
 * finer than a level is known this is `match-v1`.
 */
export const creditV2: CreditOf = (asked, held) => {
  const { level, evidence, awarded = level, above = [] } = held
  const self = Math.floor((Math.min(level, asked) * MATCH_EVIDENCE.self) / asked)
  if (!isProved(held)) return self
  const { whole } = MATCH_RULES
  let proved = whole * Math.min(awarded, asked)
  for (let over = awarded + 1; over <= asked; over++) proved += above[over - awarded - 1] ?? 0
  return Math.max(self, Math.floor((proved * MATCH_EVIDENCE[evidence]) / (asked * whole)))
}

/** The version that everything new is made with. */
export const MATCH_V2 = matchingBy('match-v2', creditV2)
export const matchV2 = MATCH_V2.match
/** Score and coverage alone, as lists sort by them. */
export const matchScore = MATCH_V2.score
