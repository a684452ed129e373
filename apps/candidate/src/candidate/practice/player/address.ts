import type { PracticeSession, PracticeTurn } from '@tryka/domain'

const isOpen = ({ state }: PracticeTurn): boolean => state === 'asked' || state === 'answered'

/** The questions of the plan that were asked, in their order, without those that were answered again. */
export const firstTurns = ({ turns }: PracticeSession): PracticeTurn[] =>
  turns.filter(({ againOf }) => againOf === null)

/** The question of the plan that waits for an answer. */
export const openTurn = (session: PracticeSession): PracticeTurn | undefined =>
  session.state === 'open' ? firstTurns(session).find(isOpen) : undefined

/**
 * What the address means: the turn that it names, else the question that waits, else the summary. Feedback that is held
 * back until the end is no page, and neither is a question that was open when its session ended.
 */
export function shownTurn(session: PracticeSession, named: string): PracticeTurn | undefined {
  const turn = session.turns.find(({ id }) => id === named)
  if (!turn) return openTurn(session)
  const isRead = turn.state === 'judged' && turn.feedback !== null
  const isWritten = isOpen(turn) && (session.state === 'open' || turn.againOf !== null)
  return isRead || isWritten ? turn : openTurn(session)
}

/** The place of a question in the plan, from 1; one that is answered again has that of the first time. */
export const placeOf = (session: PracticeSession, { id, againOf }: PracticeTurn): number =>
  firstTurns(session).findIndex((turn) => turn.id === (againOf ?? id)) + 1

/** Every attempt at the question of a turn, in their order. */
export const attemptsOf = ({ turns }: PracticeSession, { id, againOf }: PracticeTurn): PracticeTurn[] =>
  turns.filter((turn) => (turn.againOf ?? turn.id) === (againOf ?? id))
