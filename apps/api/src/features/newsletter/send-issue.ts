import { In } from 'typeorm'
import { DAY_MS, HOUR_MS, NEWSLETTER_RULES } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { isInvented } from '../../mail/invented'
import type { Mailer } from '../../mail/mailer'
import { failureOf, reasonOf } from '../../services/outbox/retry'
import type { Claimed } from './claim-deliveries'
import { settleDelivery } from './claim-deliveries'
import type { IssueLetter } from './issue-letter'
import type { NewsletterLinks } from './newsletter-links'
import type { SubscriberRow } from './subscriber.table'
import { SubscriberEntity } from './subscriber.table'

const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * HOUR_MS
/** A mail server may be away for a day: until then nobody is given up, however often it was tried. */
const PATIENCE_MS = 2 * DAY_MS

/** What became of one mail, as far as the others care. */
export type Result = { is: 'done' } | { is: 'away' } | { is: 'paused'; forMs: number }

export interface SendDeps {
  db: Database
  clock: Clock
  mailer: Mailer
  links: NewsletterLinks
  /** Where mail is real, the invented people of samples get none. */
  isReal: boolean
  /** Of the sender, in message ids. */
  host: string
}

/** Readers of claimed mails as they are now; who left or was erased meanwhile is not among those who confirmed. */
export async function readersOf(
  db: Database,
  claimed: readonly Claimed[],
): Promise<Map<string, SubscriberRow>> {
  const ids = claimed.map(({ subscriberId }) => subscriberId)
  const rows = await db.read.findBy(SubscriberEntity, { id: In(ids), state: 'confirmed' })
  return new Map(rows.map((row) => [row.id, row]))
}

/** A letter under way. */
export interface Going {
  letter: IssueLetter
  startedAt: string | null
}

/** Sends one mail of a letter and writes down what became of it. */
export async function sendOne(
  { db, clock, mailer, links, isReal, host }: SendDeps,
  { letter, startedAt }: Going,
  one: Claimed,
  reader: SubscriberRow | undefined,
): Promise<Result> {
  const { issueId, subscriberId, tries } = one
  const now = () => clock.now().toISOString()
  const settle = (outcome: Parameters<typeof settleDelivery>[2], bounced?: 'yes' | 'no') =>
    db.transaction(async (manager) => {
      await settleDelivery(manager, one, outcome)
      if (!reader || !bounced) return
      const bounces = bounced === 'yes' ? reader.bounces + 1 : 0
      const gone = bounces >= NEWSLETTER_RULES.bounces
      await manager.update(
        SubscriberEntity,
        { id: subscriberId, state: 'confirmed' },
        { bounces, ...(gone ? { state: 'bouncing' as const } : {}) },
      )
    })
  if (!reader || (isReal && isInvented(reader.email))) {
    await settle({ state: 'skipped', at: now(), reason: reader ? 'invented' : 'left' })
    return { is: 'done' }
  }
  const messageId = `<${links.messageId(issueId, subscriberId)}@${host}>`
  const leave = links.leaveLink(subscriberId, issueId)
  try {
    const { email, confirmedAt } = reader
    await mailer.send(letter.mailTo({ email, confirmedAt, leave }, messageId))
  } catch (error) {
    const ageMs = clock.now().getTime() - Date.parse(startedAt ?? now())
    return refused(error, { tries, isOld: ageMs >= PATIENCE_MS }, now, settle)
  }
  // A crash before this is written sends the mail again, under the same Message-ID.
  await settle({ state: 'sent', at: now(), reason: null }, reader.bounces ? 'no' : undefined)
  return { is: 'done' }
}

type Settle = (outcome: Parameters<typeof settleDelivery>[2], bounced?: 'yes') => Promise<void>

async function refused(
  error: unknown,
  { tries, isOld }: { tries: number; isOld: boolean },
  now: () => string,
  settle: Settle,
): Promise<Result> {
  const failure = failureOf(error)
  const reason = reasonOf(error)
  const after = (ms: number) => new Date(Date.parse(now()) + ms).toISOString()
  // What the breaker holds back was not tried.
  if (failure.is === 'paused' || failure.is === 'full') {
    const at = failure.is === 'full' ? after(failure.forMs) : now()
    await settle({ state: 'queued', at, tries: tries - 1 })
    return failure.is === 'paused' ? { is: 'paused', forMs: failure.forMs } : { is: 'done' }
  }
  const isForGood = failure.is === 'permanent'
  if (isForGood || (isOld && tries >= NEWSLETTER_RULES.tries)) {
    // Only a refused address counts against it: a refused letter says nothing about who should read it.
    const isAddress = error instanceof AppError && error.code === 'MAIL_REFUSED'
    await settle({ state: 'failed', at: now(), reason }, isAddress ? 'yes' : undefined)
    return { is: isForGood ? 'done' : 'away' }
  }
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1))
  await settle({ state: 'queued', at: after(pause), reason })
  return { is: 'away' }
}
