import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntityManager } from 'typeorm'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from './data-source'
import { Database } from './database'
import { LockEntity } from './named-lock'
import { queryPrepared } from './query-prepared'
import { checkDatabase } from './readiness'
import { storageProblem } from './storage-problem'
import { isUniqueViolation } from './unique-violation'

/** Endless, until somebody interrupts it. */
const ENDLESS = `INSERT INTO locks (name)
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 'endless ' || i FROM n`

interface Driver {
  interrupt(): void
  all(sql: string, params: unknown, done: (error: Error | null) => void): void
}
const driverOf = (db: Database) =>
  (db.source.driver as unknown as { databaseConnection: Driver }).databaseConnection

describe('The writing connection of SQLite', () => {
  let folder: string
  let db: Database
  const broken: Error[] = []
  const names = async () =>
    (await db.read.find(LockEntity, { order: { name: 'ASC' } })).map((row) => row.name)
  const insert = (name: string) => (manager: EntityManager) => manager.insert(LockEntity, { name })
  const statuses = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status)

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-writer-'))
    const opened = await openDatabase(`sqlite:${join(folder, 'a.sqlite')}`, { entities })
    await migrate(opened)
    broken.length = 0
    db = new Database(opened.source, {
      reader: opened.read.connection,
      unusable: (error) => void broken.push(error),
    })
  })
  afterEach(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('tells everybody of a commit when SQLite rolled back by itself in the middle, and loses nothing after', async () => {
    // An interruption before it begins would end a savepoint, and leave the group as it is.
    let began = false
    let interrupted = false
    const group = Promise.allSettled([
      db.write(insert('a')),
      db.transaction(async (manager) => {
        began = true
        await manager.query(ENDLESS).catch(() => (interrupted = true))
        // Nobody rolls this back any more: sent, it would be stored alone.
        await manager.insert(LockEntity, { name: 'half' })
      }),
      db.write(insert('b')),
      db.transaction(insert('c')),
    ])
    // Not longer: what comes after is not to be interrupted.
    while (!interrupted) {
      if (began) driverOf(db).interrupt()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const after = await Promise.allSettled([db.write(insert('d')), db.transaction(insert('e'))])

    expect(statuses(await group)).toEqual(Array(4).fill('rejected'))
    expect(statuses(after)).toEqual(['fulfilled', 'fulfilled'])
    expect(await names()).toEqual(['d', 'e'])
    expect(broken).toEqual([])
  })

  it('keeps a prepared statement of a transaction like any other: in its order, and told of as TypeORM would', async () => {
    const add = (manager: EntityManager, name: string) =>
      queryPrepared(manager, 'INSERT INTO locks (name) VALUES (?)', [name])
    const outcomes = await Promise.allSettled([
      db.transaction(async (manager) => {
        const [, , seen] = await Promise.all([
          add(manager, 'a'),
          add(manager, 'b'),
          manager.count(LockEntity),
        ])
        expect(seen).toBe(2)
      }),
      db.transaction(async (manager) => {
        await add(manager, 'c')
        await add(manager, 'a')
      }),
      db.transaction((manager) => add(manager, 'd')),
    ])

    expect(statuses(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const refused = outcomes[1] as PromiseRejectedResult
    expect(isUniqueViolation(refused.reason)).toBe(true)
    expect(await names()).toEqual(['a', 'b', 'd'])
    expect(broken).toEqual([])
  })

  it('refuses what work still asks for when it has ended', async () => {
    let late: (() => Promise<unknown>) | undefined
    const failed = db.transaction(async (manager) => {
      late = () => manager.insert(LockEntity, { name: 'late' })
      await manager.insert(LockEntity, { name: 'a' })
      throw new Error('changed my mind')
    })

    await expect(failed).rejects.toThrow('changed my mind')
    await expect(late?.()).rejects.toThrow('after the end')
    expect(await names()).toEqual([])
  })

  it('ends nothing that others began, also when a commit fails twice', async () => {
    await db.source.query('CREATE TABLE parents (id integer PRIMARY KEY)')
    await db.source.query(
      'CREATE TABLE children (id integer REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
    )
    const orphan = () => db.write((manager) => manager.query('INSERT INTO children (id) VALUES (1)'))

    await expect(orphan()).rejects.toThrow('FOREIGN KEY')
    await expect(orphan()).rejects.toThrow('FOREIGN KEY')
    await db.write(insert('after'))

    expect(await names()).toEqual(['after'])
  })

  it('is given up, and nothing more is told as done, when it cannot be brought out of a transaction', async () => {
    const driver = driverOf(db)
    const all = driver.all.bind(driver)
    driver.all = (sql, params, done) => {
      if (/^(COMMIT|ROLLBACK)$/.test(sql))
        done(Object.assign(new Error('disk I/O'), { code: 'SQLITE_IOERR' }))
      else all(sql, params, done)
    }
    const first: unknown = await db.write(insert('a')).catch((error: unknown) => error)
    driver.all = all
    const second: unknown = await db.write(insert('b')).catch((error: unknown) => error)

    expect([first, second].map((error) => storageProblem(error)?.status)).toEqual([503, 503])
    expect(broken).toHaveLength(1)
    await expect(checkDatabase(db)).rejects.toThrow()
    expect(await names()).toEqual([])
  })
})

describe('Readiness', () => {
  let folder: string
  let db: Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-ready-'))
    db = await openDatabase(`sqlite:${join(folder, 'a.sqlite')}`, { entities })
    await migrate(db)
  })
  afterEach(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const versionOf = async () => JSON.stringify(await db.read.query('PRAGMA data_version'))

  it('is denied while a transaction that nobody ends is open, and does not write once a write is proven', async () => {
    await checkDatabase(db)
    const before = await versionOf()
    await checkDatabase(db)
    const unchanged = (await versionOf()) === before

    await db.source.query('BEGIN')
    const stuck = db.source.query('SAVEPOINT forgotten')
    await stuck
    const told: unknown = await checkDatabase(db).catch((error: unknown) => error)
    await checkDatabase(db)

    expect(unchanged).toBe(true)
    expect(told).toBeInstanceOf(Error)
  })

  it('is denied while another process holds the lock, and granted when it let go', async () => {
    const other = await openDatabase(`sqlite:${join(folder, 'a.sqlite')}`, { entities })
    await db.source.query('PRAGMA busy_timeout = 10')
    await other.source.query('BEGIN IMMEDIATE')

    const told: unknown = await checkDatabase(db).catch((error: unknown) => error)
    await other.source.query('ROLLBACK')
    await other.close()

    expect(storageProblem(told)).toMatchObject({ status: 503 })
    await checkDatabase(db)
  })
})
