import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { DataSource } from 'typeorm'
import { openTestDatabase } from '../testing/storage'
import { entities } from '../compose/entities'
import { dataSourceFor, migrate, openDatabase } from './data-source'
import type { Database } from './database'
import { RateCountEntity } from '../http/limits/rate-count.entity'
import { storageProblem } from './storage-problem'

const row = (key: string) => ({ key, count: 1, expiresAt: 1 })

/** A promise and the function that settles it. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

const keysOf = async (source: DataSource) =>
  (await source.getRepository(RateCountEntity).find({ order: { key: 'ASC' } })).map(({ key }) => key)

describe('SQLite with one connection, without the queue', () => {
  it('loses an acknowledged write when the transaction around it rolls back', async () => {
    const source = await dataSourceFor('sqlite::memory:', { entities }).initialize()
    await source.runMigrations({ transaction: 'each' })
    const started = gate()
    const fail = gate()

    const failing = source.transaction(async (manager) => {
      await manager.insert(RateCountEntity, row('a'))
      started.open()
      await fail.opened
      throw new Error('a fails')
    })
    await started.opened
    await source.manager.insert(RateCountEntity, row('b'))
    fail.open()
    await expect(failing).rejects.toThrow('a fails')

    expect(await keysOf(source)).toEqual([])
    await source.destroy()
  })
})

describe('The database', () => {
  let db: Database
  let drop: () => Promise<void>
  beforeEach(async () => {
    ;({ db, drop } = await openTestDatabase())
  })
  afterEach(() => drop())

  it('keeps every acknowledged write beside a transaction that rolls back', async () => {
    const started = gate()
    const fail = gate()
    const failing = db.transaction(async (manager) => {
      await manager.insert(RateCountEntity, row('a'))
      started.open()
      await fail.opened
      throw new Error('a fails')
    })
    await started.opened
    const writes = [
      db.write((manager) => manager.insert(RateCountEntity, row('b'))),
      db.write((manager) => manager.save(RateCountEntity, row('c'))),
      db.transaction((manager) => manager.insert(RateCountEntity, row('d'))),
    ]
    fail.open()

    await expect(failing).rejects.toThrow('a fails')
    await Promise.all(writes)

    expect(await keysOf(db.source)).toEqual(['b', 'c', 'd'])
  })

  it('goes on after a write that failed', async () => {
    await expect(db.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

    await db.write((manager) => manager.insert(RateCountEntity, row('a')))

    expect(await keysOf(db.source)).toEqual(['a'])
  })
})

describe('SQLite in a file', () => {
  let folder: string
  let db: Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-db-'))
    db = await openDatabase(`sqlite:${join(folder, 'a.sqlite')}`, { entities })
    await migrate(db)
  })
  afterEach(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('reads the last commit while a transaction is open, without waiting for it', async () => {
    const started = gate()
    const finish = gate()
    const writing = db.transaction(async (manager) => {
      await manager.insert(RateCountEntity, row('a'))
      started.open()
      await finish.opened
    })
    await started.opened

    expect(await db.read.count(RateCountEntity)).toBe(0)
    finish.open()
    await writing
    expect(await db.read.count(RateCountEntity)).toBe(1)
  })

  it('refuses a write through the reading connection', async () => {
    await expect(db.read.insert(RateCountEntity, row('a'))).rejects.toThrow(/readonly/)
  })

  it('goes on with other work while a long read runs beside short ones', async () => {
    const count = (rows: number) =>
      db.read.query(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows}) SELECT COUNT(*) FROM n`,
      )
    const started = performance.now()
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    await Promise.all([...Array.from({ length: 20 }, () => count(10)), count(3_000_000)])
    delay.disable()

    expect(delay.max / 1e6).toBeLessThan((performance.now() - started) / 2)
  })

  it('is safe against power cuts and readable by its owner only', async () => {
    const pragma = async (name: string) =>
      Object.values((await db.source.query(`PRAGMA ${name}`))[0] as object)[0]

    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    expect(await pragma('secure_delete')).toBe(1)
    expect(await pragma('busy_timeout')).toBe(5000)
    for (const name of ['a.sqlite', 'a.sqlite-wal', 'a.sqlite-shm'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  })

  it('answers a full disk with a refusal and works again when there is room', async () => {
    const pages = Number(Object.values((await db.source.query('PRAGMA page_count'))[0] as object)[0])
    await db.source.query(`PRAGMA max_page_count = ${pages + 1}`)
    const fill = async () => {
      for (let i = 0; i < 500; i++)
        await db.transaction((manager) => manager.insert(RateCountEntity, row(`${i}`.padEnd(110, 'x'))))
    }

    const failure: unknown = await fill().catch((error: unknown) => error)
    await db.source.query(`PRAGMA max_page_count = ${pages + 1000}`)
    const kept = await db.read.count(RateCountEntity)
    await db.transaction((manager) => manager.insert(RateCountEntity, row('after')))
    const failing = db.transaction(async (manager) => {
      await manager.insert(RateCountEntity, row('gone'))
      throw new Error('rolled back')
    })

    expect(storageProblem(failure)).toMatchObject({ status: 507, code: 'STORAGE_FULL' })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await db.read.count(RateCountEntity)).toBe(kept + 1)
  })
})

const postgresUrl = process.env['TEST_DATABASE_URL']

if (postgresUrl?.startsWith('postgres'))
  describe('PostgreSQL', () => {
    it('runs a transaction again after a serialisation failure', async () => {
      const { db, drop } = await openTestDatabase(postgresUrl)
      let runs = 0
      const result = await db.transaction(async () => {
        runs++
        if (runs < 3) throw Object.assign(new Error('conflict'), { driverError: { code: '40001' } })
        return 'done'
      })

      expect({ result, runs }).toEqual({ result: 'done', runs: 3 })
      await drop()
    })

    it('sends what a transaction asks for together one after the other', async () => {
      const { db, drop } = await openTestDatabase(postgresUrl)
      const warnings: string[] = []
      const listen = ({ message }: Error) => void warnings.push(message)
      process.on('warning', listen)

      const found = await db.transaction((manager) =>
        Promise.all([1, 2, 3].map((n) => manager.query<{ n: number }[]>('SELECT $1::integer AS n', [n]))),
      )
      const failed = db.transaction((manager) =>
        Promise.all([manager.query('SELECT 1 / 0'), manager.query('SELECT 1')]),
      )

      await expect(failed).rejects.toThrow('division by zero')
      expect(found.flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
      // Warnings come after the work that they are about.
      await new Promise((resolve) => setImmediate(resolve))
      process.off('warning', listen)
      expect(warnings.filter((text) => text.includes('already executing'))).toEqual([])
      await drop()
    })

    it('cuts a statement that takes longer than five seconds', async () => {
      const { db, drop } = await openTestDatabase(postgresUrl)

      const failure: unknown = await db.read.query('SELECT pg_sleep(8)').catch((error: unknown) => error)

      expect(storageProblem(failure)).toMatchObject({ status: 503 })
      await drop()
    }, 10_000)

    it('serves again after the server closed its connections', async () => {
      const { db, drop } = await openTestDatabase(postgresUrl)
      const other = await openTestDatabase(postgresUrl)
      const [{ pid }] = (await db.read.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }]

      await other.db.source.query('SELECT pg_terminate_backend($1)', [pid])
      const tries = [1, 2, 3].map(() => db.read.query('SELECT 1 AS one').catch(() => undefined))
      await Promise.all(tries)

      expect(await db.read.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
      await Promise.all([drop(), other.drop()])
    })
  })
