import { isInArea, questionOf } from '@tryka/coach'
import { EXPERIENCE_LEVELS } from '@tryka/domain'
import type { PeerCardRow, ListedAnswer } from './peer.table'

/** True for an answer of a type and in a language that somebody chose. */
export const fits = (
  card: Pick<PeerCardRow, 'types' | 'languages'>,
  { type, language }: ListedAnswer,
): boolean => card.types.includes(type) && card.languages.includes(language)

/** 0 for an answer of a person's fields within a level of theirs, which comes first; waiting decides among equals. */
export function strangeness({ areas, level }: PeerCardRow, row: ListedAnswer): number {
  const question = questionOf(row.questionId)
  const apart = Math.abs(EXPERIENCE_LEVELS.indexOf(level) - EXPERIENCE_LEVELS.indexOf(row.level))
  return (question && isInArea(question, areas) ? 0 : 1) + (apart > 1 ? 1 : 0)
}
