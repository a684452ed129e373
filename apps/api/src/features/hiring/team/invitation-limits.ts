import type { EntityManager } from 'typeorm'
import { DAY_MS, HIRING_LIMITS, MINUTE_MS, emailKey } from '@tryka/domain'
import { holdLock } from '../../../db/named-lock'
import type { AttemptLimit, Attempts } from '../../../services/attempts/attempts'
import { tryLater } from '../../../try-later'

/** Who makes the product write to somebody else. */
export interface Inviter {
  companyId: string
  /** The proven address of the account: it stays the same through resets and new accounts. */
  email: string
  /** Client address; IPv6 by its /64. */
  client: string
}

interface Rule extends AttemptLimit {
  message: string
}

/** Whoever invites holds it first of all. */
export const INVITATION_LOCK = 'team-invitations'

const rulesOf = (inviter: Inviter, email: string): Rule[] => [
  {
    kind: 'invite-company',
    subject: inviter.companyId,
    max: HIRING_LIMITS.invitationsPerDay,
    windowMs: DAY_MS,
    message: `A company invites at most ${HIRING_LIMITS.invitationsPerDay} people a day, all of its team together.`,
  },
  {
    kind: 'invite-client',
    subject: inviter.client,
    max: 40,
    windowMs: DAY_MS,
    message: 'Too many invitations were sent from your network today.',
  },
  {
    kind: 'invite-mailbox',
    subject: emailKey(email),
    max: 5,
    windowMs: DAY_MS,
    message: 'This address was sent too many invitations today.',
  },
  {
    kind: 'invite-mailbox',
    subject: emailKey(email),
    max: 10,
    windowMs: 7 * DAY_MS,
    message: 'This address was sent too many invitations this week.',
  },
  {
    kind: 'invite-again',
    subject: `${emailKey(inviter.email)} ${emailKey(email)}`,
    max: 4,
    windowMs: 7 * DAY_MS,
    message: 'You sent this person four invitations within a week. Ask them to look for the mail.',
  },
  {
    kind: 'invite-again',
    subject: `${emailKey(inviter.email)} ${emailKey(email)}`,
    max: 1,
    windowMs: 10 * MINUTE_MS,
    message: 'This invitation was sent a moment ago.',
  },
]

const tooMany = (message: string, ms: number) => tryLater('TOO_MANY_INVITATIONS', message, ms)

/**
 * How many invitations one company, one client address and one mailbox see. They are counted outside of the market:
 * filling it anew empties nothing.
 */
export class InvitationLimits {
  constructor(private readonly attempts: Attempts) {}

  /** Refuses, or counts the invitation inside the caller's transaction. */
  async pass(manager: EntityManager, inviter: Inviter, email: string): Promise<void> {
    await holdLock(manager, INVITATION_LOCK)
    const rules = rulesOf(inviter, email)
    for (const { message, ...limit } of rules) {
      const ms = await this.attempts.untilFree(limit, manager)
      if (ms > 0) throw tooMany(message, ms)
    }
    const counted = new Map(rules.map(({ kind, subject }) => [kind, subject]))
    for (const [kind, subject] of counted) await this.attempts.record(manager, kind, subject)
  }
}
