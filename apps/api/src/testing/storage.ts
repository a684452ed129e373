import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import type { Redis } from 'ioredis'
import { entities } from '../compose/entities'
import { migrate, openDatabase, sqlitePath } from '../db/data-source'
import type { Database } from '../db/database'
import { openRedis } from '../db/redis'
import { openPostgres } from './postgres-database'

export interface TestDatabase {
  db: Database
  /** Of this database alone. */
  url: string
  /** Closes it and leaves nothing behind that another would find. */
  drop(): Promise<void>
}

/** Where a run of specs keeps empty tables that are up to date, so that not every database is migrated anew. */
export const TEMPLATE = { file: 'TEST_TEMPLATE_FILE', database: 'TEST_TEMPLATE_DATABASE' } as const

/** What the driver's own types leave out. */
interface Copying {
  backup(
    file: string,
    into: string,
    from: string,
    fileIsTarget: boolean,
    opened: (error: Error | null) => void,
  ): {
    step(pages: number, done: (error: Error | null) => void): void
    finish(done: () => void): void
  }
}

async function copyInto({ source: { driver } }: Database, file: string): Promise<void> {
  const { databaseConnection } = driver as unknown as { databaseConnection: Copying }
  await new Promise<void>((resolve, reject) => {
    const done = (error: Error | null) => (error ? reject(error) : resolve())
    const copy = databaseConnection.backup(file, 'main', 'main', false, (error) => {
      if (error) reject(error)
      else copy.step(-1, (failure) => copy.finish(() => done(failure)))
    })
  })
}

async function openSqlite(url: string): Promise<Database> {
  const template = process.env[TEMPLATE.file]
  const inMemory = sqlitePath(url) === ':memory:'
  if (template && !inMemory) copyFileSync(template, sqlitePath(url))
  const db = await openDatabase(url, { entities })
  if (template && inMemory) await copyInto(db, template)
  else await migrate(db)
  return db
}

/** Empty and migrated: SQLite in memory or in a file, or a database of its own on the server of `TEST_DATABASE_URL`. */
export async function openTestDatabase(
  url = process.env['TEST_DATABASE_URL'] ?? 'sqlite::memory:',
): Promise<TestDatabase> {
  if (url.startsWith('postgres')) return openPostgres(url, process.env[TEMPLATE.database])
  const db = await openSqlite(url)
  return { db, url, drop: () => db.close() }
}

export interface TestRedis {
  redis: Redis
  prefix: string
  drop(): Promise<void>
}

/** Keys under a prefix of their own in `TEST_REDIS_URL`; undefined when that is not set. */
export async function openTestRedis(url = process.env['TEST_REDIS_URL']): Promise<TestRedis | undefined> {
  if (!url) return undefined
  const redis = openRedis(url)
  const prefix = `test:${randomUUID()}:`
  const drop = async () => {
    const keys = await redis.keys(`${prefix}*`)
    if (keys.length) await redis.del(...keys)
    redis.disconnect()
  }
  return { redis, prefix, drop }
}
