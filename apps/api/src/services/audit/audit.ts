import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LessThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { DAY_MS, KEPT_DAYS } from '@tryka/domain'
import type { ReportSubject } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { AuditDetails } from './audit-entry.entity'
import { AuditEntryEntity } from './audit-entry.entity'

const READ_WINDOW_MS = 15 * 60_000
const READERS_KEPT = 1_000

export type AuditAction =
  | 'admin.created'
  | 'admin.password-reset'
  | 'admin.password-changed'
  | 'admin.password-failed'
  | 'admin.session-ended'
  | 'admin.sign-in'
  | 'admin.sign-in-failed'
  | 'admin.sign-in-slowed'
  | 'admin.sign-out'
  | 'admin.factor-added'
  | 'admin.factor-removed'
  | 'admin.factor-failed'
  | 'admin.passkey-added'
  | 'admin.passkey-removed'
  | 'admin.recovery-renewed'
  | 'admin.recovery-used'
  | 'admin.step-up'
  | 'admin.invited'
  | 'admin.joined'
  | 'admin.role'
  | 'admin.blocked'
  | 'admin.unblocked'
  | 'admin.removed'
  | 'signups.read'
  | 'signups.export'
  | 'signups.erase'
  | 'signup.released'
  | 'contact.read'
  | 'companies.read'
  | 'company.verified'
  | 'company.refused'
  | 'certificate.revoked'
  | 'credential.revoked'
  | 'credits.reversed'
  | 'anchor.given-up'
  | 'proof.proved'
  | 'domain.changed'
  | 'company.changed'
  | 'company.change-refused'
  | 'company.kept'
  | 'company.question'
  | 'companies.export'
  | 'admission.sent'
  | 'admission.resent'
  | 'admission.revoked'
  | 'admissions.export'
  | 'users.read'
  | 'users.export'
  | 'audit.read'
  | 'audit.export'
  | 'account.suspended'
  | 'account.restored'
  | 'account.sessions-ended'
  | 'account.erased'
  | 'company.suspended'
  | 'company.closed'
  | 'cases.read'
  | 'seat.ended'
  | 'seat.made-admin'
  | 'case.taken'
  | 'case.decided'
  | 'objection.decided'
  | 'assessments.read'
  | 'appeal.decided'
  | 'coach.read'
  | 'correction.decided'
  | 'hold.decided'
  | 'template.moved'
  | 'template.suspected'
  | 'decision.lifted'
  | 'subscribers.read'
  | 'subscribers.export'
  | 'newsletter.asked'
  | 'newsletter.tested'
  | 'newsletter.sent'
  | 'newsletter.paused'
  | 'newsletter.resumed'
  | 'newsletter.cancelled'
  | 'outbox.read'
  | 'outbox.retried'
  | 'owners.told'
  | `${ReportSubject}.taken-down`
  | `${ReportSubject}.restored`

export interface AuditEvent {
  actor: string
  action: AuditAction
  target?: string
  details?: AuditDetails
  request?: Pick<FastifyRequest, 'ip' | 'id'>
}

/** Writes down one event of a moment, in the caller's transaction. */
export async function noteEvent(
  manager: EntityManager,
  at: string,
  { actor, action, target, details, request }: AuditEvent,
): Promise<void> {
  await manager.insert(AuditEntryEntity, {
    id: randomUUID(),
    at,
    actor,
    action,
    target: target ?? null,
    ip: request?.ip ?? null,
    requestId: request ? String(request.id) : null,
    details: details ?? null,
  })
}

/** What administrators did, and what else of trust changed. Rows are added, never changed, and leave after a year. */
export class Audit {
  private readonly readers = new Map<string, number>()

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async record(event: AuditEvent): Promise<void> {
    await this.db.write((manager) => this.recordWith(manager, event))
  }

  /** The same, inside the caller's transaction. */
  recordWith(manager: EntityManager, event: AuditEvent): Promise<void> {
    return noteEvent(manager, this.clock.now().toISOString(), event)
  }

  /** Reads of a list: one entry for each administrator and client address in a quarter of an hour. */
  async recordRead(
    actor: string,
    request: Pick<FastifyRequest, 'ip' | 'id'>,
    action: Extract<AuditAction, `${string}.read`> = 'signups.read',
  ): Promise<void> {
    const now = this.clock.now().getTime()
    const reader = `${action} ${actor} ${request.ip}`
    if (now - (this.readers.get(reader) ?? -Infinity) < READ_WINDOW_MS) return
    if (this.readers.size >= READERS_KEPT) this.readers.clear()
    this.readers.set(reader, now)
    await this.record({ actor, action, request })
  }

  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS.audit * DAY_MS).toISOString()
    await this.db.write((m) => m.delete(AuditEntryEntity, { at: LessThan(before) }))
  }
}
