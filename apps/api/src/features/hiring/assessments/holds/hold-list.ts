import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { z } from 'zod'
import type { HoldCase, HoldCases, HoldDetail, HoldsQuery, HoldState } from '@tryka/domain'
import { RECHECK_RULES, WAITING_HOLDS } from '@tryka/domain'
import { markOf, PAGE_SIZE, pageOf, partsOf } from '../../core/marks'
import { isAnswered, isScored, skillOf, tasksOf } from '../attempt-tasks'
import type { AttemptRow } from '../attempt.table'
import { AttemptEntity } from '../attempt.table'
import type { HoldRow } from '../hold.table'
import { HoldEntity } from '../hold.table'
import { reasonsOf } from '../own-hold'
import type { RecheckRow } from '../recheck.table'
import { RecheckEntity } from '../recheck.table'

type List = keyof HoldCases['counts']

const STATES: Record<List, readonly HoldState[]> = {
  waiting: WAITING_HOLDS,
  open: ['open'],
  decided: ['confirmed', 'not_confirmed', 'refused'],
}

function caseOf(row: HoldRow, attempt: AttemptRow, recheck: RecheckRow | undefined): HoldCase {
  const { id, state, signs, at, until, decidedAt, decidedBy, version } = row
  return {
    id,
    track: attempt.track,
    skill: skillOf(attempt),
    state,
    kinds: reasonsOf(signs).map(({ kind }) => kind),
    at,
    until,
    recheck: recheck?.state ?? null,
    decidedAt,
    decidedBy,
    version,
  }
}

/** Those that wait longest first; decided ones by the day of it, the latest first. */
function pageQuery(manager: EntityManager, list: List, after: string | undefined) {
  const query = manager
    .createQueryBuilder(HoldEntity, 'h')
    .where('h.state IN (:...states)', { states: [...STATES[list]] })
  const isDecided = list === 'decided'
  const [on, order, by] = isDecided
    ? (['<', 'DESC', 'h.decidedAt'] as const)
    : (['>', 'ASC', 'h.at'] as const)
  const [time, last] = partsOf(after, 2) ?? []
  if (time) query.andWhere(`${by} ${on}= :time AND (${by} ${on} :time OR h.id ${on} :last)`, { time, last })
  return query.orderBy(by, order).addOrderBy('h.id', order)
}

/** One page of held results, and how many there are of each list. */
export async function listHolds(
  manager: EntityManager,
  { state = 'waiting', after, pageSize = PAGE_SIZE }: z.output<typeof HoldsQuery>,
): Promise<HoldCases> {
  const countOf = (list: List) => manager.countBy(HoldEntity, { state: In([...STATES[list]]) })
  const [found, waiting, open, decided] = await Promise.all([
    pageQuery(manager, state, after)
      .limit(pageSize + 1)
      .getMany(),
    countOf('waiting'),
    countOf('open'),
    countOf('decided'),
  ])
  const { rows, next } = pageOf(found, pageSize, ({ at, decidedAt, id }) =>
    markOf(state === 'decided' ? (decidedAt ?? '') : at, id),
  )
  const ids = In(rows.map(({ attemptId }) => attemptId))
  const [attempts, rechecks] = await Promise.all([
    manager.findBy(AttemptEntity, { id: ids }),
    manager.findBy(RecheckEntity, { attemptId: ids }),
  ])
  const items = rows.flatMap((row) => {
    const attempt = attempts.find(({ id }) => id === row.attemptId)
    const recheck = rechecks.find(({ attemptId }) => attemptId === row.attemptId)
    return attempt ? [caseOf(row, attempt, recheck)] : []
  })
  return { items, next, counts: { waiting, open, decided } }
}

/** One with what was seen, how the five tasks went, and what its person says. */
export async function holdDetail(manager: EntityManager, row: HoldRow): Promise<HoldDetail> {
  const { attemptId, signs, said, appeal, reason } = row
  const attempt = await manager.findOneByOrFail(AttemptEntity, { id: attemptId })
  const recheck = (await manager.findOneBy(RecheckEntity, { attemptId })) ?? undefined
  const tasks = (await tasksOf(manager, attemptId)).filter((task) => isAnswered(task) && isScored(task))
  return {
    ...caseOf(row, attempt, recheck),
    signs,
    score: attempt.measured?.score ?? 0,
    tasks: tasks.length,
    right: recheck?.right ?? null,
    of: recheck?.of ?? RECHECK_RULES.tasks,
    said,
    appeal,
    reason,
  }
}

const NOT_SHOWN = 'A moderator or an owner reads this.'

/** For who only looks: what was seen, and nothing that the person wrote. */
export const withoutHoldWords = (found: HoldDetail): HoldDetail => ({
  ...found,
  said: found.said && NOT_SHOWN,
  appeal: found.appeal && NOT_SHOWN,
})
