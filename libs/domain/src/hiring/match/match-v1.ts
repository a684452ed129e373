import { MATCH_EVIDENCE, matchingBy, type CreditOf } from './match-core'

/** A level counts as far as its evidence goes. */
export const creditV1: CreditOf = (asked, { level, evidence }) =>
  Math.floor((Math.min(level, asked) * MATCH_EVIDENCE[evidence]) / asked)

/** The first version: what was made with it stays as it was, and can be computed again. */
export const MATCH_V1 = matchingBy('match-v1', creditV1)
export const matchV1 = MATCH_V1.match
