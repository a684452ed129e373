import { randomInt, randomUUID } from 'node:crypto'
import type { CreditDeed } from '@tryka/domain'
import {
  circlesApi,
  coachDataApi,
  consoleApi,
  DAY_MS,
  isCircle,
  LIVE_MARKET_ID,
  mockDeed,
  peersApi,
  reviewDeed,
} from '@tryka/domain'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { countReads } from '../../../testing/count-reads'
import { verifiedCompany } from '../../../testing/live-market'
import { daysLater } from '../../../testing/mocks'
import { FACTS, GROUND, moderator, secondModerator, type Moderator } from '../../../testing/moderation'
import { peer, personOf, reviewed, reviewer, shared, type Candidate } from '../../../testing/peers'
import { CreditTransferEntity } from '../credits/credit.table'
import { payFor, reverse } from '../credits/ledger'
import { forgetPurse, purseOfAccount } from '../credits/purse'
import { circles } from './circles'
import { pairOf } from './pair'
import { PeerReviewEntity } from './peer.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`circles: seed ${seed}`)
/** The same numbers for the same seed. */
let state = seed
const below = (most: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
  return Math.floor((state / 2 ** 32) * most)
}

let test: TestApp
let admin: Moderator
let made = 0
beforeEach(async () => {
  test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
  admin = await moderator(test)
})
afterEach(() => test.close())
const email = () => `c${seed}-${++made}@circles.example`
const list = (query = {}) => admin.call(circlesApi.list, { query })

interface Somebody {
  candidateId: string
  accountId: string
}
interface Help {
  by: string
  to: string
  at: string
}

/** Somebody helped at a moment, and is paid as the caps have it; the row of the review is there to name the other by. */
async function help(by: Somebody, to: Somebody, at: string, kind: 'mock' | 'review' = 'review') {
  const id = randomUUID()
  const pair = pairOf(by.accountId, to.accountId)
  const deed: CreditDeed = kind === 'mock' ? mockDeed(id, pair) : reviewDeed(id, pair)
  return test.db.write(async (manager) => {
    if (kind === 'review')
      await manager.insert(PeerReviewEntity, {
        id,
        marketId: LIVE_MARKET_ID,
        candidateId: by.candidateId,
        ownerId: to.candidateId,
        sharedId: randomUUID(),
        levels: [],
        quotes: [],
        thing: '',
        state: 'useful',
        takenAt: at,
        takenUntil: at,
        submittedAt: at,
      })
    return payFor({ manager, now: new Date(at), at }, purseOfAccount(by.accountId), deed)
  })
}

async function people(n: number) {
  const found: (Somebody & { name: string; who: Candidate })[] = []
  for (let each = 0; each < n; each++) {
    const name = `Heron ${String.fromCharCode(65 + each)}`
    const who = await peer(test, email(), { name })
    found.push({ ...(await personOf(test, who)), name, who })
  }
  return found
}

const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * DAY_MS).toISOString()

describe('Help that comes from few', () => {
  it('is listed as the rule says, whoever helped whom, page by page', async () => {
    const all = await people(9)
    const drawn = Array.from({ length: 140 }, () => {
      const by = below(all.length)
      // Most keep to a few: near neighbours.
      const to = below(3) === 0 ? below(all.length) : (by + 1 + below(2)) % all.length
      return {
        by,
        to,
        days: below(210) + below(1_000) / 1_000,
        kind: below(4) === 0 ? 'mock' : 'review',
      } as const
    }).sort((a, b) => b.days - a.days)
    const paid: Help[] = []
    for (const { by, to, days, kind } of drawn) {
      const [helper, helped] = [all[by], all[to]]
      if (!helper || !helped || helper === helped) continue
      const at = daysAgo(days)
      if (await help(helper, helped, at, kind)) paid.push({ by: helper.accountId, to: helped.accountId, at })
    }

    const since = daysAgo(180)
    expect(paid.length).toBeGreaterThan(20)
    const expected = all.flatMap(({ accountId, name }) => {
      const own = paid.filter(({ by, at }) => by === accountId && at >= since)
      const counts = new Map<string, number>()
      for (const { to } of own) counts.set(to, (counts.get(to) ?? 0) + 1)
      const newest =
        own
          .map(({ at }) => at)
          .sort()
          .at(-1) ?? ''
      const base = { accountId, name, helps: own.length, people: counts.size, newestAt: newest }
      return isCircle([...counts.values()]) ? [base] : []
    })
    const found = (await list()).items
    expect(found.length).toBeGreaterThan(0)
    for (const { who } of all) expect(JSON.stringify(found)).not.toContain(who.email)
    const shown = found.map(({ accountId, name, helps, people: n, newestAt }) => ({
      accountId,
      name,
      helps,
      people: n,
      newestAt,
    }))
    expect(shown.toSorted((a, b) => a.accountId.localeCompare(b.accountId))).toEqual(
      expected.toSorted((a, b) => a.accountId.localeCompare(b.accountId)),
    )
    expect(found.map(({ newestAt }) => newestAt)).toEqual(
      found
        .map(({ newestAt }) => newestAt)
        .toSorted()
        .toReversed(),
    )
    const between = (by: string, to: string | null) =>
      paid.filter((one) => one.by === by && one.to === to && one.at >= since).length
    for (const { accountId, others, mocks, reviews, helps } of found) {
      expect(mocks + reviews).toBe(helps)
      expect(others.length).toBeLessThanOrEqual(2)
      for (const other of others.filter((one) => one.accountId !== null)) {
        expect(other.name).toBe(all.find((one) => one.accountId === other.accountId)?.name)
        expect(other.helps).toBe(between(accountId, other.accountId))
        expect(other.back).toBe(between(other.accountId ?? '', accountId))
      }
    }

    const pages: string[] = []
    let after: string | null = ''
    do {
      const page = await list({ pageSize: 2, ...(after ? { after } : {}) })
      expect([page.items.length <= 2, page.total]).toEqual([true, expected.length])
      pages.push(...page.items.map(({ accountId }) => accountId))
      after = page.next
    } while (after)
    expect(pages).toEqual(found.map(({ accountId }) => accountId))
    const behind = await list({ after: `2000-01-01T00:00:00.000Z~x` })
    expect(behind).toMatchObject({ items: [], next: null, total: expected.length })
  })

  it('is found where a second account reviews one’s own answers, by way of the product', async () => {
    const owner = await peer(test, email(), { name: 'Grey Crane' })
    const [second, third] = [await reviewer(test, email(), { name: 'Reed' }), await reviewer(test, email())]
    const everybody = [owner, second, third]
    for (let month = 0; month < 4; month++) {
      const { id } = await shared(owner)
      const reviewId = await reviewed(second, id)
      await reviewed(third, id)
      await owner.me.call(peersApi.useful, { params: { id }, body: { reviewId, useful: true } })
      expect((await list()).items).toHaveLength(month < 3 ? 0 : 1)
      if (month < 3) await daysLater(test, everybody, 31)
      admin = await moderator(test)
    }
    const [own, helper] = [await personOf(test, owner), await personOf(test, second)]
    expect((await list()).items).toEqual([
      {
        accountId: helper.accountId,
        name: 'Reed',
        isSuspended: false,
        helps: 4,
        mocks: 0,
        reviews: 4,
        people: 1,
        others: [{ accountId: own.accountId, name: 'Grey Crane', helps: 4, back: 0 }],
        newestAt: test.clock.now().toISOString(),
      },
    ])
  })

  it('shows a ring of three on every side, and changes nothing about anybody', async () => {
    const ring = await people(3)
    for (const days of [100, 60, 20])
      for (const [n, by] of ring.entries())
        for (const to of ring) if (by !== to) await help(by, to, daysAgo(days + n / 10))
    const { items, total } = await list()
    expect(total).toBe(3)
    for (const { helps, people: n, others, isSuspended } of items) {
      expect([helps, n, isSuspended]).toEqual([6, 2, false])
      expect(others.map(({ helps: given, back }) => [given, back])).toEqual([
        [3, 3],
        [3, 3],
      ])
    }
    for (const { who } of ring) expect((await who.me.call(peersApi.card)).card?.isOn).toBe(true)
    const [first] = ring
    const params = { id: first?.accountId ?? '' }
    await admin.call(consoleApi.suspend, { params, body: { ground: GROUND, facts: FACTS, days: 7 } })
    const resting = (await list()).items.filter(({ isSuspended }) => isSuspended)
    expect(resting.map(({ accountId }) => accountId)).toEqual([params.id])
  })

  it('stays listed where what it was about is deleted, and loses only names', async () => {
    const [one, two] = await people(2)
    if (!one || !two) throw new Error('Nobody came')
    for (const days of [140, 105, 70, 35]) await help(one, two, daysAgo(days))
    await two.who.me.call(coachDataApi.erase)
    expect((await list()).items).toMatchObject([
      { name: one.name, others: [{ accountId: two.accountId, name: null, helps: 4 }] },
    ])
    await one.who.me.call(coachDataApi.erase)
    expect((await list()).items).toMatchObject([
      { accountId: one.accountId, name: null, helps: 4, others: [{ accountId: null, name: null, helps: 4 }] },
    ])
    await test.db.write((manager) => forgetPurse(manager, purseOfAccount(one.accountId)))
    expect(await list()).toMatchObject({ items: [], total: 0 })
  })

  it('does not count what was taken back, unless that was taken back too', async () => {
    const [one, two] = await people(2)
    if (!one || !two) throw new Error('Nobody came')
    for (const days of [140, 105, 70, 35]) await help(one, two, daysAgo(days))
    const [row] = await test.db.read.findBy(CreditTransferEntity, { refType: 'review' })
    const undo = (id: string) =>
      test.db.write((manager) => {
        const now = test.clock.now()
        return reverse({ manager, now, at: now.toISOString() }, id, 'A mistake.')
      })
    const back = await undo(row?.id ?? '')
    expect((await list()).total).toBe(0)
    await undo(back.id)
    expect((await list()).items).toMatchObject([{ helps: 4 }])
  })

  it('asks as little for many as for few, and finds help by its index', async () => {
    const all = await people(6)
    const pairs = async (of: typeof all) => {
      for (const days of [140, 105, 70, 35])
        for (const [n, by] of of.entries()) {
          const to = of[n ^ 1]
          if (to) await help(by, to, daysAgo(days + n / 10))
        }
    }
    const read = () => circles(test.db.read, { pageSize: 25 }, test.clock.now())
    await pairs(all.slice(0, 2))
    const few = await countReads(test, read)
    await pairs(all.slice(2))
    expect((await read()).total).toBe(6)
    expect(await countReads(test, read)).toBe(few)
    if (!test.db.isSqlite) return
    const asked: [string, unknown[]][] = []
    const { connection } = test.db.read
    const { logger } = connection
    const note = (sql: string, params: unknown[] = []) => void asked.push([sql, params])
    connection.logger = Object.assign(Object.create(logger) as typeof logger, { logQuery: note })
    await read()
    connection.logger = logger
    const [sql, params] = asked.find(([one]) => one.includes('ROW_NUMBER')) ?? ['', []]
    const plan = (await test.db.source.query(`EXPLAIN QUERY PLAN ${sql}`, params)) as { detail: string }[]
    const steps = plan.map(({ detail }) => detail)
    expect(steps.join()).toContain('SEARCH t USING INDEX ix_credit_transfers_pair (market_id=? AND at>?)')
    expect(steps.filter((step) => /^SCAN (t|r|b|c)\b/.test(step))).toEqual([])
  })

  it('is for moderators alone, and that they read it is written down', async () => {
    const [one] = await people(1)
    const { team } = await verifiedCompany(test, `boss@circles-${seed}.com`, 'Circles Ltd')
    const reader = await secondModerator(test, `r${seed}`, 'reader')
    expect((await reader.send(circlesApi.list)).statusCode).toBe(403)
    for (const other of [one?.who.me, team])
      expect((await other?.send(circlesApi.list))?.statusCode).toBe(401)
    const noted = () => test.db.read.countBy(AuditEntryEntity, { action: 'coach.read' })
    expect(await noted()).toBe(0)
    await list()
    expect(await noted()).toBe(1)
  })
})
