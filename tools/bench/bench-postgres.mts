import { userInfo } from 'node:os'
import { Client } from 'pg'

type Found = { url: string; drop(): Promise<unknown> } | { why: string }

/** Says one thing to a server, with all the time that it takes. */
export async function tell(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** A database for the benchmark: that of DATABASE_URL, or a fresh one on a local server that trusts local users. */
export async function findBenchPostgres(): Promise<Found> {
  const given = process.env['DATABASE_URL']
  if (given?.startsWith('postgres')) return { url: given, drop: () => Promise.resolve() }
  let why = ''
  for (const user of new Set([userInfo().username, 'postgres'])) {
    const at = (name: string) => `postgres://${encodeURIComponent(user)}@127.0.0.1:5432/${name}`
    const name = `tryka_bench_${process.pid}`
    try {
      await tell(at('postgres'), `CREATE DATABASE ${name}`)
      return {
        url: at(name),
        drop: () => tell(at('postgres'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      }
    } catch (error) {
      why = (error as Error).message
    }
  }
  return { why }
}
