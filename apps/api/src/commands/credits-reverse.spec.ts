import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathDeed } from '@tryka/domain'
import type { Config } from '../config'
import { readConfig } from '../config'
import { CreditAccountEntity, CreditTransferEntity } from '../features/hiring/credits/credit.table'
import { payFor } from '../features/hiring/credits/ledger'
import { keyOf, purseOfAccount } from '../features/hiring/credits/purse'
import { AccountEntity } from '../services/accounts/account.entity'
import { AuditEntryEntity } from '../services/audit/audit-entry.entity'
import type { TestDatabase } from '../testing/storage'
import { openTestDatabase } from '../testing/storage'
import { creditsReverse } from './credits-reverse'

const AT = '2026-11-24T12:00:00.000Z'

describe('credits:reverse', () => {
  let dataDir: string
  let database: TestDatabase
  let config: Config
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'tryka-credits-'))
    const url = process.env['TEST_DATABASE_URL'] ?? `sqlite:${join(dataDir, 'a.sqlite')}`
    database = await openTestDatabase(url)
    const env = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: database.url }
    config = readConfig(env)
  })
  afterEach(async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('takes a payment back once, by a row of its own, with its reason in the ledger and in the audit', async () => {
    const { db } = database
    const id = randomUUID()
    const email = `${id}@people.example`
    const account = { id, kind: 'registered' as const, email, emailKey: email, createdAt: AT, lastUsedAt: AT }
    await db.write((manager) =>
      manager.insert(AccountEntity, {
        ...account,
        admittedAt: null,
        stateDecisionId: null,
        suspendedUntil: null,
      }),
    )
    const purse = purseOfAccount(id)
    await db.transaction((manager) =>
      payFor({ manager, now: new Date(AT), at: AT }, purse, pathDeed({ id: 'rust', title: 'Rust' })),
    )
    const rows = () => db.read.find(CreditTransferEntity, { order: { id: 'ASC' } })
    const [paid] = await rows()
    const row = paid?.id ?? ''

    for (const args of [[], [row], [row, ' '], [row, 'x'.repeat(161)]])
      expect((await creditsReverse(config, args)).ok).toBe(false)
    expect(await creditsReverse(config, [randomUUID(), 'Why.'])).toEqual({
      ok: false,
      message: 'This row does not exist.',
    })
    expect(await rows()).toHaveLength(1)

    const done = await creditsReverse(config, [row, 'Paid', 'twice.'])
    expect(done).toMatchObject({ ok: true, message: expect.stringMatching(/^100 points were taken back/) })
    const [first, back] = await rows()
    expect(first).toEqual(paid)
    expect(back).toMatchObject({ amount: 100, note: 'Paid twice.', refId: row, toAccount: paid?.fromAccount })
    const balance = async () =>
      (await db.read.findOneByOrFail(CreditAccountEntity, { key: keyOf(purse) })).balance
    expect(await balance()).toBe(0)
    expect(await db.read.find(AuditEntryEntity)).toMatchObject([
      {
        actor: 'command',
        action: 'credits.reversed',
        target: row,
        details: { amount: '100', reason: 'Paid twice.' },
      },
    ])

    expect(await creditsReverse(config, [row, 'Again.'])).toEqual({
      ok: false,
      message: 'This row is reversed already.',
    })
    expect([await balance(), (await rows()).length]).toEqual([0, 2])
    expect(await db.read.count(AuditEntryEntity)).toBe(1)
  })
})
