import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from './database'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from './data-source'
import { LockEntity } from './named-lock'

describe('Writes that wait together on SQLite', () => {
  let folder: string
  let db: Database
  const names = async () =>
    (await db.read.find(LockEntity, { order: { name: 'ASC' } })).map((row) => row.name)
  /** How many transactions were committed since. */
  const countCommits = () => {
    const sent = jest.spyOn(db.source.createQueryRunner(), 'query')
    return () => sent.mock.calls.filter(([sql]) => sql === 'COMMIT').length
  }
  const insert = (name: string) => db.write((m) => m.insert(LockEntity, { name }))

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-commit-'))
    db = await openDatabase(`sqlite:${join(folder, 'test.sqlite')}`, { entities })
    await migrate(db)
  })
  afterEach(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('are committed together and told apart', async () => {
    const commits = countCommits()

    const results = await Promise.allSettled([
      insert('a'),
      db.transaction(async (m) => {
        await m.insert(LockEntity, { name: 'half' })
        throw new Error('changed my mind')
      }),
      insert('a'),
      db.transaction((m) => m.insert(LockEntity, { name: 'b' })),
      insert('c'),
    ])

    expect(commits()).toBe(1)
    expect(results.map((r) => r.status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(await names()).toEqual(['a', 'b', 'c'])
  })

  it('are one commit when an early answer leads to the next write', async () => {
    const commits = countCommits()

    await db.writeEarly((m) => m.insert(LockEntity, { name: 'early' }))
    const joined = await db.write(async (m) => {
      await m.insert(LockEntity, { name: 'next' })
      return m.queryRunner?.isTransactionActive
    })

    expect(joined).toBe(true)
    expect(commits()).toBe(1)
    expect(await names()).toEqual(['early', 'next'])
  })

  it('that are early fail by themselves and are stored when nothing follows', async () => {
    await insert('a')
    const twice = db.writeEarly((m) => m.insert(LockEntity, { name: 'a' }))
    const fine = db.writeEarly((m) => m.insert(LockEntity, { name: 'b' }))

    await expect(twice).rejects.toThrow('UNIQUE')
    await fine
    await db.drain()

    expect(await names()).toEqual(['a', 'b'])
  })

  it('are all refused when the commit fails, and the next ones work', async () => {
    await db.source.query('CREATE TABLE parents (id integer PRIMARY KEY)')
    await db.source.query(
      'CREATE TABLE children (id integer REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
    )

    const results = await Promise.allSettled([
      insert('a'),
      db.write((m) => m.query('INSERT INTO children (id) VALUES (1)')),
      insert('b'),
    ])
    await insert('c')

    expect(results.map((r) => r.status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await names()).toEqual(['c'])
  })

  it('goes on after work that throws before it begins', async () => {
    const broken = db.write(() => {
      throw new Error('no promise')
    })

    await expect(broken).rejects.toThrow('no promise')
    await insert('a')
    expect(await names()).toEqual(['a'])
  })
})
