import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LessThan, MoreThan, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { OpenSession } from '@tryka/domain'
import { AppError, unauthenticated } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { unlessStorage } from '../../db/storage-problem'
import { LIFETIMES, TOUCH_MS } from '../../http/sessions/session-lifetime'
import type { SignedInAdmin } from '../../http/sessions/sessions'
import { deviceOf } from '../../services/accounts/account-sessions.service'
import { AdminEntity } from './admin.entity'
import type { AdminSessionRow } from './admin-session.entity'
import { AdminSessionEntity } from './admin-session.entity'

const LISTED = 100
const sessionNotFound = () => new AppError(404, 'SESSION_NOT_FOUND', 'This session has ended already.')

/** Signs an administrator out everywhere. */
export async function endAllSessions(manager: EntityManager, adminId: string): Promise<void> {
  await manager.delete(AdminSessionEntity, { adminId })
}

/** Where administrators are signed in. A browser whose row is gone is signed out at once, wherever its session lives. */
export class AdminSessions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** A new session in the browser that asks; the one that was open in it ends. */
  async start(adminId: string, { session, headers }: Pick<FastifyRequest, 'session' | 'headers'>) {
    const now = this.clock.now().toISOString()
    const row: AdminSessionRow = {
      id: randomUUID(),
      adminId,
      device: deviceOf(headers['user-agent']),
      createdAt: now,
      lastSeenAt: now,
    }
    const before = session.admin?.sessionId
    await this.db.transaction(async (manager) => {
      // Who was shut out while the password was looked at stays out.
      const isActive = await manager.existsBy(AdminEntity, { id: adminId, state: 'active' })
      if (!isActive) throw unauthenticated()
      if (before) await manager.delete(AdminSessionEntity, { id: before })
      await manager.insert(AdminSessionEntity, row)
    })
    return row.id
  }

  /** Whether the session is open; notes that it was used. */
  async use({ id: adminId, sessionId }: Pick<SignedInAdmin, 'id' | 'sessionId'>): Promise<boolean> {
    if (!sessionId) return false
    const row = await this.db.read.findOneBy(AdminSessionEntity, { id: sessionId, adminId })
    if (row) await this.noteUse(row)
    return row !== null
  }

  async list({ id: adminId, sessionId }: Pick<SignedInAdmin, 'id' | 'sessionId'>): Promise<OpenSession[]> {
    const now = this.clock.now().getTime()
    const rows = await this.db.read.find(AdminSessionEntity, {
      where: {
        adminId,
        lastSeenAt: MoreThan(this.idleSince(now)),
        createdAt: MoreThan(new Date(now - LIFETIMES.admin.absoluteMs).toISOString()),
      },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
      take: LISTED,
    })
    return rows.map(({ adminId: _adminId, ...row }) => ({ ...row, current: row.id === sessionId }))
  }

  /** Ends one of the administrator's own; anybody else's does not exist. */
  async end(manager: EntityManager, adminId: string, id: string): Promise<void> {
    const ended = await manager.delete(AdminSessionEntity, { id, adminId })
    if (!ended.affected) throw sessionNotFound()
  }

  /** Ends all but one, and answers how many there were. */
  async endOthers(
    manager: EntityManager,
    { id: adminId, sessionId }: Pick<SignedInAdmin, 'id' | 'sessionId'>,
  ): Promise<number> {
    const ended = await manager.delete(AdminSessionEntity, { adminId, id: Not(sessionId) })
    return ended.affected ?? 0
  }

  /** Signs out of a browser. */
  async forget({ sessionId }: Pick<SignedInAdmin, 'sessionId'>): Promise<void> {
    await this.db.write((manager) => manager.delete(AdminSessionEntity, { id: sessionId }))
  }

  async sweep(now: number): Promise<void> {
    await this.db.write((m) => m.delete(AdminSessionEntity, { lastSeenAt: LessThan(this.idleSince(now)) }))
  }

  /** Use is written down a little later than it happens. */
  private idleSince = (now: number): string => new Date(now - LIFETIMES.admin.idleMs - TOUCH_MS).toISOString()

  private async noteUse({ id, lastSeenAt }: AdminSessionRow): Promise<void> {
    const now = this.clock.now()
    if (now.getTime() - Date.parse(lastSeenAt) < TOUCH_MS) return
    const seen = { lastSeenAt: now.toISOString() }
    await this.db.write((manager) => manager.update(AdminSessionEntity, { id }, seen)).catch(unlessStorage)
  }
}
