import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { Cases, CasesQuery } from '@tryka/domain'
import { rowView } from './case-view'
import { markOf, PAGE_SIZE, pageOf, partsOf } from '../core/marks'
import type { CaseRow } from './moderation.table'
import { CaseEntity, ObjectionEntity } from './moderation.table'

/** Word for word as the indices have them. */
const OPEN = `c.state IN ('open', 'looked_at')`
const DECIDED = `c.state = 'decided'`
const NONE = ['', '', ''] as const

type Query = z.output<typeof CasesQuery>

/** The heaviest first, then the oldest. */
function openCases(manager: EntityManager, after: string | undefined) {
  const query = manager.createQueryBuilder(CaseEntity, 'c').where(OPEN)
  const [weight, time, last] = partsOf(after, 3) ?? NONE
  if (/^\d{1,9}$/.test(weight ?? ''))
    query.andWhere(
      // The first of these is what the index goes by.
      `c.weight <= :weight AND (c.weight < :weight OR
        (c.weight = :weight AND (c.openedAt > :time OR (c.openedAt = :time AND c.id > :last))))`,
      { weight: Number(weight), time, last },
    )
  return query.orderBy('c.weight', 'DESC').addOrderBy('c.openedAt', 'ASC').addOrderBy('c.id', 'ASC')
}

/** By the day of their decision, the latest first. */
function decidedCases(manager: EntityManager, after: string | undefined) {
  const query = manager.createQueryBuilder(CaseEntity, 'c').where(DECIDED)
  const [time, last] = partsOf(after, 2) ?? NONE
  if (time) query.andWhere('c.decidedAt <= :time AND (c.decidedAt < :time OR c.id < :last)', { time, last })
  return query.orderBy('c.decidedAt', 'DESC').addOrderBy('c.id', 'DESC')
}

const marks = {
  open: ({ weight, openedAt, id }: CaseRow) => markOf(weight, openedAt, id),
  decided: ({ decidedAt, id }: CaseRow) => markOf(decidedAt ?? '', id),
}

/** One page of cases, and how many there are of each list. */
export async function listCases(
  manager: EntityManager,
  { state = 'open', after, pageSize = PAGE_SIZE }: Query,
): Promise<Cases> {
  const page = (state === 'open' ? openCases : decidedCases)(manager, after)
  const [found, open, decided, objections] = await Promise.all([
    page.limit(pageSize + 1).getMany(),
    manager
      .createQueryBuilder(CaseEntity, 'c')
      .select('COUNT(*)', 'n')
      .addSelect('MIN(c.openedAt)', 'oldest')
      .where(OPEN)
      .getRawOne<{ n: number | string; oldest: string | null }>(),
    manager.createQueryBuilder(CaseEntity, 'c').where(DECIDED).getCount(),
    manager.countBy(ObjectionEntity, { state: 'open' }),
  ])
  const { rows, next } = pageOf(found, pageSize, marks[state])
  return {
    items: rows.map(rowView),
    next,
    oldest: open?.oldest ?? null,
    counts: { open: Number(open?.n ?? 0), decided, objections },
  }
}
