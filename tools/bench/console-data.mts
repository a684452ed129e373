import { performance } from 'node:perf_hooks'
import { addWords } from '../../apps/api/src/db/account-words/fill'
import { migrate } from '../../apps/api/src/db/data-source'
import type { Database } from '../../apps/api/src/db/database'
import { LIVE_MARKET_ID } from '../../libs/domain/src'
import { migrations } from '../../apps/api/src/db/migrations'
import { FindByWords20261122420000 as FindByWords } from '../../apps/api/src/db/migrations/20261122420000-find-by-words'
import { tell } from './bench-postgres.mts'

/** Rows of one statement, which has to end before the product's patience does. */
const BATCH = 20_000
const SMALL = 5_000

/** Syllables make names enough that the most usual one is one in two hundred, as of real people. */
const SYLLABLES = 'an be co du el fi go ha in jo ka li mo nu or pa ri so ta ul ve wi yo zu'.split(' ')
/** More than half of everybody is at one. */
const HOSTS = 'gmail gmail gmail gmail gmail gmail outlook outlook acme mail corp'.split(' ')
export const nameOf = (n: number, most: number): string => {
  const at = n % most
  const [a, b, c] = [at % 24, Math.floor(at / 24) % 24, Math.floor(at / 576)]
  return `${SYLLABLES[a]}${SYLLABLES[b]}${SYLLABLES[c] ?? ''}`
}
export const idOf = (n: number): string => `ee000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const two = (n: number): string => String(n).padStart(2, '0')
/** Numbers without a common factor, so that no name is of one day. One in a hundred thousand has a rare one. */
export function personOf(n: number) {
  const [first, last] = [
    nameOf(n, 199),
    n % 100_000 === 7 ? 'Quillfeather' : nameOf(Math.floor(n / 199), 4_999),
  ]
  const at = `2025-${two((n % 12) + 1)}-${two((n % 28) + 1)}T00:00:00.000Z`
  return {
    id: idOf(n),
    email: `${first}.${last}-${n}@${HOSTS[n % 11]}.com`.toLowerCase(),
    name: `${first} ${last}`,
    at,
    isIn: isLetIn(n),
  }
}
/** Where a page in the middle of the list begins. */
export const MIDDLE = '2025-06-15T00:00:00.000Z~ee000000-0000-7000-8000-000000080000'
const peopleFrom = (first: number, last: number): Made[] =>
  Array.from({ length: last - first + 1 }, (_, i) => personOf(first + i))
type Made = ReturnType<typeof personOf>

/** Goes on where it ended. */
export async function fill(
  db: Database,
  url: string,
  accounts: number,
  say: (text: string) => void,
): Promise<void> {
  const [row] = await db.source.query<{ n: number | string }[]>(
    `SELECT COUNT(*) AS n FROM accounts WHERE id LIKE 'ee000000-0000-7000-8000-%'`,
  )
  const known = Number(row?.n ?? 0)
  if (known >= accounts) return
  for (let n = known; n < accounts; n += BATCH)
    await addAccounts(db, peopleFrom(n + 1, Math.min(accounts, n + BATCH)))
  await addAllWords(db, accounts, say)
  await addPlaces(db, accounts)
  // As the server does by itself, in more time than the product gives a statement.
  if (!db.isSqlite) await tell(url, 'VACUUM ANALYZE accounts, account_words, candidates, team_members')
}

async function addAccounts(db: Database, people: readonly Made[]): Promise<void> {
  const each = db.isSqlite ? 'json_each(?)' : 'json_array_elements($1::json) AS x(value)'
  await db.write((m) =>
    m.query(
      `INSERT INTO accounts (id, kind, email, email_key, created_at, last_used_at, admitted_at)
         SELECT value ->> 0, 'registered', value ->> 1, value ->> 1, value ->> 2, value ->> 2, value ->> 3 FROM ${each}`,
      [JSON.stringify(people.map(({ id, email, at, isIn }) => [id, email, at, isIn ? at : null]))],
    ),
  )
}

/** Three in ten are let in; most of these have a profile, one in fifty a seat. */
const isLetIn = (n: number): boolean => n % 10 < 3
const placesOf = (n: number) => ({ hasProfile: n % 10 < 2 || n % 50 === 2, hasSeat: n % 150 === 2 })

const PROFILES = `INSERT INTO candidates (id, market_id, account_id, name, email, title, bio, location, phone, time_zone,
  types, relocate_to, availability, technology, work, education, visible_to_recruiters, show_online_status,
  allow_direct_messages, include_in_talent_directory, notifications, weekly_goal_hours, last_visit_at, last_seen_at,
  search_text, created_at, version, verified_skills)
  SELECT value ->> 0, '${LIVE_MARKET_ID}', value ->> 0, value ->> 1, '', '', '', '', '', 'UTC', '[]', '[]', 'Immediately', 'Other',
    '[]', '[]', false, false, false, false, '{}', 0, value ->> 2, value ->> 2, '', value ->> 2, 1, 0 FROM `
const SEATS = `INSERT INTO team_members (id, market_id, company_id, name, email, title, role, status, version, account_id)
  SELECT value ->> 0, '${LIVE_MARKET_ID}', value ->> 0, value ->> 1, '', '', 'Admin', 'Active', 1, value ->> 0 FROM `

async function addPlaces(db: Database, accounts: number): Promise<void> {
  const each = db.isSqlite ? 'json_each(?)' : 'json_array_elements($1::json) AS x(value)'
  for (let n = 1; n <= accounts; n += SMALL) {
    const numbers = Array.from({ length: Math.min(SMALL, accounts - n + 1) }, (_, i) => n + i)
    const rows = (some: (one: number) => boolean) =>
      JSON.stringify(numbers.filter(some).map((one) => Object.values(personOf(one)).toSpliced(1, 1)))
    await db.write((m) => m.query(PROFILES + each, [rows((one) => placesOf(one).hasProfile)]))
    await db.write((m) => m.query(SEATS + each, [rows((one) => placesOf(one).hasSeat)]))
  }
}

/** As the migration does it, which is timed; then the names, which stand in no table here: nothing asked reads one. */
async function addAllWords(db: Database, accounts: number, say: (text: string) => void): Promise<void> {
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const from = performance.now()
    await work()
    say(`${what}: ${((performance.now() - from) / 1_000).toFixed(0)} s`)
  }
  for (const _ of migrations.slice(migrations.indexOf(FindByWords)))
    await db.source.undoLastMigration({ transaction: 'each' })
  await timed('the migration, words of addresses', () => migrate(db))
  await timed('words of names', async () => {
    for (let n = 1; n <= accounts; n += SMALL)
      await db.write((m) =>
        addWords(
          m,
          peopleFrom(n, Math.min(accounts, n + SMALL - 1)).map(({ id, name, at }) => [
            id,
            'person',
            name,
            at,
          ]),
        ),
      )
  })
}
