import { randomUUID } from 'node:crypto'
import { In, MoreThan, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { ADMIN_RULES, emailKey, halfHidden, HOUR_MS } from '@tryka/domain'
import type { Administrator, AdminInvitation, AdminRole } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import { isUniqueViolation } from '../../db/unique-violation'
import type { InvitationTokens } from '../../services/admissions/invitation-token'
import type { Audit } from '../../services/audit/audit'
import type { Outbox } from '../../services/outbox/outbox'
import { forgetPasskeys, holdersAmong } from '../../services/passkeys/passkeys'
import type { AdminRow } from './admin.entity'
import { AdminEntity } from './admin.entity'
import type { By } from './admin-of'
import { endAllSessions } from './admin-sessions'
import { administratorMessage, administratorToken } from './administrator.mail'
import {
  alreadyInvited,
  invitationOver,
  lastOwner,
  nameTaken,
  noSuchAdmin,
  notOneself,
} from './administrator.errors'
import type { Admins } from './admins'
import { CredentialsRefused } from './admins'
import { passwordRefused } from './administrator.errors'
import type { TellOwners } from './console-news'
import { AdminFactorEntity } from './factor.entity'

interface Deps {
  db: Database
  clock: Clock
  admins: Admins
  audit: Audit
  outbox: Outbox
  tokens: InvitationTokens
  /** Tells the owners. */
  tell: TellOwners
}

/** What owners are told of each change. */
const EVENTS = {
  'admin.role': 'role',
  'admin.blocked': 'blocked',
  'admin.unblocked': 'unblocked',
  'admin.removed': 'removed',
} as const

interface Self extends By {
  id: string
}

/** Who administers, and who is invited to: owners alone change it, and one of them always stays. */
export class Administrators {
  constructor(private readonly deps: Deps) {}

  async list(self: string): Promise<{ items: Administrator[] }> {
    const { read } = this.deps.db
    const rows = await read.find(AdminEntity, { order: { createdAt: 'ASC', id: 'ASC' } })
    const factors = await read.findBy(AdminFactorEntity, { adminId: In(rows.map(({ id }) => id)) })
    const confirmed = new Set(factors.flatMap((row) => (row.confirmedAt ? [row.adminId] : [])))
    const holders = await holdersAmong(
      read,
      'admin',
      rows.map(({ id }) => id),
    )
    const items = rows.map((row) => ({
      id: row.id,
      username: row.state === 'invited' ? '' : row.username,
      email: row.email,
      role: row.role,
      state: row.state,
      factor: confirmed.has(row.id) || holders.has(row.id),
      since: row.createdAt,
      until: row.inviteExpiresAt,
      isSelf: row.id === self,
    }))
    return { items }
  }

  /** `adminUrl` is where the console is, as whoever invites sees it. */
  async invite(
    { email, role }: { email: string; role: AdminRole },
    by: Self,
    adminUrl: string,
  ): Promise<void> {
    const { db, clock, tokens, audit, outbox } = this.deps
    const id = randomUUID()
    const { tokenHash } = administratorToken(tokens, { id })
    const at = clock.now()
    const now = at.toISOString()
    const inviteExpiresAt = new Date(at.getTime() + ADMIN_RULES.invitationHours * HOUR_MS).toISOString()
    const row: AdminRow = {
      id,
      username: `invited ${id}`,
      usernameKey: `invited ${id}`,
      passwordHash: '',
      role,
      state: 'invited',
      email,
      emailKey: emailKey(email),
      invitedBy: by.actor,
      tokenHash,
      inviteExpiresAt,
      createdAt: now,
      updatedAt: now,
    }
    try {
      await db.transaction(async (manager) => {
        await manager.insert(AdminEntity, row)
        await audit.recordWith(manager, { ...by, action: 'admin.invited', target: id, details: { role } })
        await outbox.enqueue(manager, [administratorMessage({ id, email, inviteExpiresAt }, adminUrl)])
        await this.deps.tell(manager, { event: 'invited', adminId: id, name: email, role, by: by.actor })
      })
    } catch (error) {
      if (isUniqueViolation(error)) throw alreadyInvited()
      throw error
    }
    outbox.nudge()
  }

  changeRole(id: string, role: AdminRole, by: Self): Promise<void> {
    return this.change(id, by, 'admin.role', async (manager, row) => {
      if (row.role === 'owner' && role !== 'owner') await this.keepAnOwner(manager, id)
      await manager.update(AdminEntity, { id }, { role, updatedAt: this.now() })
      return { role }
    })
  }

  block(id: string, by: Self): Promise<void> {
    return this.change(id, by, 'admin.blocked', async (manager, row) => {
      if (row.state !== 'active') throw noSuchAdmin()
      await this.keepAnOwner(manager, id)
      await manager.update(AdminEntity, { id }, { state: 'blocked', updatedAt: this.now() })
    })
  }

  unblock(id: string, by: Self): Promise<void> {
    return this.change(id, by, 'admin.unblocked', async (manager, row) => {
      if (row.state !== 'blocked') throw noSuchAdmin()
      await manager.update(AdminEntity, { id }, { state: 'active', updatedAt: this.now() })
    })
  }

  remove(id: string, by: Self): Promise<void> {
    return this.change(id, by, 'admin.removed', async (manager, row) => {
      if (row.state === 'active') await this.keepAnOwner(manager, id)
      await forgetPasskeys(manager, { kind: 'admin', id })
      await manager.delete(AdminEntity, { id })
    })
  }

  async invitation(token: string): Promise<AdminInvitation> {
    const row = await this.byToken(this.deps.db.read, token)
    return { email: halfHidden(row.email ?? ''), role: row.role, until: row.inviteExpiresAt ?? '' }
  }

  /** A name and a password make the invitation an administrator, once. */
  async join(given: { token: string; username: string; password: string }, request: By['request']) {
    const { db, admins, audit } = this.deps
    const { token, ...credentials } = given
    await this.byToken(db.read, token)
    const passwordHash = await admins.hashFor(credentials).catch((error: unknown) => {
      throw error instanceof CredentialsRefused ? passwordRefused(error.message) : error
    })
    try {
      return await db.transaction(async (manager) => {
        const row = await this.byToken(manager, token)
        const done = await admins.join(manager, row, { username: given.username, passwordHash })
        if (!done) throw invitationOver()
        const actor = given.username.trim()
        await audit.recordWith(manager, { actor, action: 'admin.joined', target: row.id, request })
        await this.deps.tell(manager, { event: 'joined', adminId: row.id, name: actor, role: row.role })
        return manager.findOneByOrFail(AdminEntity, { id: row.id })
      })
    } catch (error) {
      if (isUniqueViolation(error)) throw nameTaken()
      throw error
    }
  }

  private async byToken(manager: EntityManager, token: string): Promise<AdminRow> {
    const row = await manager.findOneBy(AdminEntity, {
      tokenHash: this.deps.tokens.hash(token),
      state: 'invited',
      inviteExpiresAt: MoreThan(this.now()),
    })
    if (!row) throw invitationOver()
    return row
  }

  /** One change of another administrator; the lock keeps two owners from removing one another at once. */
  private async change(
    id: string,
    by: Self,
    action: keyof typeof EVENTS,
    work: (manager: EntityManager, row: AdminRow) => Promise<Record<string, string> | void>,
  ): Promise<void> {
    const { db, audit, tell } = this.deps
    if (id === by.id) throw notOneself()
    const { actor, request } = by
    await db.transaction(async (manager) => {
      await holdLock(manager, 'administrators')
      const found = await manager.findOneBy(AdminEntity, { id })
      if (!found) throw noSuchAdmin()
      const details = await work(manager, found)
      // What they may do has changed.
      await endAllSessions(manager, id)
      const target = found.state === 'invited' ? id : found.username
      await audit.recordWith(manager, { actor, request, action, target, ...(details ? { details } : {}) })
      const name = found.state === 'invited' ? (found.email ?? id) : found.username
      await tell(manager, { event: EVENTS[action], adminId: id, name, by: actor, ...(details ?? {}) })
    })
  }

  private async keepAnOwner(manager: EntityManager, id: string): Promise<void> {
    const others = { role: 'owner', state: 'active', id: Not(id) } as const
    if (!(await manager.existsBy(AdminEntity, others))) throw lastOwner()
  }

  private now = (): string => this.deps.clock.now().toISOString()
}
