import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { MetCriterion } from '@tryka/domain'
import { COACH_VERSION, criterionOffers } from '@tryka/domain'
import { questionOf } from '@tryka/coach'
import type { CandidateRef } from '../../core/places'
import { PracticeFeedbackEntity, PracticeSessionEntity, PracticeTurnEntity } from '../../coach/practice.table'
import type { ChallengeKind, OfferOf } from './challenge-kind'

/** So many of the last answers say what is weak. */
const LOOKED_AT = 60

/** Judged answers of a person with what was said of them, newest first; what is held back to the end of its session is not there. */
async function judgedOf(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  where: { questionId?: string },
) {
  const own = { marketId, candidateId }
  const turns = await manager.find(PracticeTurnEntity, {
    where: { ...own, ...where, state: 'judged' },
    order: { askedAt: 'DESC', id: 'ASC' },
    ...(where.questionId === undefined ? { take: LOOKED_AT } : {}),
  })
  if (turns.length === 0) return []
  const turnId = In(turns.map(({ id }) => id))
  const found = await manager.findBy(PracticeFeedbackEntity, { turnId, engine: COACH_VERSION })
  const waiting = await manager.find(PracticeSessionEntity, {
    select: { id: true },
    where: { ...own, state: 'open', feedbackWhen: 'end' },
  })
  return turns.flatMap((turn) => {
    const said = found.find((one) => one.turnId === turn.id)?.feedback
    const isHeld = waiting.some(({ id }) => id === turn.sessionId)
    return said && said.language === 'en' && !said.distress && !isHeld ? [{ turn, said }] : []
  })
}

/** The best level of each criterion of each question that was met. */
async function metCriteria(manager: EntityManager, who: CandidateRef): Promise<MetCriterion[]> {
  const met = new Map<string, MetCriterion>()
  for (const { turn, said } of await judgedOf(manager, who, {})) {
    const type = questionOf(turn.questionId)?.type
    if (!type) continue
    const { questionId, sessionId, askedAt: at } = turn
    for (const { id: criterion, level } of said.criteria) {
      const key = `${questionId} ${criterion}`
      const known = met.get(key)
      if (known) known.best = level > known.best ? level : known.best
      else met.set(key, { questionId, sessionId, type, criterion, best: level, at })
    }
  }
  return [...met.values()]
}

/** A criterion that is weak, a level higher, on a question that was met before. */
export const criterionChallenges: ChallengeKind<OfferOf<'criterion'>> = {
  kind: 'criterion',
  offers: async (manager, who) =>
    criterionOffers(await metCriteria(manager, who)).filter((offer) => offer.kind === 'criterion'),
  async done(manager, who, { questionId, criterion, level }, since) {
    const judged = await judgedOf(manager, who, { questionId })
    const isMet = judged.some(
      ({ turn, said }) =>
        (turn.answeredAt ?? '') >= since &&
        said.criteria.some((one) => one.id === criterion && one.level >= level),
    )
    return { done: isMet ? 1 : 0, of: 1 }
  },
  about: ({ questionId }) => questionOf(questionId)?.stem ?? '',
  to: ({ sessionId }) => ({ kind: 'practice', sessionId }),
}
