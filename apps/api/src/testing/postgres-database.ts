import { randomBytes, randomUUID } from 'node:crypto'
import { Client, DatabaseError } from 'pg'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from '../db/data-source'
import type { Database } from '../db/database'

/** Making and dropping one takes longer than most tests; but what was deleted from one still takes room in it. */
const MOST_TURNS = 25

async function withServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** The same server, another database. */
function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Rows of what the migrations themselves put in, as JSON by table. */
type Rows = Map<string, string>

/** As the migrations left it. */
interface Empty {
  name: string
  shape: string
  rows: Rows
  turns: number
}

/** Those of this process that were used and are empty again. */
const free: Empty[] = []

/** Tables, columns, constraints, triggers and functions: a spec that changes them leaves no database for the next. */
const SHAPE = `SELECT concat_ws(' ',
  (SELECT md5(string_agg(oid::text, ',' ORDER BY oid)) FROM pg_class WHERE relnamespace = 'public'::regnamespace),
  (SELECT count(*) FROM pg_attribute WHERE NOT attisdropped),
  (SELECT md5(string_agg(oid::text, ',' ORDER BY oid)) FROM pg_constraint),
  (SELECT md5(string_agg(concat(oid, tgenabled), ',' ORDER BY oid)) FROM pg_trigger),
  (SELECT count(*) FROM pg_proc)) AS shape`

const shapeOf = async (client: Client): Promise<string> =>
  (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? ''

/** Tables that hold rows, or held some. */
async function usedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0`,
  )
  return rows.map(({ name }) => name)
}

async function rowsOf(client: Client): Promise<Rows> {
  const all: Rows = new Map()
  for (const table of await usedTables(client)) {
    const { rows } = await client.query<{ all: string | null }>(
      `SELECT json_agg(t)::text AS all FROM ${table} t`,
    )
    if (rows[0]?.all) all.set(table, rows[0].all)
  }
  return all
}

async function newFrom(template: string, server: string): Promise<Empty> {
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await withServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  return withServer(databaseUrl(server, name), async (client) => ({
    name,
    shape: await shapeOf(client),
    rows: await rowsOf(client),
    turns: 0,
  }))
}

/** What PostgreSQL answers a role that may not set triggers aside. */
const DENIED = '42501'

/** Whether it could be made as the migrations left it, with nobody connected. Triggers and foreign keys have no say in it. */
async function emptied({ shape, rows }: Empty, url: string): Promise<boolean> {
  return withServer(url, async (client) => {
    await client.query(
      `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    if ((await shapeOf(client)) !== shape) return false
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    for (const table of await usedTables(client)) await client.query(`DELETE FROM ${table}`)
    for (const [table, all] of rows)
      await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
        all,
      ])
    await client.query('COMMIT')
    return true
  }).catch((error: unknown) => {
    if (error instanceof DatabaseError && error.code === DENIED) return false
    throw error
  })
}

/** A database of its own on a server, empty and migrated: a copy of the template, where there is one. */
export async function openPostgres(
  server: string,
  template?: string,
): Promise<{ db: Database; url: string; drop: () => Promise<void> }> {
  const empty = template ? (free.pop() ?? (await newFrom(template, server))) : undefined
  const name = empty?.name ?? `test_${randomUUID().replaceAll('-', '')}`
  if (!empty) await withServer(server, (client) => client.query(`CREATE DATABASE ${name}`))
  const url = databaseUrl(server, name)
  const db = await openDatabase(url, { entities })
  if (!empty) await migrate(db)
  const drop = async () => {
    await db.close()
    if (empty && ++empty.turns < MOST_TURNS && (await emptied(empty, url))) free.push(empty)
    else await withServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  }
  return { db, url, drop }
}

/** Drops a template and the databases that were made from it. */
export const dropAllOf = (template: string, server: string): Promise<void> =>
  withServer(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [template],
    )
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  })
