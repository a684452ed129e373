import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Redis } from 'ioredis'
import type { Database } from '../db/database'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from '../db/data-source'
import { openRedis } from '../db/redis'

export interface TestDatabase {
  db: Database
  url: string
  /** Closes it and leaves nothing behind. */
  drop(): Promise<void>
}

async function runOnce(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** Empty and migrated: SQLite in memory, or a schema of its own in `TEST_DATABASE_URL`. */
export async function openTestDatabase(
  url = process.env['TEST_DATABASE_URL'] ?? 'sqlite::memory:',
): Promise<TestDatabase> {
  if (!url.startsWith('postgres')) {
    const db = await openDatabase(url, { entities })
    await migrate(db)
    return { db, url, drop: () => db.close() }
  }
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  await runOnce(url, `CREATE SCHEMA ${schema}`)
  const db = await openDatabase(url, { entities, schema })
  await migrate(db)
  const drop = async () => {
    await db.close()
    await runOnce(url, `DROP SCHEMA ${schema} CASCADE`)
  }
  return { db, url, drop }
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
