import { DAY_MS, HOUR_MS, emailKey } from '@tryka/domain'
import type { Clock } from '../clock'
import type { Config } from '../config'
import { AppError } from '../app-error'
import type { CountDelta, RateCounter } from '../http/limits/rate-counter'
import { deriveKey, keyedHash } from '../keys'
import { isInvented } from './invented'
import type { Mail, Mailer } from './mailer'

/** News and links that one mailbox gets, whoever causes them. */
const PER_MAILBOX = [
  { max: 30, windowMs: HOUR_MS, name: 'hour' },
  { max: 100, windowMs: DAY_MS, name: 'day' },
] as const

/** Of all mails in an hour the share that is kept for codes: nothing else may keep people from signing in. */
const CODE_RESERVE = 0.5

const paused = (seconds: number) =>
  new AppError(
    503,
    'MAIL_PAUSED',
    `We cannot send more email right now. Please try again in ${Math.ceil(seconds / 60)} minutes.`,
    { 'retry-after': String(seconds) },
  )
const mailboxFull = (seconds: number) =>
  new AppError(429, 'MAILBOX_LIMIT', 'This address was sent too much email. Try again later.', {
    'retry-after': String(seconds),
  })

interface Deps {
  config: Pick<Config, 'mail' | 'sessionSecret'>
  counter: RateCounter
  clock: Clock
}

/** Mails of the hour, of all processes together. */
export interface MailCounts {
  perHour: number
  codes: number
  others: number
  /** When the hour ends; null while nothing was sent in it. */
  endsAt: string | null
}

/** How much of the hour's mails is used, for whoever looks after the product; counts nothing itself. */
export async function mailCounts({ config, counter, clock }: Deps): Promise<MailCounts> {
  const look = (key: string) => ({ key, by: 0, windowMs: HOUR_MS })
  const counts = await counter.add([look('mails:codes'), look('mails:others')], clock.now().getTime())
  const [codes = 0, others = 0] = counts.map(({ count }) => count)
  const ends = counts.filter(({ count }) => count > 0).map(({ expiresAt }) => expiresAt)
  return {
    perHour: config.mail.perHour,
    codes,
    others,
    endsAt: ends.length ? new Date(Math.max(...ends)).toISOString() : null,
  }
}

/**
 * The only door out: every mail passes the breaker, which all instances share, and says that no person wrote it. Counts
 * are of the mailbox and of the hour, so nothing that a visitor resets empties them.
 */
export function createBreaker(mailer: Mailer, { config, counter, clock }: Deps): Mailer {
  const key = deriveKey(config.sessionSecret, 'outbox')
  const { perHour } = config.mail
  const forOthers = Math.max(1, Math.floor(perHour * (1 - CODE_RESERVE)))

  async function count(deltas: CountDelta[]) {
    const now = clock.now().getTime()
    const counts = await counter.add(deltas, now)
    return counts.map((one) => ({ ...one, seconds: Math.max(1, Math.ceil((one.expiresAt - now) / 1_000)) }))
  }

  async function passMailbox(to: string): Promise<void> {
    const mailbox = keyedHash(key, emailKey(to)).slice(0, 22)
    const counts = await count(
      PER_MAILBOX.map(({ windowMs, name }) => ({ key: `mailbox-${name}:${mailbox}`, by: 1, windowMs })),
    )
    counts.forEach(({ count: sent, seconds }, at) => {
      if (sent > (PER_MAILBOX[at]?.max ?? 0)) throw mailboxFull(seconds)
    })
  }

  /** A refused mail is counted too, so each count is cut at what its kind may send before the other kind sees it. */
  async function passBreaker(isCode: boolean): Promise<void> {
    const [codes, others] = await count([
      { key: 'mails:codes', by: isCode ? 1 : 0, windowMs: HOUR_MS },
      { key: 'mails:others', by: isCode ? 0 : 1, windowMs: HOUR_MS },
    ])
    if (!codes || !others) return
    const sum = isCode
      ? codes.count + Math.min(others.count, forOthers)
      : others.count + Math.min(codes.count, perHour)
    if (sum > perHour || (!isCode && others.count > forOthers))
      throw paused(isCode ? codes.seconds : others.seconds)
  }

  return {
    async send(mail: Mail): Promise<void> {
      // Every guest of a development machine is the same invented person.
      if (mail.kind === 'person' && !isInvented(mail.to)) await passMailbox(mail.to)
      await passBreaker(mail.kind === 'code')
      // Answering machines leave such mail alone (RFC 3834), also where Reply-To names somebody.
      await mailer.send({ ...mail, headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' } })
    },
    close: () => mailer.close(),
  }
}
