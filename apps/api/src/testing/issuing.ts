import { randomUUID } from 'node:crypto'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { entities } from '../compose/entities'
import { openDatabase } from '../db/data-source'
import { Issuing } from '../features/hiring/credentials/issuing'
import { Signing } from '../features/hiring/credentials/signing'
import { Changes } from '../features/hiring/core/change'
import { LiveBus } from '../features/hiring/core/live/live-bus'
import { AccountEntity } from '../services/accounts/account.entity'
import { Idempotency } from '../services/idempotency/idempotency'
import { openIssuer } from '../services/issuer/issuer'
import { Statuses } from '../services/statuses/statuses'
import { TransparencyLog } from '../services/transparency-log/transparency-log'
import { KEY_SECRET } from './issuer'

const apiUrl = 'https://api.example.com'

/** What issues credentials, over a database that has its tables, without the rest of the API. */
export async function openIssuing(url: string, dataDir: string) {
  const db = await openDatabase(url, { entities })
  const clock = { now: () => new Date() }
  const config = {
    env: 'test' as const,
    dataDir,
    keySecret: KEY_SECRET,
    sessionSecret: 's'.repeat(32),
    apiUrl,
  }
  const issuer = await openIssuer({ config, db, clock })
  const failed = (error: unknown) => {
    throw error
  }
  const log = new TransparencyLog({ db, clock, dataDir, identity: issuer, failed })
  issuer.provedBy(log)
  await log.begin()
  const append = log.append.bind(log)
  await issuer.publish(append)
  const statuses = new Statuses({ db, clock, apiUrl, issuer, append })
  const issuing = new Issuing(new Signing({ issuer, statuses, log }), 'https://www.example.com')
  const changes = new Changes({
    db,
    clock,
    idempotency: new Idempotency(db, clock),
    bus: new LiveBus({ db, redis: undefined, prefix: '' }),
    outbox: { enqueue: () => Promise.resolve(), nudge: () => undefined },
  })

  async function account(): Promise<string> {
    const id = randomUUID()
    const at = clock.now().toISOString()
    const row = {
      id,
      kind: 'registered' as const,
      email: `${id}@people.example`,
      emailKey: `${id}@people.example`,
    }
    const times = {
      admittedAt: at,
      createdAt: at,
      lastUsedAt: at,
      stateDecisionId: null,
      suspendedUntil: null,
    }
    await db.write((manager) => manager.insert(AccountEntity, { ...row, ...times }))
    return id
  }

  /** For a result of this account; the next takes the place of the one before. Answers whose attempt it was. */
  async function issue(accountId: string): Promise<string> {
    const attemptId = randomUUID()
    await changes.run(LIVE_MARKET_ID, { account: accountId }, (change) =>
      issuing.issue(change, null, {
        accountId,
        attemptId,
        track: 'sql',
        skill: 'SQL',
        bankVersion: '2026.1',
        calibration: 'provisional',
        tasks: 12,
        level: 2,
        score: 512,
        standardError: 36,
        interval: { low: 466, high: 558 },
        likelihoods: [10_000, 9_500, 1_200, 3],
        endedAt: change.at,
        visibility: 'shared',
      }),
    )
    return attemptId
  }

  return { db, issuer, log, statuses, account, issue }
}
