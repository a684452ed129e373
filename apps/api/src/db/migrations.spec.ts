import { randomUUID } from 'node:crypto'
import type { DataSource, EntityManager } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { openTestDatabase } from '../testing/storage'
import { entities } from '../compose/entities'
import { migrations } from './migrations'
import { BlockEntity } from '../features/hiring/blocks/block.table'
import { sha256 } from '../features/hiring/core/sha256'
import { fillMarket, fillResumes } from '../features/hiring/market/fill-market'
import { MarketEntity } from '../features/hiring/market/market.table'
import { seedMarket } from '../features/hiring/seed/index'
import { CandidateSkillEntity } from '../features/hiring/skills/skill.table'
import type { MarketSeed } from '../features/hiring/seed/index'
import { SessionEntity } from '../http/sessions/session.entity'
import { AccountEntity } from '../services/accounts/account.entity'

const postgresUrl = process.env['TEST_DATABASE_URL']
/** SQLite has a run of its own, without services. */
const dialects: [string, string][] = [
  postgresUrl?.startsWith('postgres') ? ['PostgreSQL', postgresUrl] : ['SQLite', 'sqlite::memory:'],
]

const tablesOf = async (source: DataSource): Promise<string[]> => {
  const sql =
    source.options.type === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()'
  return ((await source.query(sql)) as { name: string }[]).map(({ name }) => name).sort()
}

/** A row of a table that no entity describes, as it was then. */
const insertRow = (
  source: DataSource,
  table: string,
  row: Record<string, string | number | boolean | null>,
) => {
  const text = (value: string | number | boolean | null) =>
    typeof value === 'string' ? `'${value}'` : String(value)
  return source.query(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(text).join(', ')})`,
  )
}

/** A row of a table as it is at that migration: something in whatever may not be empty. */
async function filledRow(
  source: DataSource,
  table: string,
  own: Record<string, string>,
): Promise<Record<string, string | number | boolean | null>> {
  const runner = source.createQueryRunner()
  const { columns = [] } = (await runner.getTable(table)) ?? {}
  await runner.release()
  const needed = columns.filter(({ isNullable, default: usual }) => !isNullable && usual == null)
  const something = (type: string) => (type === 'boolean' ? false : /int|real|numeric/.test(type) ? 1 : '[]')
  return { ...Object.fromEntries(needed.map(({ name, type }) => [name, something(type)])), ...own }
}

/** A guest and the market of its demo, still empty. */
async function insertDemo(manager: EntityManager, { market }: MarketSeed): Promise<string> {
  const { id, candidateId, companyId, memberId, seededAt } = market
  const account = { id: randomUUID(), kind: 'guest' as const, email: null, emailKey: null }
  const never = { admittedAt: null, stateDecisionId: null, suspendedUntil: null }
  await manager.insert(AccountEntity, { ...account, ...never, createdAt: seededAt, lastUsedAt: seededAt })
  const ids = { candidateId, companyId, memberId }
  await manager.insert(MarketEntity, { id, accountId: account.id, ...ids, seededAt, changes: 0 })
  return account.id
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
    const at = '2026-01-02T03:04:05.678Z'
    const seeded = seedMarket({ marketId, now: new Date(at), sha256 })
    const { candidateId: byId, companyId: targetId } = seeded.market
    await db.transaction(async (manager) => {
      await insertDemo(manager, seeded)
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

  it('give what is public an address, and take it back', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    const steps = migrations.slice(migrations.findIndex(({ name }) => name.startsWith('PublishPages')))
    for (const _ of steps) await source.undoLastMigration({ transaction: 'each' })
    const at = '2026-01-02T03:04:05.678Z'
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const [n, id] of ids.entries()) {
      await insertRow(source, 'companies', {
        id,
        market_id: LIVE_MARKET_ID,
        name: 'Tidewater Löbs',
        description: '',
        industry: 'Technology',
        size: '50-100',
        location: '',
        logo: 'TL:1',
        time_zone: 'UTC',
        preferences: '{}',
        version: 1,
        first_response_count: 0,
      })
      await insertRow(source, 'company_proofs', {
        company_id: id,
        market_id: LIVE_MARKET_ID,
        state: n < 2 ? 'verified' : 'pending',
        state_at: at,
        domain: `${n}.com`,
        domain_key: `${n}.com`,
        country: 'PT',
        created_at: at,
        refusals: 0,
        version: 1,
      })
      await insertRow(source, 'postings', {
        id,
        market_id: LIVE_MARKET_ID,
        company_id: id,
        title: 'x',
        department: '',
        technology: 'Blockchain',
        mode: n ? 'On-site' : 'Remote',
        location: 'Porto',
        regions: '[]',
        type: 'Full-time',
        skills: '[]',
        description: '',
        urgency: 'Medium',
        openings: 1,
        min_years: 0,
        status: 'Active',
        times_posted: 1,
        blind_review: false,
        search_text: '',
        created_at: at,
        first_activated_at: n < 2 ? at : null,
        version: 1,
      })
    }
    await source.runMigrations({ transaction: 'each' })

    const rowsOf = async (sql: string) => (await source.query(sql)) as Record<string, string | null>[]
    const slugs = (await rowsOf('SELECT slug FROM companies')).map(({ slug }) => slug ?? '')
    expect(slugs.sort()).toEqual(['', 'tidewater-lobs', expect.stringMatching(/^tidewater-lobs-\w{5}$/)])
    // Shown by name in the console, also those that were made before it could look.
    const shapes = await rowsOf(`SELECT company_id, word FROM company_words WHERE kind = 'shape'`)
    expect(new Map(shapes.map(({ company_id: id, word }) => [id, word]))).toEqual(
      new Map(ids.map((id) => [id, 'tldewaterlobs'])),
    )
    const postings = await rowsOf('SELECT id, code, country FROM postings')
    const of = (id?: string) => postings.find((row) => row['id'] === id)
    expect(of(ids[0])).toMatchObject({ code: expect.stringMatching(/^\w{10}$/) as string, country: null })
    expect(of(ids[1])).toMatchObject({ code: expect.stringMatching(/^\w{10}$/) as string, country: 'PT' })
    expect(of(ids[2])).toMatchObject({ code: null })
    for (const _ of steps) await source.undoLastMigration({ transaction: 'each' })
    expect(await rowsOf('SELECT id FROM postings')).toHaveLength(3)
    await source.runMigrations({ transaction: 'each' })
    await drop()
  })

  it('keep whom an administrator let in before, there and back', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    const last = migrations.findIndex((migration) => migration.name.startsWith('InviteByLink'))
    const back = async () => {
      for (const _ of migrations.slice(last)) await source.undoLastMigration({ transaction: 'each' })
    }
    await back()
    const at = '2026-01-02T03:04:05.678Z'
    for (const key of ['asha@example.com', 'asha@example.org'])
      await source.query(
        `INSERT INTO admissions (email_key, admitted_at, admitted_by, sent_at) VALUES ('${key}', '${at}', 'Priya', '${at}')`,
      )
    await source.query(
      `INSERT INTO signups (id, arrival, name, email, email_key, user_type, email_verified, focus_area, interests,
         search_text, created_at, updated_at)
       VALUES ('s', 1, 'Asha', 'Asha@example.com', 'asha@example.com', 'candidate', true, 'DevOps', '[]', 'asha',
         '${at}', '${at}')`,
    )

    await source.runMigrations({ transaction: 'each' })

    const kept = (await source.query(
      'SELECT id, email, state, via, invited_by AS by, sends FROM admissions ORDER BY email_key',
    )) as { id: string }[]
    const row = {
      state: 'accepted',
      via: 'list',
      by: 'Priya',
      sends: 1,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    }
    expect(kept).toEqual([
      { ...row, email: 'Asha@example.com' },
      { ...row, email: 'asha@example.org' },
    ])
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2)
    expect(await source.query('SELECT standing FROM signups')).toEqual([{ standing: 'invited' }])
    await back()
    expect(await source.query('SELECT admitted_at AS at FROM admissions ORDER BY email_key')).toEqual([
      { at },
      { at },
    ])
    await drop()
  })

  it('award what was proved so far at its level, and nothing else', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    const options = { marketId: randomUUID(), now: new Date('2026-01-02T03:00:00Z'), sha256 }
    const seed = seedMarket(options)
    await db.write(async (manager) => {
      await insertDemo(manager, seed)
      await fillMarket(manager, seed)
    })
    const steps = migrations.slice(migrations.findIndex(({ name }) => name.startsWith('KeepAwardedLevels')))
    for (const _ of steps) await source.undoLastMigration({ transaction: 'each' })
    await source.runMigrations({ transaction: 'each' })

    const rows = await db.read.find(CandidateSkillEntity)
    expect(rows).toHaveLength(seed.candidateSkills.length)
    for (const { state, level, awarded, above } of rows) {
      const isProved = state === 'Verified' || state === 'Expired'
      expect([state, awarded, above]).toEqual([state, isProved ? level : null, isProved ? [] : null])
    }
    await drop()
  })

  it('name the demo of resumes that it invented and nobody changed, and of no other', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    const last = migrations.findIndex((migration) => migration.name.startsWith('SamplesOfADemo'))
    const seeded = seedMarket({ marketId: randomUUID(), now: new Date(), sha256 })
    await db.transaction(async (manager) => fillResumes(manager, await insertDemo(manager, seeded), seeded))
    const [sample, changed] = seeded.resumes.map(({ id }) => id)
    const own = randomUUID()
    await source.query(
      `INSERT INTO resumes (id, account_id, title, content, template_id, bytes, is_default, version, created_at, updated_at)
       SELECT '${own}', account_id, title, content, template_id, bytes, false, 1, created_at, updated_at
       FROM resumes WHERE id = '${sample}'`,
    )
    await source.query(`UPDATE resumes SET version = 2 WHERE id = '${changed}'`)
    for (const _ of migrations.slice(last)) await source.undoLastMigration({ transaction: 'each' })

    await source.runMigrations({ transaction: 'each' })

    const rows = (await source.query('SELECT id, market_id AS of FROM resumes')) as {
      id: string
      of: string | null
    }[]
    expect(new Map(rows.map(({ id, of }) => [id, of]))).toEqual(
      new Map([
        [sample, seeded.market.id],
        [changed, null],
        [own, null],
      ]),
    )
    await drop()
  })

  it('number the events of each subject as they happened, and erase a market whole there and back', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    const first = migrations.findIndex(({ name }) => name.startsWith('NumberEvents'))
    const back = async () => {
      for (const _ of migrations.slice(first)) await source.undoLastMigration({ transaction: 'each' })
    }
    await back()
    const [account, market] = [randomUUID(), randomUUID()]
    const at = (second: number) => `2026-01-02T03:04:0${second}.678Z`
    const make = async () => {
      await insertRow(source, 'accounts', {
        id: account,
        kind: 'guest',
        created_at: at(0),
        last_used_at: at(0),
      })
      await insertRow(source, 'markets', {
        id: market,
        account_id: account,
        candidate_id: 'p',
        company_id: 'c',
        member_id: 'm',
        seeded_at: at(0),
        changes: 0,
      })
      const common = { market_id: market, from_state: '', to_state: '', action: 'x', actor_role: 'system' }
      // Of one moment by the id; each subject and each kind by itself.
      for (const [id, kind, subject_id, second] of [
        ['c', 'offer', 's', 1],
        ['b', 'offer', 's', 2],
        ['a', 'offer', 's', 1],
        ['d', 'interview', 's', 1],
        ['e', 'offer', 't', 3],
      ] as const)
        await insertRow(source, 'hiring_events', { ...common, id, kind, subject_id, at: at(second) })
    }
    const idsOf = async (column: string): Promise<unknown> =>
      source.query(`SELECT id${column} FROM hiring_events ORDER BY id`)
    await make()
    await source.runMigrations({ transaction: 'each' })

    expect(await idsOf(', n')).toEqual([
      { id: 'a', n: 1 },
      { id: 'b', n: 3 },
      { id: 'c', n: 2 },
      { id: 'd', n: 1 },
      { id: 'e', n: 1 },
    ])
    await expect(source.query(`UPDATE hiring_events SET n = 2 WHERE id = 'b'`)).rejects.toThrow(/unique/i)
    await source.query(`DELETE FROM accounts WHERE id = '${account}'`)
    expect(await idsOf('')).toEqual([])
    await back()
    await make()
    await source.query(`DELETE FROM accounts WHERE id = '${account}'`)
    expect(await idsOf('')).toEqual([])
    await source.runMigrations({ transaction: 'each' })
    await drop()
  })

  it('know who signed in before there was a live market and has nothing of their own there', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    const first = migrations.findIndex(({ name }) => name.startsWith('KeepFirstVisits'))
    for (const _ of migrations.slice(first)) await source.undoLastMigration({ transaction: 'each' })
    const [at, later] = ['2026-01-02T03:04:05.678Z', '2026-02-02T03:04:05.678Z']
    const [earlier, since, guest, empty] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    for (const [id, kind, admitted_at] of [
      [earlier, 'registered', at],
      [since, 'registered', later],
      [guest, 'guest', null],
      [empty, 'registered', at],
    ] as const) {
      await insertRow(source, 'accounts', { id, kind, admitted_at, created_at: at, last_used_at: at })
      const ids = { candidate_id: 'p', company_id: 'c', member_id: 'm' }
      if (id !== empty)
        await insertRow(source, 'markets', {
          id: randomUUID(),
          account_id: id,
          seeded_at: at,
          changes: 0,
          ...ids,
        })
    }

    await source.runMigrations({ transaction: 'each' })

    const rows: unknown = await source.query('SELECT account_id AS id, answer FROM first_visits')
    expect(rows).toEqual([{ id: earlier, answer: null }])
    await drop()
  })

  /** Back to right after the migration of that name. */
  const backTo = async (source: DataSource, name: string) => {
    const last = migrations.findIndex((migration) => migration.name.startsWith(name))
    for (const _ of migrations.slice(last + 1)) await source.undoLastMigration({ transaction: 'each' })
  }
  const appliedTo = async (source: DataSource): Promise<unknown> =>
    source.query('SELECT name FROM migrations ORDER BY id')

  it.each([
    ['a person', 'candidates'],
    ['a seat', 'team_members'],
  ])('are not undone where %s of the live market would be nobody’s', async (_what, table) => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    await backTo(source, 'OpenLiveMarket')
    const [account, at] = [randomUUID(), '2026-01-02T03:04:05.678Z']
    await insertRow(source, 'accounts', { id: account, kind: 'registered', created_at: at, last_used_at: at })
    await insertRow(
      source,
      table,
      await filledRow(source, table, { account_id: account, market_id: LIVE_MARKET_ID }),
    )
    const [before, tables] = [await appliedTo(source), await tablesOf(source)]

    await expect(source.undoLastMigration({ transaction: 'each' })).rejects.toThrow(/live market is in use/)

    expect(await appliedTo(source)).toEqual(before)
    expect(await tablesOf(source)).toEqual(tables)
    expect(await source.query(`SELECT account_id AS of FROM ${table}`)).toEqual([{ of: account }])
    await source.query(`DELETE FROM ${table}`)
    await source.undoLastMigration({ transaction: 'each' })
    await source.runMigrations({ transaction: 'each' })
    await drop()
  })

  it('are not undone where something was decided about somebody', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    await backTo(source, 'DecideAboutReports')
    await insertRow(source, 'decisions', await filledRow(source, 'decisions', { subject_type: 'person' }))
    const before = await appliedTo(source)

    await expect(source.undoLastMigration({ transaction: 'each' })).rejects.toThrow(/Decisions were made/)

    expect(await appliedTo(source)).toEqual(before)
    expect(await source.query('SELECT subject_type AS of FROM decisions')).toEqual([{ of: 'person' }])
    await source.query('DELETE FROM decisions')
    await source.undoLastMigration({ transaction: 'each' })
    await source.runMigrations({ transaction: 'each' })
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
    const { db, url: own, drop } = await openTestDatabase(url)
    for (const _ of migrations) await db.source.undoLastMigration({ transaction: 'each' })
    const other = await openDatabase(own, { entities })

    await Promise.all([migrate(db), migrate(other)])

    const rows: unknown[] = await db.source.query('SELECT name FROM migrations')
    expect(rows).toHaveLength(migrations.length)
    await other.close()
    await drop()
  })
})
