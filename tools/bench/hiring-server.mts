import type { AddressInfo } from 'node:net'
import { buildApp } from '../../apps/api/src/app'
import { systemClock } from '../../apps/api/src/clock'
import { readConfig } from '../../apps/api/src/config'
import type { Database } from '../../apps/api/src/db/database'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import { entities } from '../../apps/api/src/compose/entities'
import { seedClock } from '../../apps/api/src/seed-clock'

/** A browser with a market of its own. */
export interface Guest {
  headers: { cookie: string }
  marketId: string
  seededAt: string
  /** How long the first call took, which made the market. */
  openedMs: number
  /** The posting whose board is measured. */
  posting: string
}

export interface HiringServer {
  db: Database
  port: number
  guest(): Promise<Guest>
  close(): Promise<void>
}

interface Place {
  url: string
  dataDir: string
}

/** The whole API over a new database, on a port of its own. */
export async function openServer({ url, dataDir }: Place): Promise<HiringServer> {
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' }
  const config = readConfig({ ...env, DATABASE_URL: url })
  const db = await openDatabase(url, { entities })
  await migrate(db)
  const mailer = { send: () => Promise.resolve(), close: () => Promise.resolve() }
  const app = await buildApp({ config, db, mailer, clock: systemClock })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    db,
    port,
    async guest() {
      const start = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/api/demo/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ persona: 'company', role: 'Admin' }),
      })
      const openedMs = performance.now() - start
      const { id } = (await answer.json()) as { id: string }
      const cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      const seededAt = seedClock(systemClock, undefined).now().toISOString()
      return { headers: { cookie }, marketId: id, seededAt, openedMs, posting: '' }
    },
    async close() {
      await app.close()
      await db.close()
    },
  }
}
