import type { EntityManager } from 'typeorm'
import { IsNull, Not } from 'typeorm'
import type { Criterion, PracticeList, PracticeProgress } from '@tryka/domain'
import { COACH_VERSION, PRACTICE_LIMITS, PRACTICE_TYPES } from '@tryka/domain'
import type { CandidateRef } from '../core/places'
import { keepingOf } from './practice-keeping'
import { meanLevels, rowView, wholeSessions } from './practice-view'
import { PracticeSessionEntity, PracticeTurnEntity } from './practice.table'

const PAGE = 20
/** Sessions that progress looks back on. */
const DRAWN = 60

const ownOf = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })

/** Questions that were answered, with the moment of the last time in milliseconds. */
export async function metOf(manager: EntityManager, who: CandidateRef): Promise<Map<string, number>> {
  const turns = await manager.find(PracticeTurnEntity, {
    select: { id: true, questionId: true, askedAt: true },
    where: ownOf(who),
    order: { askedAt: 'ASC' },
  })
  return new Map(turns.map(({ questionId, askedAt }) => [questionId, Date.parse(askedAt)]))
}

/** Sessions that are over, newest first. */
const ended = (manager: EntityManager, who: CandidateRef, take: number) =>
  manager.find(PracticeSessionEntity, {
    where: { ...ownOf(who), state: 'ended', engine: COACH_VERSION, score: Not(IsNull()) },
    order: { startedAt: 'DESC', id: 'ASC' },
    take,
  })

/** The criterion that was lowest over the last sessions; null before the first. */
export async function weakestOf(manager: EntityManager, who: CandidateRef): Promise<Criterion | null> {
  const wholes = await wholeSessions(manager, await ended(manager, who, 5))
  const [weakest] = wholes.flatMap(meanLevels).toSorted((a, b) => a.tenths - b.tenths)
  return weakest?.criterion ?? null
}

/** The best session in which three questions or more were answered; of two alike the earlier one. */
export async function bestSession(manager: EntityManager, who: CandidateRef): Promise<PracticeList['best']> {
  const best = await manager
    .createQueryBuilder(PracticeSessionEntity, 'session')
    .select('session.score', 'score')
    .addSelect('session.startedAt', 'at')
    .innerJoin(PracticeTurnEntity.options.name, 'turn', 'turn.sessionId = session.id')
    .where({ ...ownOf(who), state: 'ended', score: Not(IsNull()) })
    .andWhere('turn.againOf IS NULL AND turn.state = :judged', { judged: 'judged' })
    .groupBy('session.id')
    .having('COUNT(*) >= :least', { least: PRACTICE_LIMITS.best })
    .orderBy('session.score', 'DESC')
    .addOrderBy('session.startedAt', 'ASC')
    .limit(1)
    .getRawOne<{ score: number; at: string }>()
  return best ?? null
}

/** Sessions of practice, newest first. */
export async function practiceList(
  manager: EntityManager,
  who: CandidateRef,
  page: number,
): Promise<PracticeList> {
  const [rows, total] = await manager.findAndCount(PracticeSessionEntity, {
    where: ownOf(who),
    order: { startedAt: 'DESC', id: 'ASC' },
    skip: (page - 1) * PAGE,
    take: PAGE,
  })
  return {
    items: (await wholeSessions(manager, rows)).map(rowView),
    total,
    page,
    pageSize: PAGE,
    best: await bestSession(manager, who),
    keeping: await keepingOf(manager, who),
  }
}

/** Levels of each criterion over time, of this version of the engine alone. */
export async function practiceProgress(manager: EntityManager, who: CandidateRef): Promise<PracticeProgress> {
  const wholes = await wholeSessions(manager, (await ended(manager, who, DRAWN)).toReversed())
  const others = await manager.find(PracticeSessionEntity, {
    select: { id: true, types: true },
    where: { ...ownOf(who), state: 'ended', engine: Not(COACH_VERSION) },
  })
  return {
    engine: COACH_VERSION,
    types: PRACTICE_TYPES.map((type) => ({
      type,
      points: wholes.flatMap((whole) => {
        const levels = meanLevels(whole).filter((one) => one.type === type)
        const { id: sessionId, startedAt: at } = whole.session
        return levels.length
          ? [{ sessionId, at, levels: levels.map(({ criterion, tenths }) => ({ criterion, tenths })) }]
          : []
      }),
      others: others.filter(({ types }) => types.includes(type)).length,
    })).filter(({ points, others: before }) => points.length > 0 || before > 0),
  }
}
