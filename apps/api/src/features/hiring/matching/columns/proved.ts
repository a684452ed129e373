import { MATCH_RULES } from '@tryka/domain/match'
import { wordHash } from '../../../../db/packed-facts/bytes'
import type { ProofFilter } from '../../core/match-questions'
import type { Market } from './layout'

/**
 * Whether a row of people has a proof of that level for each of the skills, or for any. Only a proof that holds now is
 * credited in full, and only up to the level that it was given for: so the credits tell it without a column more.
 */
export function provedTest(market: Market, { level, skills }: ProofFilter): (row: number) => boolean {
  const { people } = market
  const reaches = Uint8Array.from(market.credits, (credits) =>
    credits[level - 1] === MATCH_RULES.whole ? 1 : 0,
  )
  const has = (row: number, wanted: number | undefined): boolean => {
    const end = people.starts[row + 1] ?? 0
    for (let at = people.starts[row] ?? 0; at < end; at++)
      if ((wanted === undefined || people.skill[at] === wanted) && reaches[people.code[at] ?? 0]) return true
    return false
  }
  if (skills.length === 0) return (row) => has(row, undefined)
  // 0 is a skill that nobody holds.
  const numbers = skills.map((skill) => market.skills.known(wordHash(skill)))
  return (row) => numbers.every((number) => number !== 0 && has(row, number))
}
