/** The whole API, for the benchmarks of the live market, in a process of its own: `[database url, folder, url of Redis or -]`. */
import type { AddressInfo } from 'node:net'
import 'reflect-metadata'
import { buildApp } from '../../apps/api/src/app'
import { systemClock } from '../../apps/api/src/clock'
import { entities } from '../../apps/api/src/compose/entities'
import { readConfig } from '../../apps/api/src/config'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import { openRedis } from '../../apps/api/src/db/redis'
import { marketFaults } from '../../apps/api/src/testing/check-market'
import { CompanyProofEntity } from '../../apps/api/src/features/hiring/companies/company-proof.table'

const [url = '', dataDir = '', redisUrl = '-'] = process.argv.slice(2)
const env = {
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000000',
  MAILS_PER_HOUR: '1000000',
  DIRECTORY_AFTER_MINUTES: '0',
}
const config = readConfig({ ...env, DATABASE_URL: url })
const db = await openDatabase(url, { entities })
await migrate(db)
const codes = new Map<string, string>()
const mailer = {
  async send({ to, text }: { to: string; text: string }) {
    codes.set(to, /\b\d{6}\b/.exec(text)?.[0] ?? '')
  },
  close: () => Promise.resolve(),
}
const redis = redisUrl === '-' ? undefined : openRedis(redisUrl)
const app = await buildApp({
  config: { ...config, redisPrefix: `bench-${dataDir}:` },
  db,
  redis,
  mailer,
  clock: systemClock,
  loopDelay: () => 0,
})
await app.listen({ port: 0, host: '127.0.0.1' })

/** What the benchmark asks of a server, each with one answer. */
const ANSWERS: Record<string, (value: string) => unknown> = {
  code: (email) => codes.get(email),
  cost: () => ({ cpuUs: process.cpuUsage(), rss: process.memoryUsage().rss }),
  faults: () => marketFaults(async (sql) => (await db.read.query(sql)) as never, new Date()),
  verify: (companyId) =>
    db.write((manager) => manager.update(CompanyProofEntity, { companyId }, { state: 'verified' })),
}
process.on('message', ({ ask, value }: { ask: string; value: string }) => {
  void Promise.resolve(ANSWERS[ask]?.(value)).then((answer) => process.send?.({ answer }))
})
process.on('disconnect', () => {
  void app
    .close()
    .then(() => redis?.disconnect())
    .finally(() => process.exit())
})
process.send?.({ answer: (app.server.address() as AddressInfo).port })
