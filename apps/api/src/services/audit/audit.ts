import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LessThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { DAY_MS } from '@tryka/domain'
import type { ReportSubject } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { AuditDetails } from './audit-entry.entity'
import { AuditEntryEntity } from './audit-entry.entity'

const KEPT_DAYS = 365
const READ_WINDOW_MS = 15 * 60_000
const READERS_KEPT = 1_000

export type AuditAction =
  | 'admin.created'
  | 'admin.password-reset'
  | 'admin.sign-in'
  | 'admin.sign-in-failed'
  | 'admin.sign-in-slowed'
  | 'admin.sign-out'
  | 'admin.factor-added'
  | 'admin.factor-removed'
  | 'admin.factor-failed'
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
  | 'contact.read'
  | 'company.verified'
  | 'company.refused'
  | 'company.changed'
  | 'company.change-refused'
  | 'company.kept'
  | 'company.question'
  | 'admission.sent'
  | 'admission.unsent'
  | 'admission.resent'
  | 'admission.revoked'
  | 'admissions.export'
  | 'users.read'
  | 'audit.read'
  | 'audit.export'
  | 'account.suspended'
  | 'account.restored'
  | 'account.sessions-ended'
  | 'company.suspended'
  | 'case.taken'
  | 'case.decided'
  | 'objection.decided'
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
  | `${ReportSubject}.taken-down`
  | `${ReportSubject}.restored`

export interface AuditEvent {
  actor: string
  action: AuditAction
  target?: string
  details?: AuditDetails
  request?: Pick<FastifyRequest, 'ip' | 'id'>
}

/** What administrators did. Rows are added, never changed, and leave after a year. */
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
  async recordWith(
    manager: EntityManager,
    { actor, action, target, details, request }: AuditEvent,
  ): Promise<void> {
    await manager.insert(AuditEntryEntity, {
      id: randomUUID(),
      at: this.clock.now().toISOString(),
      actor,
      action,
      target: target ?? null,
      ip: request?.ip ?? null,
      requestId: request ? String(request.id) : null,
      details: details ?? null,
    })
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
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
    await this.db.write((m) => m.delete(AuditEntryEntity, { at: LessThan(before) }))
  }
}
