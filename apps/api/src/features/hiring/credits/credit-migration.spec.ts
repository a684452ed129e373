import { randomUUID } from 'node:crypto'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { migrations } from '../../../db/migrations'
import { insertFilled } from '../../../testing/insert-filled'
import { openTestDatabase } from '../../../testing/storage'
import { CreditAccountEntity, CreditTransferEntity } from './credit.table'

const postgresUrl = process.env['TEST_DATABASE_URL']
const dialects: [string, string][] = [
  ['SQLite', 'sqlite::memory:'],
  ...(postgresUrl?.startsWith('postgres') ? [['PostgreSQL', postgresUrl] as [string, string]] : []),
]
const AT = '2026-01-02T03:04:05.678Z'

describe.each(dialects)('The ledger on %s', (_name, url) => {
  it('is made of the rows that there were, one to one, and becomes them again when undone', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    const last = migrations.findIndex(({ name }) => name.startsWith('KeepCreditsTwice'))
    for (const _ of migrations.slice(last)) await source.undoLastMigration({ transaction: 'each' })
    const [account, live, gone, demo, sample] = Array.from({ length: 5 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
      string,
    ]
    await insertFilled(db, 'accounts', { id: account, kind: 'registered', created_at: AT, last_used_at: AT })
    await insertFilled(db, 'markets', { id: demo, candidate_id: sample, seeded_at: AT })
    await insertFilled(db, 'candidates', { id: live, market_id: LIVE_MARKET_ID, account_id: account })
    await insertFilled(db, 'candidates', { id: gone, market_id: LIVE_MARKET_ID, account_id: null })
    await insertFilled(db, 'candidates', { id: sample, market_id: demo, account_id: null })
    const credit = (market_id: string, candidate_id: string, ref_id: string, amount: number) => {
      const about = { reason: `Finished ${ref_id}`, ref_type: 'path', ref_id, at: AT }
      return { id: randomUUID(), market_id, candidate_id, amount, ...about }
    }
    const before = [
      credit(LIVE_MARKET_ID, live, 'rust', 100),
      credit(LIVE_MARKET_ID, live, 'sql', 100),
      credit(LIVE_MARKET_ID, gone, 'rust', 100),
      credit(demo, sample, 'rust', 150),
    ]
    for (const row of before) await insertFilled(db, 'credits', row)

    await source.runMigrations({ transaction: 'each' })

    const accounts = await db.read.find(CreditAccountEntity)
    const balances = Object.fromEntries(
      accounts.map(({ key, marketId, balance }) => [`${marketId} ${key}`, balance]),
    )
    expect(balances).toEqual({
      [`${LIVE_MARKET_ID} issued`]: null,
      [`${demo} issued`]: null,
      [`${LIVE_MARKET_ID} person:${account}`]: 200,
      [`${LIVE_MARKET_ID} gone:${gone}`]: 100,
      [`${demo} person:${sample}`]: 150,
    })
    const transfers = await db.read.find(CreditTransferEntity)
    const seen = transfers.map(({ id, amount, refId, reason, at }) => ({ id, amount, refId, reason, at }))
    const had = before.map(({ id, amount, ref_id: refId, reason, at }) => ({ id, amount, refId, reason, at }))
    expect(seen).toEqual(expect.arrayContaining(had))
    expect(seen).toHaveLength(had.length)

    for (const _ of migrations.slice(last)) await source.undoLastMigration({ transaction: 'each' })
    const again: { id: string; candidate_id: string }[] = await source.query('SELECT * FROM credits')
    const kept = before.filter(({ candidate_id }) => candidate_id !== gone)
    expect(again).toEqual(expect.arrayContaining(kept))
    expect(again).toHaveLength(kept.length)
    await drop()
  })
})
