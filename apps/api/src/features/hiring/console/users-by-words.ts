import { In } from 'typeorm'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { Ask, Found } from './listed-accounts'
import { COUNTED, listed, newest, pageOf, RESTING } from './listed-accounts'
import { filterOf } from './user-filters'
import { hasOne, inRange, isAmong, rangesOf, sizesOf } from './word-ranges'

interface Search {
  ask: Ask
  words: readonly string[]
  /** Which of the words leads: the rarest. */
  first: number
  /** How the other words are looked for: one account after the other, unless there are too many for that. */
  also: typeof hasOne
}

const rarest = (sizes: readonly number[]): number => sizes.indexOf(Math.min(...sizes))

const NAMES = {
  id: 'w.account_id',
  admittedAt: '(SELECT b.admitted_at FROM accounts b WHERE b.id = w.account_id)',
}

/** What accounts `w` must be beside having the first word. */
const alsoOf = ({ ask: { filter }, words, first, also }: Search): string[] => [
  ...(filter.since ? ['w.made_at >= :since'] : []),
  ...words.flatMap((_, n) => (n === first ? [] : [also('w.account_id', n)])),
  ...(filter.state ? [`w.account_id NOT IN (${RESTING})`] : []),
  ...filterOf(filter, NAMES).conditions,
]

function fromRows({ ask: { manager, at, mark, filter }, words }: Search, rows: string) {
  // A mark that is no time lies behind nobody.
  const made = Date.parse(mark?.time ?? '')
  return manager.connection
    .createQueryBuilder()
    .from(`(${rows})`, 'found')
    .setParameters({ ...rangesOf(words), at, ...filterOf(filter, NAMES).parameters })
    .setParameters(filter.since ? { since: Date.parse(filter.since) } : {})
    .setParameters(mark ? { made: Number.isNaN(made) ? Number.MAX_SAFE_INTEGER : made, last: mark.id } : {})
}

/** All that the first word leads to, sorted without a look at their accounts. */
async function pageByIndex(search: Search): Promise<AccountRow[]> {
  const { manager, mark, take } = search.ask
  const also = [
    ...alsoOf(search),
    ...(mark ? ['w.made_at <= :made AND (w.made_at < :made OR w.account_id < :last)'] : []),
  ]
  const found = await fromRows(
    search,
    `SELECT DISTINCT w.account_id AS id, w.made_at AS made_at FROM account_words w
     WHERE ${[inRange('w', search.first), ...also].join(' AND ')}`,
  )
    .select('found.id', 'id')
    .orderBy('found.made_at', 'DESC')
    .addOrderBy('found.id', 'DESC')
    .limit(take)
    .getRawMany<{ id: string }>()
  const rows = await manager.findBy(AccountEntity, { id: In(found.map(({ id }) => id)) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.flatMap(({ id }) => byId.get(id) ?? [])
}

/** How many of those that the first rows of the first word lead to. */
async function countFirst(search: Search): Promise<number> {
  const first = `SELECT f.account_id, f.made_at FROM account_words f WHERE ${inRange('f', search.first)} LIMIT ${search.ask.reach.rare + 1}`
  const also = alsoOf(search)
  const row = await fromRows(
    search,
    `SELECT DISTINCT w.account_id AS id FROM (${first}) w ${also.length ? `WHERE ${also.join(' AND ')}` : ''}
     LIMIT ${COUNTED + 1}`,
  )
    .select('COUNT(*)', 'n')
    .getRawOne<{ n: number | string }>()
  return Number(row?.n ?? 0)
}

/** Common words are soon found among the newest accounts; where they are not, everybody with the rarest is read. */
async function pageByTime(search: Search): Promise<AccountRow[]> {
  const { ask, words } = search
  const end = await newest(listed(ask), ask).offset(ask.reach.window).limit(1).getOne()
  const page = withWords(ask, words)
  if (end)
    page.andWhere('a.createdAt >= :endTime AND (a.createdAt > :endTime OR a.id >= :endId)', {
      endTime: end.createdAt,
      endId: end.id,
    })
  const rows = await newest(page, ask).limit(ask.take).getMany()
  if (!end || rows.length === ask.take) return rows
  const sizes = await sizesOf(ask.manager, words, Number.MAX_SAFE_INTEGER)
  return pageByIndex({ ...search, first: rarest(sizes), also: isAmong })
}

const withWords = (ask: Ask, words: readonly string[]) =>
  listed(ask).andWhere(words.map((_, n) => hasOne('a.id', n)).join(' AND '), rangesOf(words))

/** Accounts that have a word beginning with each of `words`. */
export async function findByWords(ask: Ask, words: readonly string[]): Promise<Found> {
  // So few are suspended that each is looked at.
  if (ask.filter.state === 'suspended') return pageOf(ask, () => withWords(ask, words))
  const sizes = await sizesOf(ask.manager, words, ask.reach.rare + 1)
  const search = { ask, words, first: rarest(sizes), also: hasOne }
  const isRare = Math.min(...sizes) <= ask.reach.rare
  const [rows, counted] = await Promise.all([
    isRare ? pageByIndex(search) : pageByTime(search),
    ask.isCounted ? countFirst(search) : 0,
  ])
  if (isRare) return { rows, total: Math.min(counted, COUNTED), exact: counted <= COUNTED }
  // All are on this page, or there is another one: then there are more than were looked at.
  if (!ask.mark && rows.length < ask.take) return { rows, total: rows.length, exact: true }
  return { rows, total: Math.min(Math.max(counted - 1, rows.length - 1, 0), COUNTED), exact: false }
}
