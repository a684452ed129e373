import { randomUUID } from 'node:crypto'
import type { DataSource } from 'typeorm'
import { openTestDatabase } from '../testing/storage'
import { entities } from '../compose/entities'
import { migrations } from './migrations'
import { BlockEntity } from '../features/hiring/blocks/block.table'
import { sha256 } from '../features/hiring/core/sha256'
import { fillMarket } from '../features/hiring/market/fill-market'
import { MarketEntity } from '../features/hiring/market/market.table'
import { seedMarket } from '../features/hiring/seed/index'
import { SessionEntity } from '../http/sessions/session.entity'
import { AccountEntity } from '../services/accounts/account.entity'

const postgresUrl = process.env['TEST_DATABASE_URL']
const dialects: [string, string][] = [
  ['SQLite', 'sqlite::memory:'],
  ...(postgresUrl?.startsWith('postgres') ? [['PostgreSQL', postgresUrl] as [string, string]] : []),
]

const tablesOf = async (source: DataSource): Promise<string[]> => {
  const sql =
    source.options.type === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()'
  return ((await source.query(sql)) as { name: string }[]).map(({ name }) => name).sort()
}

describe.each(dialects)('The migrations on %s', (_name, url) => {
  it('make exactly what the entities say, and leave nothing when undone', async () => {
    const { db, drop } = await openTestDatabase(url)

    const drift = await db.source.driver.createSchemaBuilder().log()
    expect(drift.upQueries.map(({ query }) => query)).toEqual([])
    const tables = entities.map((entity) => String(entity.options.tableName))
    expect(await tablesOf(db.source)).toEqual(expect.arrayContaining([...tables, 'migrations']))

    const session = { idHash: 'a', data: '{}', lastSeenAt: 1, expiresAt: Date.UTC(2100, 0), endsAt: 3 }
    await db.write((manager) => manager.insert(SessionEntity, session))
    expect(await db.read.findOneByOrFail(SessionEntity, { idHash: 'a' })).toEqual(session)

    for (const _ of migrations) await db.source.undoLastMigration({ transaction: 'each' })
    expect(await tablesOf(db.source)).toEqual(['migrations'])
    await drop()
  })

  it('make rows of the blocks that were a list, and a list again when undone', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    const marketId = randomUUID()
    const account = { id: randomUUID(), kind: 'guest' as const, email: null, emailKey: null }
    const at = '2026-01-02T03:04:05.678Z'
    const never = { admittedAt: null, stateDecisionId: null, suspendedUntil: null }
    const seeded = seedMarket({ marketId, now: new Date(at), sha256 })
    const { candidateId: byId, companyId: targetId, memberId } = seeded.market
    await db.transaction(async (manager) => {
      await manager.insert(AccountEntity, { ...account, ...never, createdAt: at, lastUsedAt: at })
      const ids = { candidateId: byId, companyId: targetId, memberId }
      await manager.insert(MarketEntity, {
        id: marketId,
        accountId: account.id,
        ...ids,
        seededAt: at,
        changes: 0,
      })
      await fillMarket(manager, seeded)
      const block = { byType: 'person', targetType: 'company' } as const
      await manager.insert(BlockEntity, { ...block, byId, targetId, marketId, at })
    })
    const lists = async () =>
      (await source.query(
        `SELECT id, blocked_company_ids AS ids FROM candidates WHERE blocked_company_ids <> '[]'`,
      )) as { id: string; ids: string }[]

    const last = migrations.findIndex((migration) => migration.name.startsWith('DecideAboutReports'))
    for (const _ of migrations.slice(last)) await source.undoLastMigration({ transaction: 'each' })
    const [row, ...others] = await lists()
    expect([row?.id, JSON.parse(row?.ids ?? '')]).toEqual([byId, [targetId]])
    expect(others).toEqual([])
    await expect(
      source.query(`UPDATE candidates SET blocked_company_ids = NULL WHERE id = '${byId}'`),
    ).rejects.toThrow(/null/i)

    await source.runMigrations({ transaction: 'each' })
    expect(await db.read.find(BlockEntity)).toMatchObject([{ byId, targetId, marketId }])
    await drop()
  })

  it('name the markets, and keep what was in them', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    // Back to before the markets had their name, and no further.
    const last = migrations.findIndex((migration) => migration.name.startsWith('NameMarkets'))
    for (const _ of migrations.slice(last)) await source.undoLastMigration({ transaction: 'each' })
    const at = '2026-01-02T03:04:05.678Z'
    const id = randomUUID()
    const account = randomUUID()
    await source.query(
      `INSERT INTO accounts (id, kind, created_at, last_used_at) VALUES ('${account}', 'guest', '${at}', '${at}')`,
    )
    await source.query(
      `INSERT INTO workspaces (id, account_id, candidate_id, company_id, member_id, seeded_at, changes)
       VALUES ('${id}', '${account}', 'p', 'c', 'm', '${at}', 3)`,
    )
    await source.query(
      `INSERT INTO talent_pools (id, workspace_id, company_id, name, version) VALUES ('t', '${id}', 'c', 'Bench', 1)`,
    )

    await source.runMigrations({ transaction: 'each' })

    expect(await source.query(`SELECT id, changes FROM markets WHERE account_id = '${account}'`)).toEqual([
      { id, changes: 3 },
    ])
    expect(await source.query('SELECT id, market_id FROM talent_pools')).toEqual([{ id: 't', market_id: id }])
    await source.query(`DELETE FROM accounts WHERE id = '${account}'`)
    expect(
      await source.query(
        'SELECT id FROM markets WHERE account_id IS NOT NULL UNION SELECT id FROM talent_pools',
      ),
    ).toEqual([])
    if (url.startsWith('sqlite'))
      expect(await source.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    await drop()
  })

  it('run once when two instances start together', async () => {
    if (url.startsWith('sqlite')) {
      // One process owns an SQLite file: a second run must at least find nothing to do.
      const { db, drop } = await openTestDatabase(url)
      expect(await db.source.runMigrations()).toEqual([])
      await drop()
      return
    }
    const { migrate, openDatabase } = await import('./data-source')
    const { db, drop } = await openTestDatabase(url)
    const schema = String((db.source.options as { schema?: string }).schema)
    for (const _ of migrations) await db.source.undoLastMigration({ transaction: 'each' })
    const other = await openDatabase(url, { entities, schema })

    await Promise.all([migrate(db), migrate(other)])

    const rows: unknown[] = await db.source.query('SELECT name FROM migrations')
    expect(rows).toHaveLength(migrations.length)
    await other.close()
    await drop()
  })
})
