import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { at, env } from './env.mjs'

const require = createRequire(at('package.json'))
const TIMEOUT = 2_000

async function query(url, sql) {
  const { Client } = require('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function databaseOf(url, name) {
  await query(url, `CREATE DATABASE "${name}"`)
  // Nobody needs these rows after a power cut: commits need not wait for the disk.
  await query(url, `ALTER DATABASE "${name}" SET synchronous_commit = off`)
  const made = new URL(url)
  made.pathname = `/${name}`
  return { url: made.href, drop: () => query(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`) }
}

/**
 * A PostgreSQL database for the tests: the one of TEST_DATABASE_URL, or a fresh one on a local server that trusts
 * local users. Answers `{ url, drop }`, or `{ why }` when there is none.
 */
export async function findPostgres() {
  if (env.TEST_DATABASE_URL)
    return query(env.TEST_DATABASE_URL, 'SELECT 1').then(
      () => ({ url: env.TEST_DATABASE_URL, drop: async () => undefined }),
      (error) => ({ why: `TEST_DATABASE_URL does not answer: ${error.message}` }),
    )
  let why = ''
  for (const user of new Set(['postgres', userInfo().username])) {
    try {
      const url = `postgres://${encodeURIComponent(user)}@127.0.0.1:5432/postgres`
      return await databaseOf(url, `tryka_test_${process.pid}_${Date.now().toString(36)}`)
    } catch (error) {
      why = error.message || error.code
    }
  }
  return { why: `no local server that trusts local users: ${why}` }
}

/** A Redis for the tests: TEST_REDIS_URL or the local one. */
export async function findRedis() {
  const url = env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379/15'
  const { Redis } = require('ioredis')
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: TIMEOUT, retryStrategy: () => null })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    await redis.ping()
    return { url }
  } catch (error) {
    return { why: `${url} does not answer: ${error.message}` }
  } finally {
    redis.disconnect()
  }
}
