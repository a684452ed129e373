import type { EntityManager } from 'typeorm'
import { mixedAnswer, questionOf, type KnownAnswer } from '@tryka/coach'
import {
  calibrated,
  criteriaOf,
  PEER_RULES,
  proposePlaceholders,
  withPlaceholders,
  type KnownComparison,
  type PeerHome,
  type PeerLevels,
} from '@tryka/domain'
import type { CandidateRef } from '../core/places'
import { type ListedAnswer, PeerReviewEntity, type PeerReviewRow, type ReviewedAnswer } from './peer.table'

const NAMES_NOBODY = { names: [], employers: [] }

/** A known answer as it would be listed if somebody had shared it. */
export function asListed(id: string, { question: name }: KnownAnswer): ListedAnswer | null {
  const question = questionOf(name)
  return question
    ? { id, type: question.type, level: question.level, language: 'English', questionId: name }
    : null
}

/** The same with its words. Names are placeholders there, as the form of sharing proposes; its numbers count something. */
export function asShared(id: string, answer: KnownAnswer): ReviewedAnswer | null {
  const listed = asListed(id, answer)
  const found = proposePlaceholders(answer.text, NAMES_NOBODY).filter(({ kind }) => kind !== 'number')
  return listed && { ...listed, text: withPlaceholders(answer.text, found) }
}

/** The known answer that a review is of; null where somebody asked for it. */
export function knownOf({
  known,
  sharedId,
}: Pick<PeerReviewRow, 'known' | 'sharedId'>): ReviewedAnswer | null {
  const answer = known === null ? undefined : mixedAnswer(known)
  return answer ? asShared(sharedId, answer) : null
}

/** Own levels with those of the raters, pair by pair. */
const pairsOf = (own: PeerLevels, { levels }: KnownAnswer) =>
  own.map(({ id, level }) => [level, levels[id] ?? 0] as const)

/** How somebody's levels are beside those of the raters; null where the answer is no known one. */
export function comparisonOf({
  known,
  levels,
}: Pick<PeerReviewRow, 'known' | 'levels'>): KnownComparison | null {
  const answer = known === null ? undefined : mixedAnswer(known)
  const type = answer && questionOf(answer.question)?.type
  if (!type) return null
  const { distance, shift } = calibrated(pairsOf(levels, answer))
  return { levels: criteriaOf(type).map((id) => ({ id, level: answer.levels[id] ?? 0 })), distance, shift }
}

/** How kind somebody is on the known answers that came among those of people. A few say nothing. */
export async function knownShift(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<PeerHome['known']> {
  const rows = await manager.findBy(PeerReviewEntity, { marketId, candidateId, state: 'known' })
  const judged = rows.flatMap(({ known, levels }) => {
    const answer = known === null ? undefined : mixedAnswer(known)
    return answer ? [pairsOf(levels, answer)] : []
  })
  const isTold = judged.length >= PEER_RULES.knownTold
  return { count: judged.length, shift: isTold ? calibrated(judged.flat()).shift : null }
}
