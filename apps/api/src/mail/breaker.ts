import { DAY_MS, HOUR_MS, emailKey } from '@tryka/domain'
import type { Clock } from '../clock'
import type { Config } from '../config'
import { AppError } from '../app-error'
import type { CountDelta, RateCounter } from '../http/limits/rate-counter'
import { deriveKey, keyedHash } from '../keys'
import { inTime, retryAfter, tryLater } from '../try-later'
import { isInvented } from './invented'
import type { Mail, MailKind, Mailer } from './mailer'

interface MailboxLimit {
  name: 'news' | 'day' | 'urgent'
  max: number
}

/**
 * What one mailbox gets in a day, whoever causes it. Digests and news leave half of the day to what people are told.
 * What is urgent has a count of its own, so that nothing else can hold it, and nobody can make a bomb of it either.
 */
const PER_MAILBOX: Partial<Record<MailKind, readonly MailboxLimit[]>> = {
  news: [
    { name: 'news', max: 10 },
    { name: 'day', max: 20 },
  ],
  person: [{ name: 'day', max: 20 }],
  urgent: [{ name: 'urgent', max: 20 }],
}

/**
 * Of all mails in an hour the share that is kept for each class, whatever the others send: codes, and what people are
 * told. The rest is for digests and news, and for whichever of the two has more.
 */
const RESERVE = 0.4

type MailClass = 'codes' | 'others' | 'news'
const CLASSES: readonly MailClass[] = ['codes', 'others', 'news']
const CLASS_OF: Record<MailKind, MailClass> = {
  code: 'codes',
  person: 'others',
  urgent: 'others',
  team: 'others',
  news: 'news',
  // A few a day, and of no use when they come with what they warn of: they take of what is kept for codes.
  alarm: 'codes',
}

/** How the mails of an hour are shared out. */
function sharesOf(perHour: number): { reserved: Record<MailClass, number>; rest: number } {
  const kept = Math.floor(perHour * RESERVE)
  return { reserved: { codes: kept, others: kept, news: 0 }, rest: perHour - 2 * kept }
}

const paused = (ms: number) =>
  new AppError(
    503,
    'MAIL_PAUSED',
    `We cannot send more email right now. Try again ${inTime(ms)}.`,
    retryAfter(ms),
  )
const mailboxFull = (ms: number) => tryLater('MAILBOX_LIMIT', 'This address was sent too much email.', ms)

interface Deps {
  config: Pick<Config, 'mail' | 'sessionSecret'>
  counter: RateCounter
  clock: Clock
}

/** Mails of the hour, of all processes together. */
export interface MailCounts extends Record<MailClass, number> {
  perHour: number
  /** When the hour ends; null while nothing was sent in it. */
  endsAt: string | null
  /** Whether codes or what people are told have to wait for the next hour. */
  isFull: boolean
}

/** How much of the hour's mails is used, for whoever looks after the product; counts nothing itself. */
export async function mailCounts({ config, counter, clock }: Deps): Promise<MailCounts> {
  const { perHour } = config.mail
  const { reserved, rest } = sharesOf(perHour)
  const counts = await counter.add(deltasOf(), clock.now().getTime())
  const [codes = 0, others = 0, news = 0] = counts.map(({ count }) => count)
  const ends = counts.filter(({ count }) => count > 0).map(({ expiresAt }) => expiresAt)
  const over = Math.max(0, codes - reserved.codes) + Math.max(0, others - reserved.others)
  return {
    perHour,
    codes,
    others,
    news,
    endsAt: ends.length ? new Date(Math.max(...ends)).toISOString() : null,
    isFull: over + news >= rest && (codes >= reserved.codes || others >= reserved.others),
  }
}

/** One more of a class, or a look at all of them. */
const deltasOf = (own?: MailClass): CountDelta[] =>
  CLASSES.map((name) => ({ key: `mails:${name}`, by: name === own ? 1 : 0, windowMs: HOUR_MS }))

/**
 * The only door out: every mail passes the breaker, which all instances share, and says that no person wrote it. Counts
 * are of the mailbox and of the hour, so nothing that a visitor resets empties them.
 */
export function createBreaker(mailer: Mailer, { config, counter, clock }: Deps): Mailer {
  const key = deriveKey(config.sessionSecret, 'outbox')
  const { reserved, rest } = sharesOf(config.mail.perHour)

  async function count(deltas: CountDelta[]) {
    const now = clock.now().getTime()
    const counts = await counter.add(deltas, now)
    return counts.map((one) => ({ ...one, waitMs: one.expiresAt - now }))
  }

  /** Counts a mail to a mailbox, and answers what takes it back: only what was sent has used the day. */
  async function passMailbox({ to, kind }: Mail): Promise<() => Promise<void>> {
    // Every guest of a development machine is the same invented person.
    const limits = isInvented(to) ? [] : (PER_MAILBOX[kind] ?? [])
    const mailbox = keyedHash(key, emailKey(to)).slice(0, 22)
    const taken: CountDelta[] = []
    const giveBack = async () => {
      const back = taken.map((delta) => ({ ...delta, by: -1 }))
      if (back.length) await counter.add(back, clock.now().getTime())
    }
    for (const { name, max } of limits) {
      const delta = { key: `mailbox-${name}:${mailbox}`, by: 1, windowMs: DAY_MS }
      const [sent] = await count([delta])
      taken.push(delta)
      if (!sent || sent.count <= max) continue
      await giveBack()
      throw mailboxFull(sent.waitMs)
    }
    return giveBack
  }

  /**
   * A refused mail is counted too. It is refused only once the rest is used up, which it stays until the hour ends: so
   * each class is cut at the rest, and keeps nobody from what is reserved.
   */
  async function passBreaker(own: MailClass): Promise<void> {
    const counts = await count(deltasOf(own))
    const over = CLASSES.map((name, at) => Math.max(0, (counts[at]?.count ?? 0) - reserved[name]))
    const at = CLASSES.indexOf(own)
    if (over[at] === 0) return
    const used = over.reduce((sum, each, n) => sum + (n === at ? each : Math.min(each, rest)), 0)
    if (used > rest) throw paused(counts[at]?.waitMs ?? 0)
  }

  return {
    async send(mail: Mail): Promise<void> {
      const giveBack = await passMailbox(mail)
      try {
        await passBreaker(CLASS_OF[mail.kind])
        // Answering machines leave such mail alone (RFC 3834), also where Reply-To names somebody.
        await mailer.send({ ...mail, headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' } })
      } catch (error) {
        await giveBack()
        throw error
      }
    },
    close: () => mailer.close(),
  }
}
