import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { EntityManager } from 'typeorm'
import type { CreditDeed } from '@tryka/domain'
import {
  CREDITS_PER_DAY,
  CREDITS_PER_WEEK,
  DAY_MS,
  LIVE_MARKET_ID,
  mockDeed,
  modelPack,
  moduleDeed,
  pathDeed,
} from '@tryka/domain'
import { AppError } from '../../../app-error'
import type { Database } from '../../../db/database'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { openTestDatabase } from '../../../testing/storage'
import { CreditAccountEntity, CreditTransferEntity } from './credit.table'
import { payEach, payFor, reverse } from './ledger'
import { ledgerFaults } from './ledger-check'
import type { Paying, Purse } from './purse'
import { forgetPurse, keyOf, opened, purseOfAccount } from './purse'
import { endHold, holdFor, overdueHolds, spend } from './spend'

jest.setTimeout(120_000)

const postgresUrl = process.env['TEST_DATABASE_URL']
const dialects: [string, string][] = [
  ['SQLite', 'sqlite::memory:'],
  ...(postgresUrl?.startsWith('postgres') ? [['PostgreSQL', postgresUrl] as [string, string]] : []),
]
const NOON = Date.parse('2026-11-23T12:00:00.000Z')
const TWENTY = Array.from({ length: 20 }, (_, n) => n)
const path = (n: number): CreditDeed => pathDeed({ id: `path-${n}`, title: `Path ${n}` })
const when = (days: number) => new Date(NOON + days * DAY_MS)

async function account(manager: EntityManager): Promise<Purse> {
  const id = randomUUID()
  const email = `${id}@people.example`
  const never = { admittedAt: null, stateDecisionId: null, suspendedUntil: null }
  const times = { createdAt: when(0).toISOString(), lastUsedAt: when(0).toISOString() }
  const row = { id, kind: 'registered' as const, email, emailKey: email, ...never, ...times }
  await manager.insert(AccountEntity, row)
  return purseOfAccount(id)
}

interface ByHand {
  from: string | undefined
  to: string | undefined
  amount: number
  refType: string
  refId: string
}
/** A row as nobody's code writes it. */
const byHand = ({ manager, at }: Paying, { from = '', to = '', ...rest }: ByHand) => {
  const sides = { id: randomUUID(), marketId: LIVE_MARKET_ID, fromAccount: from, toAccount: to, at }
  return manager.insert(CreditTransferEntity, {
    ...sides,
    ...rest,
    reason: 'By hand',
    note: null,
    pair: null,
  })
}

describe.each(dialects)('The ledger on %s', (_name, url) => {
  let db: Database
  let drop: () => Promise<void>
  beforeAll(async () => void ({ db, drop } = await openTestDatabase(url)))
  afterAll(async () => {
    await drop()
  })

  const somebody = () => db.write(account)
  const change = <T>(work: (change: Paying) => Promise<T>, days = 0) =>
    db.transaction((manager) => work({ manager, now: when(days), at: when(days).toISOString() }))
  const pay = (purse: Purse, deed: CreditDeed, days = 0) => change((at) => payFor(at, purse, deed), days)
  const has = async (purse: Purse) =>
    (await db.read.findOneBy(CreditAccountEntity, { key: keyOf(purse) }))?.balance ?? 0
  const all = () => db.read.find(CreditTransferEntity, { order: { id: 'ASC' } })
  const marketId = LIVE_MARKET_ID
  const hold = (purse: Purse, deedId: string, amount = 20, days = 0) =>
    change(
      (at) => holdFor(at, purse, { deedId, amount, note: 'Mock', endsAt: when(days + 7).toISOString() }),
      days,
    )
  const end = (deedId: string, action: 'release' | 'forfeit' | 'spend') =>
    change((at) => endHold(at, { marketId, deedId }, action))
  /** Refusals are answers, of ours or of the database's rules; whatever else is a fault. */
  const tried = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (
        !(error instanceof AppError) &&
        !/give each other nothing|ck_credit|ux_credit|UNIQUE/.test(String(error))
      )
        throw error
    })

  const step = fc.record({
    who: fc.nat(2),
    other: fc.nat(2),
    n: fc.nat(5),
    what: fc.constantFrom(
      'path',
      'module',
      'mock',
      'hold',
      'release',
      'forfeit',
      'consume',
      'spend',
      'reverse',
      'gift',
      'forget',
    ),
  })

  it('keeps all that must hold, whatever comes in whatever order at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 4 }),
        async (batches) => {
          const people = [await somebody(), await somebody(), await somebody()]
          const run = randomUUID().slice(0, 8)
          const before = new Map((await all()).map((row) => [row.id, JSON.stringify(row)]))
          const act = async ({ who, other, n, what }: (typeof batches)[number][number]): Promise<unknown> => {
            const purse = people[who] ?? purseOfAccount('')
            const deedId = `${run}-${who}-${n}`
            if (what === 'path') return pay(purse, path(n))
            if (what === 'module') return pay(purse, moduleDeed({ id: `m${n}`, title: 'Joins' }))
            if (what === 'mock') {
              const both = [purse, people[other] ?? purse].map((one) => ({
                purse: one,
                deed: mockDeed(deedId, run),
              }))
              return change((at) => payEach(at, both))
            }
            if (what === 'hold') return hold(purse, deedId)
            if (what === 'release' || what === 'forfeit') return end(deedId, what)
            if (what === 'consume') return end(deedId, 'spend')
            if (what === 'spend') return change((at) => spend(at, purse, modelPack('2026-11-23', n)))
            if (what === 'forget')
              return change(async (at) => {
                await forgetPurse(at.manager, purse)
                await at.manager.delete(AccountEntity, { id: purse.person })
              })
            const rows = (await all()).filter(({ id }) => !before.has(id))
            if (what === 'reverse')
              return change((at) =>
                reverse(at, rows[(n * 7) % Math.max(1, rows.length)]?.id ?? '', 'A mistake.'),
              )
            // By hand: from whatever account of these people, holds and of everybody to whatever other one.
            const [from, to] = [rows[n]?.toAccount, rows[other]?.fromAccount]
            return change((at) => byHand(at, { from, to, refType: 'x', refId: String(n), amount: 5 })).catch(
              (error: unknown) => {
                if (!/give each other nothing|constraint/i.test(String(error))) throw error
              },
            )
          }
          for (const batch of batches) await Promise.all(batch.map((one) => tried(act(one))))

          const rows = await all()
          expect(await ledgerFaults(db, when(0))).toEqual([])
          // Nothing that was there is gone or another.
          for (const [id, text] of before)
            expect(JSON.stringify(rows.find((row) => row.id === id))).toBe(text)
          const accounts = await db.read.find(CreditAccountEntity)
          const sum = new Map(accounts.map(({ id }) => [id, 0]))
          for (const { fromAccount, toAccount, amount } of rows) {
            sum.set(fromAccount, (sum.get(fromAccount) ?? 0) - amount)
            sum.set(toAccount, (sum.get(toAccount) ?? 0) + amount)
          }
          expect([...sum.values()].reduce((total, one) => total + one, 0)).toBe(0)
          for (const { id, balance } of accounts)
            if (balance !== null) expect([balance, balance >= 0]).toEqual([sum.get(id), true])
          // What is anybody's was issued to them: nobody has from others.
          const kinds = new Map(accounts.map(({ id, key }) => [id, key.split(':')[0] ?? '']))
          const somebodys = (id: string) => ['person', 'gone'].includes(kinds.get(id) ?? '')
          expect(rows.filter((row) => somebodys(row.fromAccount) && somebodys(row.toAccount))).toEqual([])
        },
      ),
      { numRuns: 12 },
    )
  })

  it('pays both of a pair at once, in whatever order they are named, and no pair twice in 90 days', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    const paid = await Promise.all(
      TWENTY.map((n) => {
        const both = [asha, ben].map((purse) => ({ purse, deed: mockDeed(`m${n}`, 'asha-ben') }))
        return change((at) => payEach(at, n % 2 ? both : both.reverse()))
      }),
    )
    expect(paid.filter((both) => both.join() === '50,50')).toHaveLength(1)
    expect(await pay(asha, mockDeed('later', 'asha-ben'), 89)).toBe(0)
    expect(await pay(asha, mockDeed('latest', 'asha-ben'), 90)).toBe(50)
  })

  it('pays five modules a week, the sixth neither then nor later', async () => {
    const asha = await somebody()
    const module = (n: number) => moduleDeed({ id: `m${n}`, title: 'Joins' })
    await Promise.all(TWENTY.map((n) => pay(asha, module(n))))
    expect(await has(asha)).toBe(50)
    expect(await pay(asha, module(30), 6)).toBe(0)
    expect(await pay(asha, module(31), 7)).toBe(10)
  })

  it('pays at most 500 a week', async () => {
    const asha = await somebody()
    for (const n of TWENTY) await pay(asha, path(n), n % 5)
    expect(await has(asha)).toBe(CREDITS_PER_WEEK)
    expect(CREDITS_PER_DAY * 2).toBeLessThan(CREDITS_PER_WEEK)
  })

  it('spends no more than there is, though twenty ask at once, and each thing once', async () => {
    const asha = await somebody()
    await pay(asha, path(1))
    const buy = (n: number) => change((at) => spend(at, asha, modelPack('2026-11-23', n)))
    const bought = await Promise.allSettled(TWENTY.map((n) => buy(n % 10)))
    expect(bought.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(5)
    expect(await has(asha)).toBe(0)
    // Others spend on the same thing: everybody spends into one account.
    const ben = await somebody()
    await pay(ben, path(1))
    expect(await change((at) => spend(at, ben, modelPack('2026-11-23', 1)))).toBe(true)
    expect(await change((at) => spend(at, ben, modelPack('2026-11-23', 1)))).toBe(false)
  })

  it('holds a deposit once, and ends it once: back to its own person, or gone', async () => {
    const asha = await somebody()
    await pay(asha, path(1))
    const deed = randomUUID()
    const held = await Promise.allSettled(TWENTY.map(() => hold(asha, deed)))
    expect(held.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await has(asha)).toBe(80)
    const ends = await Promise.allSettled(TWENTY.map((n) => end(deed, n % 2 ? 'release' : 'forfeit')))
    const [won] = ends.map(({ status }, n) => (status === 'fulfilled' ? [n] : [])).flat()
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await has(asha)).toBe((won ?? 0) % 2 ? 100 : 80)
    await expect(hold(asha, randomUUID(), 200)).rejects.toMatchObject({ code: 'NOT_ENOUGH' })
    await expect(hold(asha, deed)).rejects.toMatchObject({ code: 'HELD' })
    await expect(end(randomUUID(), 'release')).rejects.toMatchObject({ status: 404 })
  })

  it('gives a deposit back to whoever is gone, as a row of nobody, and finds what nobody ended', async () => {
    const asha = await somebody()
    await pay(asha, path(1))
    const deed = randomUUID()
    await hold(asha, deed)
    await change((at) => forgetPurse(at.manager, asha))
    const overdue = async (days: number) =>
      (await overdueHolds(db.read, when(days).toISOString(), 50)).some(({ key }) => key === `held:${deed}`)
    expect([await overdue(6), await overdue(7)]).toEqual([false, true])
    const { id } = await db.read.findOneByOrFail(CreditAccountEntity, { key: `held:${deed}` })
    const told = `the hold ${id} has not ended`
    expect(await ledgerFaults(db, when(8))).not.toContain(told)
    expect(await ledgerFaults(db, when(9))).toContain(told)
    await end(deed, 'release')
    expect(await overdue(7)).toBe(false)
    expect(await ledgerFaults(db, when(9))).not.toContain(told)
    expect(await has(asha)).toBe(0)
  })

  it('lets nothing pass to somebody else by way of what is held, spent or issued, also by hand', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    for (const one of [asha, ben]) await pay(one, path(1))
    const deed = randomUUID()
    await hold(asha, deed)
    await change((at) => spend(at, asha, modelPack('2026-11-24', 1)))
    const id = (key: string) => db.write((manager) => opened(manager, marketId, key))
    const [a, b, spent, issued, held] = await Promise.all([
      ...[keyOf(asha), keyOf(ben), 'spent', 'issued', `held:${deed}`].map(id),
    ])
    const rows = await all()
    const bought = rows.find((row) => row.fromAccount === a && row.toAccount === spent)
    const given = (from?: string, to?: string, ref = { refType: 'x', refId: 'x' }, amount = 5) =>
      change((at) => byHand(at, { from, to, amount, ...ref }))
    const back = { refType: 'transfer', refId: bought?.id ?? '' }
    for (const refused of [
      () => given(held, b),
      () => given(b, held),
      () => given(spent, b),
      () => given(spent, b, back),
      () => given(spent, a),
      () => given(spent, a, back, 21),
      () => given(issued, held),
      () => given(issued, spent),
      () => given(a, issued),
    ])
      await expect(refused()).rejects.toThrow(/give each other nothing/)
    await given(spent, a, back, 20)
    await given(held, a)
    expect(await ledgerFaults(db, when(0))).toEqual([])
  })
})

describe('The check of the ledger', () => {
  it('tells what does not hold, and changes nothing', async () => {
    const { db, drop } = await openTestDatabase('sqlite::memory:')
    const asha = await db.write(account)
    await db.transaction((manager) =>
      payFor({ manager, now: when(0), at: when(0).toISOString() }, asha, path(1)),
    )
    expect(await ledgerFaults(db, when(0))).toEqual([])
    await db.write(async (manager) => {
      for (const part of ['update', 'insert', 'sides'])
        await manager.query(`DROP TRIGGER tr_credit_transfers_${part}`)
      await manager.query(`UPDATE credit_transfers SET amount = 90`)
    })
    const faults = await ledgerFaults(db, when(0))
    expect(faults).toHaveLength(4)
    expect(faults).toContainEqual(expect.stringMatching(/has 100, its rows come to 90/))
    expect(await ledgerFaults(db, when(0))).toEqual(faults)
    await drop()
  })
})
