import { systemClock } from '../clock'
import type { Config } from '../config'
import { openRedis } from '../db/redis'
import { Changes } from '../features/hiring/core/change'
import { LiveBus } from '../features/hiring/core/live/live-bus'
import { CertificateIssuing } from '../features/hiring/credentials/certificates/certificate-issuing'
import { Issuing } from '../features/hiring/credentials/issuing'
import { Signing } from '../features/hiring/credentials/signing'
import { reissueAll } from '../features/hiring/credentials/reissue-all'
import { Idempotency } from '../services/idempotency/idempotency'
import { addressMark, enqueue } from '../services/outbox/queue'
import { Statuses } from '../services/statuses/statuses'
import type { CommandResult } from './command'
import { withIssuer } from './issuer-keys'

const USAGE = 'Say nothing, or which key: issuer:reissue [<key>]'

/** Credentials of other keys than the current one are signed again by that, and take the place of those before. */
export async function issuerReissue(config: Config, [key, ...more]: string[]): Promise<CommandResult> {
  if (more.length || (key !== undefined && !/^z6Mk\w+$/.test(key))) return { ok: false, message: USAGE }
  const redis = config.redisUrl ? openRedis(config.redisUrl) : undefined
  let failures: unknown[] = []
  try {
    const result = await withIssuer(config, async (issuer, append, { db, log }) => {
      const clock = systemClock
      const statuses = new Statuses({ db, clock, apiUrl: config.apiUrl, issuer, append })
      const bus = new LiveBus({ db, redis, prefix: config.redisPrefix })
      const mark = addressMark(config.sessionSecret)
      const outbox: ConstructorParameters<typeof Changes>[0]['outbox'] = {
        enqueue: (manager, messages) => enqueue(manager, messages, { now: clock.now(), mark }),
        // Whichever process of the server is next delivers them.
        nudge: () => undefined,
      }
      const changes = new Changes({ db, clock, idempotency: new Idempotency(db, clock), bus, outbox })
      const signing = new Signing({ issuer, statuses, log })
      const issuing = new Issuing(signing, config.publicUrl)
      const certificates = new CertificateIssuing(signing, config.publicUrl)
      const deps = { db, changes, issuing, certificates, issuer }
      const { done, failed } = await reissueAll(deps, key).finally(() => bus.close())
      failures = failed
      return `${done} credentials were signed again; those before them are superseded.`
    })
    if (!failures.length) return result
    const [first] = failures
    return { ok: false, message: `${result.message} ${failures.length} could not be: ${String(first)}` }
  } finally {
    redis?.disconnect()
  }
}
