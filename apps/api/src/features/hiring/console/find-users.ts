import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { Brackets } from 'typeorm'
import type { z } from 'zod'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { UsersQuery } from '@tryka/domain'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { AccountEntity } from '../../../services/accounts/account.entity'

const PAGE_SIZE = 25
/** Beyond so many a list says that there are more; counting them all would read them all. */
const COUNTED = 10_000
/** Between the time and the id of the last row shown. */
const MARK = '~'

type Query = SelectQueryBuilder<AccountRow>
type Filters = Pick<z.output<typeof UsersQuery>, 'q' | 'state'>

/** SQLite lowers plain letters alone: others are found as they are typed. */
const named = (alias: string): string =>
  `(LOWER(${alias}.name) LIKE :like ESCAPE '\\' OR ${alias}.name LIKE :typed ESCAPE '\\')`

const NAMED = `SELECT c.account_id FROM candidates c WHERE c.market_id = :live AND ${named('c')}
  UNION ALL SELECT m.account_id FROM team_members m
    WHERE m.market_id = :live AND m.account_id IS NOT NULL AND ${named('m')}`

/** What is typed stands for itself: nothing in it is a pattern. */
const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function filter(query: Query, { q, state }: Filters, at: string): Query {
  const rests = 'a.stateDecisionId IS NOT NULL AND (a.suspendedUntil IS NULL OR a.suspendedUntil > :at)'
  if (state) query.andWhere(state === 'suspended' ? rests : `NOT (${rests})`, { at })
  if (q)
    query.andWhere(
      new Brackets((any) =>
        any.where('a.id = :q').orWhere(`a.emailKey LIKE :like ESCAPE '\\'`).orWhere(`a.id IN (${NAMED})`),
      ),
      { q, like: likeOf(q.toLowerCase()), typed: likeOf(q), live: LIVE_MARKET_ID },
    )
  return query
}

/** One page of accounts, newest first, from where the last one ended. */
export async function findUsers(
  manager: EntityManager,
  { after, pageSize = PAGE_SIZE, ...filters }: z.output<typeof UsersQuery>,
  at: string,
): Promise<{ rows: AccountRow[]; next: string | null; total: number; exact: boolean }> {
  const all = () =>
    filter(
      manager.createQueryBuilder(AccountEntity, 'a').where('a.kind = :kind', { kind: 'registered' }),
      filters,
      at,
    )
  const page = all()
  const [time, id] = (after ?? '').split(MARK)
  if (time && id)
    page.andWhere('(a.createdAt < :time OR (a.createdAt = :time AND a.id < :last))', { time, last: id })
  const [found, counted] = await Promise.all([
    page
      .orderBy('a.createdAt', 'DESC')
      .addOrderBy('a.id', 'DESC')
      .limit(pageSize + 1)
      .getMany(),
    all()
      .select('a.id', 'id')
      .limit(COUNTED + 1)
      .getRawMany(),
  ])
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  return {
    rows,
    next: found.length > pageSize && last ? `${last.createdAt}${MARK}${last.id}` : null,
    total: Math.min(counted.length, COUNTED),
    exact: counted.length <= COUNTED,
  }
}
