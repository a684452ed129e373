import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { emailKey } from '@tryka/domain'
import type { UsersFilter, UsersQuery } from '@tryka/domain'
import { askedWords } from '../../../db/account-words/fold'
import type { AccountRow } from '../../../services/accounts/account.entity'
import type { Ask, Found, Reach } from './listed-accounts'
import { listed, pageOf } from './listed-accounts'
import { findByWords } from './users-by-words'

const PAGE_SIZE = 25
const CHUNK = 500
/** Between the time and the id of the last row shown. */
const MARK = '~'
/** Sorting so many rows of the index takes as long as looking at so many accounts. */
const REACH: Reach = { rare: 20_000, window: 20_000 }
const NOBODY: Found = { rows: [], total: 0, exact: true }

/** Who has this id or this address is who is meant; otherwise everybody with these words. */
async function search(ask: Ask, q: string): Promise<Found> {
  const meant = { id: q, key: emailKey(q) }
  const rows = await listed(ask).andWhere('(a.id = :id OR a.emailKey = :key)', meant).getMany()
  if (rows.length) return { rows, total: rows.length, exact: true }
  const words = askedWords(q)
  return words.length ? findByWords(ask, words) : NOBODY
}

type UsersFound = Found & { next: string | null }

/** One page of accounts, newest first, from where the last one ended. */
export const findUsers = (
  manager: EntityManager,
  query: z.output<typeof UsersQuery>,
  at: string,
  reach = REACH,
): Promise<UsersFound> => find(manager, query, { at, reach, isCounted: true })

/** All of a filter, a few hundred at a time. */
export async function* allUsers(
  manager: EntityManager,
  filter: UsersFilter,
  at: string,
): AsyncGenerator<AccountRow[]> {
  let after: string | undefined
  do {
    const query = { ...filter, after, pageSize: CHUNK }
    const { rows, next } = await find(manager, query, { at, reach: REACH, isCounted: false })
    if (rows.length) yield rows
    after = next ?? undefined
  } while (after !== undefined)
}

async function find(
  manager: EntityManager,
  { after, pageSize = PAGE_SIZE, q, ...filter }: z.output<typeof UsersQuery>,
  how: Pick<Ask, 'at' | 'reach' | 'isCounted'>,
): Promise<UsersFound> {
  const [time, id] = (after ?? '').split(MARK)
  const ask: Ask = {
    ...how,
    manager,
    filter,
    mark: time && id ? { time, id } : undefined,
    // One more tells whether there is another page.
    take: pageSize + 1,
  }
  const found = await (q ? search(ask, q) : pageOf(ask, () => listed(ask)))
  const rows = found.rows.slice(0, pageSize)
  const last = rows.at(-1)
  const isMore = found.rows.length > pageSize && last
  return { ...found, rows, next: isMore ? `${last.createdAt}${MARK}${last.id}` : null }
}
