import type { EntityManager } from 'typeorm'
import { DAY_MS, MINUTE_MS, emailKey } from '@tryka/domain'
import { holdLock } from '../../../db/named-lock'
import { AppError } from '../../../app-error'
import type { AttemptKind } from '../../../services/attempts/attempt.entity'
import type { Attempts } from '../../../services/attempts/attempts'

/** Who makes the product write to somebody else. */
export interface Inviter {
  /** The proven address of the account: it stays the same through resets and new accounts. */
  email: string
  /** Client address; IPv6 by its /64. */
  client: string
}

interface Rule {
  kind: AttemptKind
  subject: string
  max: number
  windowMs: number
  message: string
}

const AGAIN_MS = 10 * MINUTE_MS
/** Whoever invites holds it first of all. */
export const INVITATION_LOCK = 'team-invitations'

const rulesOf = (inviter: Inviter, email: string): Rule[] => [
  {
    kind: 'invite-sender',
    subject: emailKey(inviter.email),
    max: 20,
    windowMs: DAY_MS,
    message: 'You can send at most 20 invitations a day.',
  },
  {
    kind: 'invite-client',
    subject: inviter.client,
    max: 40,
    windowMs: DAY_MS,
    message: 'Too many invitations were sent from your network today. Try again tomorrow.',
  },
  {
    kind: 'invite-mailbox',
    subject: emailKey(email),
    max: 5,
    windowMs: DAY_MS,
    message: 'This address was sent too many invitations today. Try again tomorrow.',
  },
  {
    kind: 'invite-mailbox',
    subject: emailKey(email),
    max: 10,
    windowMs: 7 * DAY_MS,
    message: 'This address was sent too many invitations. Try again next week.',
  },
  {
    kind: 'invite-again',
    subject: `${emailKey(inviter.email)} ${emailKey(email)}`,
    max: 4,
    windowMs: 7 * DAY_MS,
    message: 'You sent this person four invitations within a week. Ask them to look for the mail.',
  },
]

const tooMany = (message: string, waitMs: number) =>
  new AppError(429, 'TOO_MANY_INVITATIONS', message, { 'retry-after': String(Math.ceil(waitMs / 1_000)) })

/**
 * How many invitations one sender, one client address and one mailbox see. They are counted outside of the market:
 * filling it anew empties nothing.
 */
export class InvitationLimits {
  constructor(private readonly attempts: Attempts) {}

  /** Refuses, or counts the invitation inside the caller's transaction. */
  async pass(manager: EntityManager, now: Date, inviter: Inviter, email: string): Promise<void> {
    await holdLock(manager, INVITATION_LOCK)
    const rules = rulesOf(inviter, email)
    for (const { kind, subject, max, windowMs, message } of rules) {
      const { count, latest } = await this.attempts.recent(kind, subject, windowMs, manager)
      if (count >= max) throw tooMany(message, Math.min(windowMs, DAY_MS))
      const wait = kind === 'invite-again' ? latest + AGAIN_MS - now.getTime() : 0
      if (wait > 0)
        throw tooMany(
          `This invitation was sent a moment ago. Send it again in ${Math.ceil(wait / MINUTE_MS)} minutes.`,
          wait,
        )
    }
    const counted = new Map(rules.map(({ kind, subject }) => [kind, subject]))
    for (const [kind, subject] of counted) await this.attempts.record(manager, kind, subject)
  }
}
