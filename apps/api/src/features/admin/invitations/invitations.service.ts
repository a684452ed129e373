import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { InvitedSignups, SendInvitations } from '@tryka/domain'
import { ADMISSION_RULES, HOUR_MS, emailKey } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { admittedAmong } from '../../../services/accounts/accounts.service'
import type { AdmissionRow } from '../../../services/admissions/admission.entity'
import { endOf, letIn, letInBefore, sentSince, untilMailable } from '../../../services/admissions/admissions'
import type { InvitationTokens } from '../../../services/admissions/invitation-token'
import type { Attempts } from '../../../services/attempts/attempts'
import type { Audit } from '../../../services/audit/audit'
import type { Outbox } from '../../../services/outbox/outbox'
import { admissionMessage } from '../../../services/renewals/admission-letter'
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
  outbox: Outbox
  clock: Clock
  tokens: InvitationTokens
}

/** Whom a choice leaves, and why it leaves out the others. */
export interface Sorted {
  asked: SignupRow[]
  before: number
  unverified: number
}

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

  /** Refuses so many mails where the hour or the day has no room for them. */
  async refuseTooMany(manager: EntityManager, actor: string, more: number): Promise<void> {
    const { attempts, clock } = this.deps
    const limit = {
      kind: 'admission',
      subject: actor,
      max: ADMISSION_RULES.anHour,
      windowMs: HOUR_MS,
    } as const
    const left = await this.left(manager, actor)
    if (more > left.hour) throw tooManyThisHour(left.hour, await attempts.untilFree(limit, manager, more))
    if (more > left.day) throw tooManyToday(left.day, await untilMailable(manager, clock.now(), more))
  }

  /** One press. Its letters are stored with it and leave by the outbox: a mail server that is away loses none. */
  async send(press: SendInvitations, by: By): Promise<InvitedSignups> {
    const { db, outbox } = this.deps
    const { sent, before, unverified } = await db.transaction((manager) => this.take(manager, press, by))
    outbox.nudge()
    return { invited: sent, before, unverified }
  }

  /** Of many calls at once only one finds an address free. */
  private async take(manager: EntityManager, { key, emails, filter }: SendInvitations, by: By) {
    const { attempts, audit, clock, outbox } = this.deps
    const [now, { actor, request }] = [clock.now(), by]
    const keys = [...new Set(emails.map(emailKey))].sort()
    const { asked, before, unverified } = await this.sort(manager, keys)
    const known = await manager.findOneBy(InvitationBatchEntity, { admin: actor, key })
    if (known) return known
    const batch: InvitationBatchRow = {
      id: randomUUID(),
      admin: actor,
      key,
      filter: filter ?? null,
      asked: keys.length,
      before,
      unverified,
      sent: asked.length,
      createdAt: now.toISOString(),
    }
    if (!asked.length) return batch
    await this.refuseTooMany(manager, actor, asked.length)
    await manager.insert(InvitationBatchEntity, batch)
    const rows = asked.map((signup) => this.rowOf(signup, batch))
    for (const row of rows) {
      await attempts.record(manager, 'admission', actor)
      await letIn(manager, row)
    }
    await outbox.enqueue(manager, rows.map(admissionMessage))
    await noteStanding(
      manager,
      asked.map((signup) => signup.emailKey),
      'invited',
    )
    const details = { number: asked.length }
    await audit.recordWith(manager, { actor, action: 'admission.sent', target: batch.id, details, request })
    return batch
  }

  private rowOf({ email, emailKey: key }: SignupRow, batch: InvitationBatchRow): AdmissionRow {
    const { clock, tokens } = this.deps
    const first = { id: randomUUID(), version: 1 }
    return {
      ...first,
      email,
      emailKey: key,
      via: 'list',
      state: 'sent',
      tokenHash: tokens.ofVersion(first).tokenHash,
      invitedBy: batch.admin,
      batchId: batch.id,
      createdAt: batch.createdAt,
      sentAt: batch.createdAt,
      expiresAt: endOf(clock.now()),
      usedAt: null,
      sends: 1,
    }
  }
}
