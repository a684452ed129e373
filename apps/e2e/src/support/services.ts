import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export interface SharedServices {
  databaseUrl: string
  redisUrl: string
  drop: () => Promise<void>
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A fresh PostgreSQL database and a Redis, of the services that `npm test` and `npm run e2e` start. */
export async function sharedServices(): Promise<SharedServices> {
  const { TEST_DATABASE_URL: base, TEST_REDIS_URL: redisUrl } = process.env
  if (!base || !redisUrl)
    throw new Error('TEST_DATABASE_URL and TEST_REDIS_URL are not set: npm run e2e sets them')
  const name = `tryka_journeys_${randomUUID().slice(0, 8)}`
  await run(base, `CREATE DATABASE "${name}"`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    redisUrl,
    drop: () => run(base, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  }
}
