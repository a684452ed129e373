import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { createAnchors } from '../services/anchors/create-anchors'
import { openIssuer } from '../services/issuer/issuer'
import { issuerRoutes } from '../services/issuer/issuer.routes'
import type { KeyDeps } from '../services/issuer/open-keys'
import { Statuses } from '../services/statuses/statuses'
import { statusRoutes } from '../services/statuses/statuses.routes'
import { Cosignatures } from '../services/transparency-log/cosignatures'
import { LogInconsistent } from '../services/transparency-log/log.errors'
import { logRoutes } from '../services/transparency-log/log.routes'
import { TransparencyLog } from '../services/transparency-log/transparency-log'

interface Deps extends KeyDeps {
  config: Config
  log: FastifyBaseLogger
}

/** What signs credentials, and what everybody checks them with. */
export async function createCredentials({ config, db, clock, log }: Deps) {
  const issuer = await openIssuer({ config, db, clock })
  const failed = (err: unknown) => log.error({ err }, 'the public log is out of order')
  const transparency = new TransparencyLog({ db, clock, dataDir: config.dataDir, identity: issuer, failed })
  issuer.provedBy(transparency)
  const append = transparency.append.bind(transparency)
  const statuses = new Statuses({ db, clock, apiUrl: config.apiUrl, issuer, append })
  const witnesses = config.logWitnesses
  const anchors = createAnchors({ db, clock, log: transparency, witnesses, config: config.anchor })
  return {
    issuer,
    transparency,
    statuses,
    anchors: anchors.proofs,
    clockKinds: [statuses.clockKind(), ...anchors.clockKinds],
    /** Before the first request. A log out of order stops issuing, not the product: it has said so itself. */
    begin: async () => {
      await transparency.begin()
      await issuer.publish(append).catch((error: unknown) => {
        if (!(error instanceof LogInconsistent)) throw error
      })
    },
    /** What verifiers are told to trust, with what other processes did to the keys. */
    pins: async () => {
      await issuer.refresh()
      return issuer.pins()
    },
    close: () => transparency.close(),
    adminRoutes: anchors.adminRoutes,
    routes: async (app: FastifyInstance) => {
      await app.register(issuerRoutes(issuer))
      await app.register(statusRoutes(statuses, transparency))
      await app.register(logRoutes(transparency, new Cosignatures(db, clock, config.logWitnesses)))
    },
  }
}

export type Credentials = Awaited<ReturnType<typeof createCredentials>>
