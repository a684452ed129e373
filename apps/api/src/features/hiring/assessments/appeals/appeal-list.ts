import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { z } from 'zod'
import type { AppealCase, AppealCases, AppealsQuery } from '@tryka/domain'
import { TRACKS } from '@tryka/domain'
import { markOf, PAGE_SIZE, pageOf, partsOf } from '../../core/marks'
import type { AppealRow } from '../appeal.table'
import { AppealEntity, NO_TASK } from '../appeal.table'
import { skillOf } from '../attempt-tasks'
import type { AttemptRow, AttemptTaskRow } from '../attempt.table'
import { AttemptEntity, AttemptTaskEntity } from '../attempt.table'

/** Word for word as the indices have them. */
const OPEN = `a.state = 'open'`
const DECIDED = 'a.decidedAt IS NOT NULL'

/** How the person saw its topic named. */
export const topicOf = ({ track }: Pick<AttemptRow, 'track'>, topic: string | undefined): string | null =>
  TRACKS.find(({ slug }) => slug === track)?.topics.find(({ id }) => id === topic)?.name ?? null

/** An appeal in the queue. */
export function appealCase(
  { id, seq, state, at, decidedAt, decidedBy }: AppealRow,
  attempt: AttemptRow,
  task: Pick<AttemptTaskRow, 'topic'> | undefined,
): AppealCase {
  const topic = topicOf(attempt, task?.topic)
  const { track } = attempt
  const named = seq === NO_TASK ? { seq: null, topic: null } : { seq, topic }
  return { id, track, skill: skillOf(attempt), ...named, state, at, decidedAt, decidedBy }
}

/** Those that wait longest first; decided ones by the day of it, the latest first. */
function pageQuery(manager: EntityManager, isOpen: boolean, after: string | undefined) {
  const query = manager.createQueryBuilder(AppealEntity, 'a').where(isOpen ? OPEN : DECIDED)
  const [on, order, by] = isOpen ? (['>', 'ASC', 'a.at'] as const) : (['<', 'DESC', 'a.decidedAt'] as const)
  const [time, last] = partsOf(after, 2) ?? []
  if (time) query.andWhere(`${by} ${on}= :time AND (${by} ${on} :time OR a.id ${on} :last)`, { time, last })
  return query.orderBy(by, order).addOrderBy('a.id', order)
}

/** One page of appeals, and how many there are of each list. */
export async function listAppeals(
  manager: EntityManager,
  { state = 'open', after, pageSize = PAGE_SIZE }: z.output<typeof AppealsQuery>,
): Promise<AppealCases> {
  const isOpen = state === 'open'
  const [found, open, decided] = await Promise.all([
    pageQuery(manager, isOpen, after)
      .limit(pageSize + 1)
      .getMany(),
    manager
      .createQueryBuilder(AppealEntity, 'a')
      .select('COUNT(*)', 'n')
      .addSelect('MIN(a.at)', 'oldest')
      .where(OPEN)
      .getRawOne<{ n: number | string; oldest: string | null }>(),
    manager.createQueryBuilder(AppealEntity, 'a').where(DECIDED).getCount(),
  ])
  const { rows, next } = pageOf(found, pageSize, ({ at, decidedAt, id }) =>
    markOf(isOpen ? at : (decidedAt ?? ''), id),
  )
  return {
    items: await casesOf(manager, rows),
    next,
    oldest: open?.oldest ?? null,
    counts: { open: Number(open?.n ?? 0), decided },
  }
}

async function casesOf(manager: EntityManager, rows: readonly AppealRow[]): Promise<AppealCase[]> {
  if (rows.length === 0) return []
  const ids = In([...new Set(rows.map(({ attemptId }) => attemptId))])
  const [attempts, tasks] = await Promise.all([
    manager.findBy(AttemptEntity, { id: ids }),
    manager.find(AttemptTaskEntity, {
      select: { attemptId: true, seq: true, topic: true },
      where: { attemptId: ids },
    }),
  ])
  return rows.flatMap((row) => {
    const attempt = attempts.find(({ id }) => id === row.attemptId)
    const task = tasks.find((one) => one.attemptId === row.attemptId && one.seq === row.seq)
    return attempt ? [appealCase(row, attempt, task)] : []
  })
}
