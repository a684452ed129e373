import { randomInt, randomUUID } from 'node:crypto'
import { emailKey, LIVE_MARKET_ID, USER_PLACES } from '@tryka/domain'
import type { UserPlaces, UsersFilter } from '@tryka/domain'
import { askedWords, storedWords } from '../../../db/account-words/fold'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { noteWords } from '../../../services/accounts/account-words'
import type { TestDatabase } from '../../../testing/storage'
import { openTestDatabase } from '../../../testing/storage'
import { CandidateEntity } from '../profile/candidate.table'
import type { StoredCandidateRow } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'
import type { StoredMemberRow } from '../team/team.table'
import { allUsers, findUsers } from './find-users'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`find users: seed ${seed}`)

/** Numbers that chance would give, the same for the same seed (mulberry32). */
let state = seed
function below(end: number): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % end
}
const some = <T>(values: readonly [T, ...T[]]): T => values[below(values.length)] ?? values[0]

const FIRST = ['Asha', 'Ash', 'Ben', 'Bénédicte', 'محمد', 'राम', '王小明', 'Zoë'] as const
const LAST = ['Verma', 'Ashford', 'Holt', 'Benz', 'शर्मा', 'أحمد'] as const
const HOSTS = ['gmail.com', 'mail.example.org', 'ash.co', 'b-test.com'] as const
const TYPED = ['a', 'ash', 'asha', 'b', 'ben benz', 'com', 'gmail', 'gm com a', 'zoe', '小', 'gmail org', 'q']
const NOW = '2026-05-01T00:00:00.000Z'
const ENDS = [null, '2026-04-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z'] as const

type Where = Exclude<UserPlaces, 'none'>
const DAYS = ['2026-01-01', '2026-01-20', '2026-02-09', '2026-03-01'] as const

/** What a profile and a seat need beside what is asked of them here. */
const at = { marketId: LIVE_MARKET_ID, email: 'x@mail.example', title: '', version: 1 }
const profileOf = (accountId: string, name: string): StoredCandidateRow => ({
  ...at,
  id: randomUUID(),
  accountId,
  name,
  bio: '',
  location: '',
  metro: null,
  country: null,
  phone: '',
  timeZone: 'UTC',
  salaryMin: null,
  currency: null,
  types: [],
  openToRemote: null,
  relocateTo: [],
  availability: 'Actively looking',
  experienceMonths: null,
  technology: 'Cybersecurity',
  work: [],
  education: [],
  visibleToRecruiters: false,
  showOnlineStatus: false,
  allowDirectMessages: false,
  includeInTalentDirectory: false,
  notifications: {} as StoredCandidateRow['notifications'],
  weeklyGoalHours: 0,
  lastVisitAt: NOW,
  lastSeenAt: NOW,
  searchText: name,
  createdAt: NOW,
  hiddenDecisionId: null,
  verifiedSkills: 0,
  directoryAskedAt: null,
  unlistedUntil: null,
})
const seatOf = (accountId: string, name: string, over: Partial<StoredMemberRow> = {}): StoredMemberRow => ({
  ...at,
  id: randomUUID(),
  companyId: randomUUID(),
  accountId,
  name,
  role: 'Admin',
  status: 'Active',
  invitedAt: null,
  inviteExpiresAt: null,
  joinedAt: NOW,
  inviteTokenHash: null,
  removedAt: null,
  ...over,
})

interface Made {
  row: AccountRow
  name: string
  /** Where they act; whom nobody let in acts nowhere. */
  where: Where[]
}

function person(n: number): Made {
  const name = `${some(FIRST)} ${some(LAST)}`
  const email = `${some(['ash', 'ben', 'zoe', 'x'])}.${n}@${some(HOSTS)}`
  const stateDecisionId = below(6) === 0 ? randomUUID() : null
  const row = {
    id: randomUUID(),
    kind: 'registered' as const,
    email,
    emailKey: emailKey(email),
    // Several were made in the same moment.
    createdAt: new Date(Date.UTC(2026, 0, 1 + below(40))).toISOString(),
    admittedAt: below(3) ? NOW : null,
    lastUsedAt: NOW,
    stateDecisionId,
    suspendedUntil: stateDecisionId ? some(ENDS) : null,
  }
  const where = row.admittedAt ? (['profile', 'team'] as const).filter(() => below(2)) : []
  return { row, name, where: [...where] }
}

const STATES: UsersFilter[] = [{}, { state: 'active' }, { state: 'suspended' }]
const EACH: UsersFilter[] = [
  ...STATES,
  ...(['yes', 'no'] as const).map((admitted) => ({ admitted })),
  ...USER_PLACES.map((places) => ({ places })),
  ...DAYS.map((since) => ({ since })),
]
/** Several filters at once, as chance has it. */
const someFilters = (count: number): UsersFilter[] =>
  Array.from({ length: count }, () => ({
    state: some([undefined, undefined, 'active', 'suspended'] as const),
    admitted: some([undefined, 'yes', 'no'] as const),
    places: some([undefined, ...USER_PLACES] as const),
    since: some([undefined, ...DAYS] as const),
  }))

const rests = ({ stateDecisionId, suspendedUntil }: AccountRow): boolean =>
  stateDecisionId !== null && (suspendedUntil === null || suspendedUntil > NOW)

describe('Accounts with words', () => {
  let test: TestDatabase
  const people = Array.from({ length: 240 }, (_, n) => person(n))
  beforeAll(async () => {
    test = await openTestDatabase()
    await test.db.transaction(async (manager) => {
      for (const { row, name, where } of people) {
        await manager.insert(AccountEntity, row)
        await noteWords(manager, { accountId: row.id, source: 'address' }, row.email ?? '')
        await noteWords(manager, { accountId: row.id, source: 'person' }, name)
        if (where.includes('profile')) await manager.insert(CandidateEntity, profileOf(row.id, name))
        if (where.includes('team'))
          await manager.insert(TeamMemberEntity, [seatOf(row.id, name), seatOf(row.id, name)])
        // Who has left a team is in none.
        else await manager.insert(TeamMemberEntity, seatOf(row.id, name, { removedAt: NOW }))
      }
    })
  })
  afterAll(() => test.drop())

  /** As a look at everybody would find them. */
  const expected = ({ q = '', state: wanted, admitted, places, since }: UsersFilter): string[] =>
    people
      .filter(({ row, name, where }) => {
        const stored = [...storedWords(row.email ?? ''), ...storedWords(name)]
        const fits = askedWords(q).every((word) => stored.some((one) => one.startsWith(word)))
        return (
          fits &&
          (!wanted || (wanted === 'suspended') === rests(row)) &&
          (!admitted || (admitted === 'yes') === (row.admittedAt !== null)) &&
          (!places || (places === 'none' ? where.length === 0 : where.includes(places))) &&
          (!since || row.createdAt >= since)
        )
      })
      .sort(({ row: a }, { row: b }) =>
        a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1,
      )
      .map(({ row }) => row.createdAt)

  it.each([
    ['as in a small market', 20_000, 20_000],
    ['as if all words were common and soon found', 0, 1_000],
    ['as if all were common and nowhere near', 0, 3],
    ['as if some were', 40, 30],
  ])('are all found, newest first and each once, %s', async (_how, rare, window) => {
    for (const q of TYPED)
      for (const filter of [...STATES, ...someFilters(5)]) {
        const seen: AccountRow[] = []
        const totals: [number, boolean][] = []
        for (let after: string | undefined; ;) {
          const query = { ...filter, q, after, pageSize: 1 + below(60) }
          const page = await findUsers(test.db.read, query, NOW, { rare, window })
          seen.push(...page.rows)
          totals.push([page.total, page.exact])
          if (page.next === null) break
          after = page.next
        }
        const all = expected({ ...filter, q })
        expect([q, filter, seen.map(({ createdAt }) => createdAt)]).toEqual([q, filter, all])
        expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length)
        // What is said is true: exactly so many, or more.
        for (const [total, exact] of totals)
          expect([q, filter, exact ? total === all.length : total < all.length]).toEqual([q, filter, true])
        if (rare > people.length * 2) expect(totals.every(([, exact]) => exact)).toBe(true)
      }
  })

  it('are found by every filter and by several at once, and all of them by a file', async () => {
    for (const filter of [...EACH, ...someFilters(60)]) {
      const { rows, total, exact } = await findUsers(test.db.read, { ...filter, pageSize: 250 }, NOW)
      const all = expected(filter)
      expect([filter, rows.map(({ createdAt }) => createdAt)]).toEqual([filter, all])
      expect([filter, total, exact]).toEqual([filter, all.length, true])
      const filed: AccountRow[] = []
      for await (const part of allUsers(test.db.read, filter, NOW)) filed.push(...part)
      expect([filter, filed.map(({ id }) => id)]).toEqual([filter, rows.map(({ id }) => id)])
    }
  })

  it('are one when the whole address or the id is typed', async () => {
    for (const { row } of people.slice(0, 5))
      for (const q of [row.id, row.email ?? '', ` ${(row.email ?? '').toUpperCase()} `.trim()]) {
        const { rows, total, next } = await findUsers(test.db.read, { q }, NOW)
        expect([rows.map(({ id }) => id), total, next]).toEqual([[row.id], 1, null])
      }
  })
})
