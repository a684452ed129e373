import type { EntityManager } from 'typeorm'
import { MoreThanOrEqual } from 'typeorm'
import { questionOf } from '@tryka/coach'
import type { PlanEvidence } from '@tryka/domain'
import { evidenceKey, localDay, PLAN_LIMITS } from '@tryka/domain'
import { ModuleProgressEntity } from '../../learning/module.table'
import { judgedTurns, wholeSessions } from '../practice-view'
import { PracticeSessionEntity } from '../practice.table'
import type { StoredPlanRow } from './plan.table'

/** Sessions that are looked at; a plan is of weeks at most. */
const MOST = 200
/** Answers of a session of full length that may have been skipped. */
const MAY_LACK = 1

interface Since {
  plan: Pick<StoredPlanRow, 'marketId' | 'candidateId' | 'interviewId'> & { madeAt: string }
  zone: string
  /** When the one easy question is due; null while no time is agreed. */
  warmUpDay: string | null
}

/** What was practised and learned since a plan was made, by the item that it does: the id of the session or module. */
export async function planEvidence(
  manager: EntityManager,
  { plan, zone, warmUpDay }: Since,
): Promise<PlanEvidence> {
  const { marketId, candidateId, interviewId, madeAt } = plan
  const sessions = await manager.find(PracticeSessionEntity, {
    where: { marketId, candidateId, startedAt: MoreThanOrEqual(madeAt) },
    order: { startedAt: 'ASC', id: 'ASC' },
    take: MOST,
  })
  const evidence = new Map<string, string>()
  const note = (key: string, id: string) => evidence.has(key) || evidence.set(key, id)
  for (const whole of await wholeSessions(manager, sessions)) {
    const { id, forKind, forRef, startedAt, state, plan: asked } = whole.session
    const answered = judgedTurns(whole).filter(({ feedback }) => feedback.criteria.length > 0)
    for (const { turn } of answered)
      for (const skill of questionOf(turn.questionId)?.skills ?? []) note(evidenceKey('practice', skill), id)
    const isForIt = forKind === 'interview' && forRef === interviewId
    const isFull = asked.length >= PLAN_LIMITS.fullQuestions && answered.length >= asked.length - MAY_LACK
    if (isForIt && isFull && state === 'ended') note(evidenceKey('full', 'full'), id)
    const isDue = warmUpDay === null || localDay(new Date(startedAt), zone) >= warmUpDay
    if (isDue && answered.length > 0) note(evidenceKey('warm-up', 'warm-up'), id)
  }
  const learned = await manager.findBy(ModuleProgressEntity, {
    marketId,
    candidateId,
    state: 'passed',
    passedAt: MoreThanOrEqual(madeAt),
  })
  for (const { moduleId } of learned) note(evidenceKey('module', moduleId), moduleId)
  return evidence
}
