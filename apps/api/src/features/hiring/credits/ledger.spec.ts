import { randomUUID } from 'node:crypto'
import { assessmentDeed, CREDITS_PER_DAY, DAY_MS, LIVE_MARKET_ID, pathDeed } from '@tryka/domain'
import type { CreditDeed } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { openTestDatabase } from '../../../testing/storage'
import { MarketEntity } from '../market/market.table'
import { CreditAccountEntity, CreditTransferEntity } from './credit.table'
import { payFor, reverse } from './ledger'
import type { Purse } from './purse'
import { forgetPurse, keyOf, opened, purseOfAccount } from './purse'

const postgresUrl = process.env['TEST_DATABASE_URL']
const dialects: [string, string][] = [
  ['SQLite', 'sqlite::memory:'],
  ...(postgresUrl?.startsWith('postgres') ? [['PostgreSQL', postgresUrl] as [string, string]] : []),
]
const NOON = '2026-11-24T12:00:00.000Z'
const TWENTY = Array.from({ length: 20 }, (_, n) => n)
const path = (n: number): CreditDeed => pathDeed({ id: `path-${n}`, title: `Path ${n}` })

describe.each(dialects)('The ledger on %s', (_name, url) => {
  let db: Database
  let drop: () => Promise<void>
  beforeEach(async () => void ({ db, drop } = await openTestDatabase(url)))
  afterEach(async () => {
    await holds()
    await drop()
  })

  const somebody = async (): Promise<Purse> => {
    const id = randomUUID()
    const email = `${id}@people.example`
    const never = { admittedAt: null, stateDecisionId: null, suspendedUntil: null }
    const times = { createdAt: NOON, lastUsedAt: NOON }
    const row = { id, kind: 'registered' as const, email, emailKey: email, ...never, ...times }
    await db.write((manager) => manager.insert(AccountEntity, row))
    return purseOfAccount(id)
  }
  const pay = (purse: Purse, deed: CreditDeed, at = NOON) =>
    db.transaction((manager) => payFor({ manager, now: new Date(at), at }, purse, deed))
  const takeBack = (id: string, at = NOON) =>
    db.transaction((manager) => reverse({ manager, now: new Date(at), at }, id, 'Paid twice.'))
  const balanceOf = async (purse: Purse) =>
    (await db.read.findOneByOrFail(CreditAccountEntity, { key: keyOf(purse) })).balance
  const rows = () => db.read.find(CreditTransferEntity, { order: { at: 'ASC', id: 'ASC' } })
  const lastRow = async () => (await rows()).at(-1)?.id ?? ''

  /** Whatever happened: both sides of every row, and what the database keeps, come to the same. */
  async function holds() {
    const sums = new Map<string, number>()
    for (const { fromAccount, toAccount, amount } of await rows()) {
      sums.set(fromAccount, (sums.get(fromAccount) ?? 0) - amount)
      sums.set(toAccount, (sums.get(toAccount) ?? 0) + amount)
    }
    expect([...sums.values()].reduce((sum, one) => sum + one, 0)).toBe(0)
    for (const { id, key, balance } of await db.read.find(CreditAccountEntity))
      if (key !== 'issued' && key !== 'spent') {
        expect(balance).toBe(sums.get(id) ?? 0)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
  }

  it('pays once for one deed, though it is asked for twenty times at once', async () => {
    const asha = await somebody()
    const paid = await Promise.all(TWENTY.map(() => pay(asha, path(1))))
    expect(paid.filter((amount) => amount > 0)).toEqual([100])
    expect(await balanceOf(asha)).toBe(100)
  })

  it('pays at most 200 a day, though twenty deeds are done at once, and what is over never', async () => {
    const asha = await somebody()
    await Promise.all(TWENTY.map((n) => pay(asha, path(n))))
    expect(await balanceOf(asha)).toBe(CREDITS_PER_DAY)
    expect(await rows()).toHaveLength(2)
    expect(await pay(asha, path(30), '2026-11-24T23:59:59.999Z')).toBe(0)
    expect(await pay(asha, path(31), '2026-11-25T00:00:00.000Z')).toBe(100)
  })

  it('pays what is left of a day', async () => {
    const asha = await somebody()
    for (const track of ['sql', 'python', 'typescript']) await pay(asha, assessmentDeed(track, NOON))
    expect(await pay(asha, path(1))).toBe(50)
    expect(await pay(asha, path(1), '2026-11-25T12:00:00.000Z')).toBe(0)
  })

  it('pays for a track once a calendar year', async () => {
    const asha = await somebody()
    const taken = (at: string) => pay(asha, assessmentDeed('sql', at), at)
    expect(await taken('2026-01-01T00:00:00.000Z')).toBe(50)
    expect(await taken('2026-12-31T23:59:59.999Z')).toBe(0)
    expect(await taken('2027-01-01T00:00:00.000Z')).toBe(50)
  })

  it('pays nobody else’s day, and each of twenty people', async () => {
    const all = await Promise.all(TWENTY.map(somebody))
    expect(await Promise.all(all.map((one) => pay(one, path(1))))).toEqual(TWENTY.map(() => 100))
  })

  it('has nothing of a payment whose change fails', async () => {
    const asha = await somebody()
    const failing = db.transaction(async (manager) => {
      await payFor({ manager, now: new Date(NOON), at: NOON }, asha, path(1))
      throw new Error('The rest failed')
    })
    await expect(failing).rejects.toThrow('The rest failed')
    expect(await rows()).toEqual([])
  })

  it('takes a mistake back by a row, once, though twenty try, and that one back as well', async () => {
    const asha = await somebody()
    await pay(asha, path(1))
    const first = await lastRow()
    const tries = await Promise.allSettled(TWENTY.map(() => takeBack(first)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(asha)).toBe(0)
    expect(await rows()).toMatchObject([
      { amount: 100 },
      { reason: 'Reversed', note: 'Paid twice.', amount: 100 },
    ])
    // What was a mistake is not paid for again, and leaves no room in its day.
    expect(await pay(asha, path(1))).toBe(0)
    expect([await pay(asha, path(2)), await pay(asha, path(3))]).toEqual([100, 0])
    const reversal = (await rows()).find(({ reason }) => reason === 'Reversed')?.id ?? ''
    await takeBack(reversal, new Date(Date.parse(NOON) + DAY_MS).toISOString())
    expect(await balanceOf(asha)).toBe(200)
  })

  it('never takes back more than there is', async () => {
    const asha = await somebody()
    await pay(asha, path(1))
    const id = await lastRow()
    const { marketId, toAccount } = await db.read.findOneByOrFail(CreditTransferEntity, { id })
    const spent = await db.write((manager) => opened(manager, marketId, 'spent'))
    const row = {
      marketId,
      fromAccount: toAccount,
      toAccount: spent,
      note: null,
      refType: 'x',
      refId: 'x',
      pair: null,
    }
    const spend = (amount: number, reason: string) =>
      db.write((manager) =>
        manager.insert(CreditTransferEntity, { id: randomUUID(), ...row, reason, amount, at: NOON }),
      )
    await spend(70, 'Some')
    await expect(spend(31, 'More than there is')).rejects.toThrow(/ck_credit_accounts_balance/)
    expect(await takeBack(id)).toMatchObject({ amount: 30 })
    expect(await balanceOf(asha)).toBe(0)
  })

  it('keeps every row as it is, and gives nothing from one person to another', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    for (const one of [asha, ben]) await pay(one, path(1))
    const sql = (text: string) => db.write((manager) => manager.query(text))
    await expect(sql('UPDATE credit_transfers SET amount = 1')).rejects.toThrow(/never changed/)
    await expect(sql('DELETE FROM credit_transfers')).rejects.toThrow(/never deleted/)
    const [from, to] = await Promise.all(
      [asha, ben].map((one) => db.read.findOneByOrFail(CreditAccountEntity, { key: keyOf(one) })),
    )
    const gift = (amount: number, toAccount = to?.id ?? '') =>
      db.write((manager) =>
        manager.insert(CreditTransferEntity, {
          id: randomUUID(),
          marketId: LIVE_MARKET_ID,
          fromAccount: from?.id ?? '',
          toAccount,
          amount,
          reason: 'A gift',
          note: null,
          refType: 'gift',
          refId: 'one',
          pair: null,
          at: NOON,
        }),
      )
    await expect(gift(10)).rejects.toThrow(/give each other nothing/)
    await expect(gift(10, from?.id)).rejects.toThrow()
    const issued = await db.read.findOneByOrFail(CreditAccountEntity, {
      key: 'issued',
      marketId: LIVE_MARKET_ID,
    })
    for (const amount of [0, -5, 1_001]) await expect(gift(amount, issued.id)).rejects.toThrow()
  })

  it('keeps the rows of whoever goes, of nobody, and opens no other account for them', async () => {
    const asha = await somebody()
    await pay(asha, path(1))
    await db.transaction(async (manager) => {
      await forgetPurse(manager, asha)
      await manager.delete(AccountEntity, { id: asha.person })
    })
    expect(await pay(asha, path(2))).toBe(0)
    const accounts = await db.read.find(CreditAccountEntity)
    expect(JSON.stringify([accounts, await rows()])).not.toContain(asha.person)
    expect(accounts.map(({ key }) => key.split(':')[0]).sort()).toEqual(['gone', 'issued'])
  })

  it('goes with its demo', async () => {
    const id = randomUUID()
    const market = { id, accountId: null, candidateId: randomUUID(), companyId: 'c', memberId: 'm' }
    await db.write((manager) => manager.insert(MarketEntity, { ...market, seededAt: NOON, changes: 0 }))
    expect(await pay({ marketId: id, person: market.candidateId }, path(1))).toBe(100)
    await db.write((manager) => manager.delete(MarketEntity, { id }))
    expect([await rows(), await db.read.countBy(CreditAccountEntity, { marketId: id })]).toEqual([[], 0])
  })
})
