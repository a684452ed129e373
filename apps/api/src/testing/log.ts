import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AddressInfo } from 'node:net'
import { leafText, vkeyOf } from '@tryka/credentials'
import { seedSigner } from '@tryka/credentials/issue'
import type { Clock } from '../clock'
import { systemClock } from '../clock'
import type { Database } from '../db/database'
import { handleErrors } from '../http/error-handler'
import { acceptOnlyJson } from '../http/json-body'
import { Cosignatures } from '../services/transparency-log/cosignatures'
import { logRoutes } from '../services/transparency-log/log.routes'
import { TransparencyLog } from '../services/transparency-log/transparency-log'

export const LOG_NAME = '127.0.0.1/api/log'
const SEED = createHash('sha256').update('a log of specs').digest()

/** The key of logs of specs. */
export const specSigner = () => seedSigner(SEED)

/** An entry that commits to a number. */
export const leafOf = (n: number | string): string =>
  leafText('issue', createHash('sha256').update(String(n)).digest())

export const leavesOf = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, at) => leafOf(from + at))

/** A log over a database, with a key of specs. `faults` takes what it reports. */
export async function openLog(db: Database, dataDir: string, clock: Clock = systemClock) {
  const logSigner = await specSigner()
  const faults: unknown[] = []
  const log = new TransparencyLog({
    db,
    clock,
    dataDir,
    identity: { logSigner, logName: LOG_NAME },
    failed: (error) => faults.push(error),
  })
  const append = (leaves: readonly string[]) => db.transaction((manager) => log.append(manager, leaves))
  return { log, append, faults, vkey: await vkeyOf(LOG_NAME, logSigner.publicKey) }
}

/** Serves a log by HTTP on a port of its own. */
export async function serveLog(
  db: Database,
  log: TransparencyLog,
  witnesses: readonly string[] = [],
): Promise<{ prefix: string; app: FastifyInstance }> {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  acceptOnlyJson(app)
  await app.register(logRoutes(log, new Cosignatures(db, systemClock, witnesses)))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { prefix: `http://127.0.0.1:${port}/api/log`, app }
}
