import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { UsersFilter } from '@tryka/domain'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { filterOf } from './user-filters'

/** Beyond so many a list says that there are more; counting them all would read them all. */
export const COUNTED = 10_000

type Query = SelectQueryBuilder<AccountRow>

/** What a page of accounts is asked for. */
export interface Ask {
  manager: EntityManager
  filter: Omit<UsersFilter, 'q'>
  /** The time by which a suspension rests or does not. */
  at: string
  /** The last row shown. */
  mark: { time: string; id: string } | undefined
  take: number
  /** Whether it is said how many there are in all; a file does not. */
  isCounted: boolean
  /** From how many on words are common, and among how many of the newest accounts these are looked for. */
  reach: Reach
}

export interface Reach {
  /** A word that no more rows have is rare: they are all read and sorted. */
  rare: number
  /** Among so many of the newest accounts a page of common words is looked for one by one. */
  window: number
}

/** A page, and how many there are in all; not exact when there are more than `total`. */
export interface Found {
  rows: AccountRow[]
  total: number
  exact: boolean
}

/** Read from the index of those that are suspended, so that whoever is not needs no look at its row. */
export const RESTING = `SELECT s.id FROM accounts s WHERE s.state_decision_id IS NOT NULL
  AND (s.suspended_until IS NULL OR s.suspended_until > :at)`

/** Everybody with a proven address who fits the filter. */
export function listed({ manager, filter, at }: Ask): Query {
  const { state } = filter
  // The few that are suspended have an index of their own; those of the kind would lead to everybody.
  const kind = state === 'suspended' ? `COALESCE(a.kind, '')` : 'a.kind'
  const admittedAt = state === 'suspended' ? `NULLIF(a.admittedAt, '')` : 'a.admittedAt'
  const query = manager
    .createQueryBuilder(AccountEntity, 'a')
    .where(`${kind} = :kind`, { kind: 'registered' })
  const rests = 'a.stateDecisionId IS NOT NULL AND (a.suspendedUntil IS NULL OR a.suspendedUntil > :at)'
  if (state) query.andWhere(state === 'suspended' ? rests : `a.id NOT IN (${RESTING})`, { at })
  const { conditions, parameters } = filterOf(filter, { id: 'a.id', admittedAt })
  for (const condition of conditions) query.andWhere(condition, parameters)
  if (filter.since) query.andWhere('a.createdAt >= :since', { since: `${filter.since}T00:00:00.000Z` })
  return query
}

/** Newest first, from where the last page ended. */
export function newest(query: Query, { mark }: Ask): Query {
  if (mark)
    // The first of the two is what the index goes by.
    query.andWhere('a.createdAt <= :time AND (a.createdAt < :time OR a.id < :last)', {
      time: mark.time,
      last: mark.id,
    })
  return query.orderBy('a.createdAt', 'DESC').addOrderBy('a.id', 'DESC')
}

/** The database counts: ten thousand rows would be read only to be thrown away. */
export async function countUpTo(manager: EntityManager, rows: Query): Promise<number> {
  const some = rows.select('a.id', 'id').limit(COUNTED + 1)
  const counting = manager.connection
    .createQueryBuilder()
    .select('COUNT(*)', 'n')
    .from(`(${some.getQuery()})`, 'found')
    .setParameters(some.getParameters())
  const row = await counting.getRawOne<{ n: number | string }>()
  return Number(row?.n ?? 0)
}

/** Those that the same question lists, and how many they are. `all` makes the question anew each time. */
export async function pageOf(ask: Ask, all: () => Query): Promise<Found> {
  const [rows, counted] = await Promise.all([
    newest(all(), ask).limit(ask.take).getMany(),
    ask.isCounted ? countUpTo(ask.manager, all()) : 0,
  ])
  return { rows, total: Math.min(counted, COUNTED), exact: counted <= COUNTED }
}
