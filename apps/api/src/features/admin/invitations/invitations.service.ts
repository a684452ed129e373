import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { InvitedSignups, SendInvitations } from '@tryka/domain'
import { ADMISSION_RULES, HOUR_MS, emailKey } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { Mailer } from '../../../mail/mailer'
import { admittedAmong } from '../../../services/accounts/accounts.service'
import {
  dropUnsent,
  endOf,
  letIn,
  letInBefore,
  noteSent,
  sentSince,
  UNFINISHED_MS,
} from '../../../services/admissions/admissions'
import type { InvitationTokens } from '../../../services/admissions/invitation-token'
import { invitationMail } from '../../../services/admissions/invitation.mail'
import type { Attempts } from '../../../services/attempts/attempts'
import type { Audit } from '../../../services/audit/audit'
import type { SignupRow } from '../../early-access/signup.entity'
import { SignupEntity } from '../../early-access/signup.entity'
import { noteStanding } from '../../early-access/standings'
import type { By } from '../admin-of'
import type { InvitationBatchRow } from './invitation-batch.entity'
import { InvitationBatchEntity } from './invitation-batch.entity'
import { tooManyThisHour, tooManyToday } from './invitation.errors'

interface Deps {
  db: Database
  attempts: Attempts
  audit: Audit
  mailer: Mailer
  clock: Clock
  tokens: InvitationTokens
  appUrl: string
}

/** Somebody who is let in and not told yet. */
interface Taken {
  id: string
  signup: SignupRow
  token: string
  attempt: string
}

/** Whom a choice leaves, and why it leaves out the others. */
export interface Sorted {
  asked: SignupRow[]
  before: number
  unverified: number
}

const countsOf = ({ sent, before, unverified, failed }: InvitationBatchRow): InvitedSignups => ({
  invited: sent,
  before,
  unverified,
  failed,
})

/** Lets people of the early-access list into the live market and tells each by one mail. */
export class Invitations {
  constructor(private readonly deps: Deps) {}

  /** Who of these may be invited; the rest of the transaction is alone with them. */
  async sort(manager: EntityManager, keys: readonly string[]): Promise<Sorted> {
    const before = await letInBefore(manager, keys, this.deps.clock.now())
    const admitted = await admittedAmong(manager, keys)
    if (admitted.length) await noteStanding(manager, admitted, 'joined')
    for (const key of admitted) before.add(key)
    const asked = await manager.find(SignupEntity, {
      where: { emailKey: In(keys.filter((key) => !before.has(key))), emailVerified: true },
      order: { arrival: 'ASC' },
    })
    return { asked, before: before.size, unverified: keys.length - before.size - asked.length }
  }

  /** Mails that an administrator may still send now. */
  async left(manager: EntityManager, actor: string): Promise<{ hour: number; day: number }> {
    const { attempts, clock } = this.deps
    const { count } = await attempts.recent('admission', actor, HOUR_MS, manager)
    const today = await sentSince(manager, clock.now())
    return {
      hour: Math.max(0, ADMISSION_RULES.anHour - count),
      day: Math.max(0, ADMISSION_RULES.aDay - today),
    }
  }

  /**
   * One press. Whose mail fails is not let in and can be chosen again; throws when no mail left, and then there was no
   * press.
   */
  async send(press: SendInvitations, by: By): Promise<InvitedSignups> {
    const { db, mailer, appUrl, clock } = this.deps
    const { batch, taken } = await db.transaction((manager) => this.take(manager, press, by))
    if (!taken.length) return countsOf(batch)
    const endsAt = endOf(clock.now())
    const mails = taken.map(({ signup, token }) =>
      invitationMail({ to: signup.email, request: signup, endsAt, token }, appUrl),
    )
    const sent = await Promise.allSettled(mails.map((mail) => mailer.send(mail)))
    const told = taken.filter((_, at) => sent[at]?.status === 'fulfilled')
    const failed = taken.filter((_, at) => sent[at]?.status === 'rejected')
    await db.transaction((manager) => this.settle(manager, batch, by, { told, failed }))
    const failure = sent.find((one) => one.status === 'rejected')
    if (failure && !told.length) throw failure.reason
    return countsOf({ ...batch, sent: told.length, failed: failed.length })
  }

  /** The rows come before the mails: of many calls at once only one finds an address free. */
  private async take(manager: EntityManager, { key, emails, filter }: SendInvitations, by: By) {
    const { attempts, audit, clock, tokens } = this.deps
    const [now, { actor, request }] = [clock.now(), by]
    const keys = [...new Set(emails.map(emailKey))].sort()
    const { asked, before, unverified } = await this.sort(manager, keys)
    const known = await manager.findOneBy(InvitationBatchEntity, { admin: actor, key })
    if (known && !isCutShort(known, now)) return { batch: known, taken: [] }
    if (known) await manager.delete(InvitationBatchEntity, { id: known.id })
    const at = now.toISOString()
    const batch: InvitationBatchRow = {
      id: randomUUID(),
      admin: actor,
      key,
      filter: filter ?? null,
      asked: keys.length,
      before,
      unverified,
      sent: asked.length,
      failed: 0,
      createdAt: at,
      finishedAt: null,
    }
    if (!asked.length) return { batch, taken: [] }
    const { hour, day } = await this.left(manager, actor)
    if (asked.length > hour) throw tooManyThisHour(hour)
    if (asked.length > day) throw tooManyToday()
    await manager.insert(InvitationBatchEntity, batch)
    const taken: Taken[] = []
    for (const signup of asked) {
      const { token, tokenHash } = tokens.make()
      const attempt = await attempts.record(manager, 'admission', actor)
      const id = randomUUID()
      taken.push({ id, signup, token, attempt })
      await letIn(manager, {
        id,
        email: signup.email,
        emailKey: signup.emailKey,
        via: 'list',
        state: 'sent',
        tokenHash,
        invitedBy: actor,
        batchId: batch.id,
        createdAt: at,
        sentAt: null,
        expiresAt: endOf(now),
        usedAt: null,
        sends: 1,
        version: 1,
      })
    }
    await noteStanding(manager, keysOf(taken), 'invited')
    const details = { number: taken.length }
    await audit.recordWith(manager, { actor, action: 'admission.sent', target: batch.id, details, request })
    return { batch, taken }
  }

  /** Whose mail failed is as before. */
  private async settle(
    manager: EntityManager,
    batch: InvitationBatchRow,
    { actor, request }: By,
    { told, failed }: { told: Taken[]; failed: Taken[] },
  ): Promise<void> {
    const at = this.deps.clock.now().toISOString()
    if (told.length) {
      await noteSent(manager, idsOf(told), at)
      const counts = { sent: told.length, failed: failed.length, finishedAt: at }
      await manager.update(InvitationBatchEntity, { id: batch.id }, counts)
    } else await manager.delete(InvitationBatchEntity, { id: batch.id })
    if (!failed.length) return
    await dropUnsent(manager, idsOf(failed))
    await noteStanding(manager, keysOf(failed), 'listed')
    for (const { attempt } of failed) await this.deps.attempts.withdraw(manager, attempt)
    const details = { number: failed.length }
    await this.deps.audit.recordWith(manager, { actor, action: 'admission.unsent', details, request })
  }
}

/** The process ended before its mails had left: what it began may be begun again. */
const isCutShort = ({ finishedAt, createdAt }: InvitationBatchRow, now: Date): boolean =>
  finishedAt === null && now.getTime() - Date.parse(createdAt) > UNFINISHED_MS

const keysOf = (taken: readonly Taken[]): string[] => taken.map(({ signup }) => signup.emailKey)
const idsOf = (taken: readonly Taken[]): string[] => taken.map(({ id }) => id)
