/** One server of the benchmark in a process of its own: `bare` (Fastify and a driver) or `ours` (the whole API). */
import Fastify from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { Client, Pool } from 'pg'
import sqlite3 from 'sqlite3'
import { buildApp } from '../../apps/api/src/app'
import { systemClock } from '../../apps/api/src/clock'
import { readConfig } from '../../apps/api/src/config'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import { entities } from '../../apps/api/src/compose/entities'
import { createAdmins } from '../../apps/api/src/compose/waitlist'
import { buildSignupRow, seedSignups } from '../../apps/api/src/testing/seed-signups'
import { costOf } from './measure.mts'

const [mode = 'ours', rowCount = '20', databaseUrl] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'tryka-bench-'))
const ADMIN = { username: 'bench', password: 'violet kettle 9 harbour' }

const text = { type: 'string' }
const RECORD = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      [
        'id',
        'name',
        'email',
        'userType',
        'focusArea',
        'company',
        'position',
        'experience',
        'message',
        'createdAt',
      ].map((name) => [name, text]),
    ),
    emailVerified: { type: 'boolean' },
    interests: { type: 'array', items: text },
  },
}
const PAGE = {
  type: 'object',
  properties: {
    items: { type: 'array', items: RECORD },
    total: { type: 'integer' },
    page: { type: 'integer' },
    pageSize: { type: 'integer' },
  },
}

const onPostgres = databaseUrl?.startsWith('postgres') ?? false
/** Tables of its own for each server, so that both can use one PostgreSQL. */
const schema = onPostgres ? `bench_${mode}_${process.pid}` : undefined
const url = databaseUrl ?? `sqlite:${join(dataDir, 'bench.sqlite')}`

async function inPostgres(sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

async function migrated() {
  if (schema) await inPostgres(`CREATE SCHEMA ${schema}`)
  const db = await openDatabase(url, { entities, schema })
  await migrate(db)
  return db
}

type Insert = (values: unknown[]) => Promise<unknown>
const COLUMNS =
  'id, arrival, name, email, email_key, user_type, email_verified, focus_area, interests, search_text, created_at, updated_at'
const INSERT = `INSERT INTO signups (${COLUMNS}) VALUES (${COLUMNS.split(', ')
  .map((_, i) => `$${i + 1}`)
  .join(', ')})`

/** The driver alone over the tables, indexes and triggers of the product, as durable as the product. */
async function rawInsert(): Promise<Insert> {
  await (await migrated()).close()
  if (schema) {
    const pool = new Pool({ connectionString: url, max: 10, options: `-c search_path=${schema}` })
    return (values) => pool.query(INSERT, values)
  }
  const raw = new sqlite3.Database(join(dataDir, 'bench.sqlite'))
  await new Promise((resolve, reject) =>
    raw.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON', (error) =>
      error ? reject(error) : resolve(undefined),
    ),
  )
  return (values) =>
    new Promise((resolve, reject) =>
      raw.run(INSERT, values, (error) => (error ? reject(error) : resolve(undefined))),
    )
}

interface Signup {
  name: string
  email: string
  userType: string
  focusArea: string
  interests: string[]
}

/** The floor: the same bytes from a constant, and an INSERT by the driver. */
async function bare() {
  const app = Fastify()
  const insert = await rawInsert()
  const items = Array.from({ length: 20 }, (_, i) => {
    const {
      emailKey: _k,
      searchText: _s,
      arrival: _a,
      updatedAt: _u,
      ...row
    } = buildSignupRow(Number(rowCount) - i)
    return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  })
  const page = { items, total: Number(rowCount), page: 1, pageSize: 20 }
  app.get('/api/admin/early-access', { schema: { response: { 200: PAGE } } }, () => page)
  let arrival = Date.now() * 1_000
  app.post<{ Body: Signup }>('/api/early-access', async (request, reply) => {
    const { name, email, userType, focusArea, interests } = request.body
    const [now, topics] = [new Date().toISOString(), JSON.stringify(interests)]
    const text = `${name}\n${email}\n${focusArea}`.toLowerCase()
    const head = [crypto.randomUUID(), ++arrival, name, email, email, userType, false, focusArea]
    await insert([...head, topics, text, now, now])
    return reply.code(201).send({ received: true })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, cookie: '' }
}

async function ours() {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    TRUST_PROXY: '1',
    DATABASE_URL: url,
  })
  const db = await migrated()
  await seedSignups(db, Number(rowCount))
  if (schema) await db.source.query('VACUUM ANALYZE signups')
  await createAdmins(db, systemClock).ensureFirst(ADMIN)
  const mailer = { send: () => Promise.resolve(), close: () => Promise.resolve() }
  const app = await buildApp({ config, db, mailer, clock: systemClock })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const login = await app.inject({ method: 'POST', url: '/api/admin/login', payload: ADMIN })
  const cookie = login.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return { app, cookie }
}

async function leave(): Promise<never> {
  if (schema) await inPostgres(`DROP SCHEMA ${schema} CASCADE`).catch(() => undefined)
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}

const server = mode === 'bare' ? await bare() : await ours()
let finish: (() => void) | undefined
process.on('message', (message) => {
  if (message === 'watch')
    void costOf(async () => {
      process.send?.('watching')
      await new Promise<void>((resolve) => (finish = resolve))
    }).then((cost) => process.send?.(cost))
  if (message === 'report') finish?.()
})
process.on('disconnect', () => void leave())
process.send?.({ port: (server.app.server.address() as AddressInfo).port, cookie: server.cookie })
