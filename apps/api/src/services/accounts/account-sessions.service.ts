import { randomUUID } from 'node:crypto'
import { In, LessThan, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { OpenSession } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { AppError } from '../../app-error'
import { LIFETIMES } from '../../http/sessions/session-lifetime'
import type { AccountSessionRow } from './account-session.entity'
import { AccountSessionEntity } from './account-session.entity'
import { suspendedOf } from './suspended'

const SEEN_NOTED_MS = 5 * 60_000

const sessionNotFound = () => new AppError(404, 'SESSION_NOT_FOUND', 'This session has ended already.')

/** "Firefox on Linux": enough to tell one's own browsers apart, too little to tell people apart. */
export function deviceOf(userAgent: string | undefined): string {
  const agent = userAgent ?? ''
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\/|Chromium\//.test(agent)
        ? 'Chrome'
        : /Safari\//.test(agent)
          ? 'Safari'
          : 'A browser'
  const system = /iPhone|iPad/.test(agent)
    ? 'iOS'
    : /Android/.test(agent)
      ? 'Android'
      : /Windows/.test(agent)
        ? 'Windows'
        : /Mac OS X/.test(agent)
          ? 'macOS'
          : /Linux/.test(agent)
            ? 'Linux'
            : ''
  return system ? `${browser} on ${system}` : browser
}

/** The browsers in which accounts are open. A browser whose row is gone is signed out, wherever its session lives. */
export class AccountSessions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    /** Told of an account of which a session ended, so that nothing goes on in its name. */
    private readonly onEnded: (accountId: string) => void = () => undefined,
  ) {}

  /** To be called once the end of sessions is committed. */
  tellEnded(accountId: string): void {
    this.onEnded(accountId)
  }

  async start(manager: EntityManager, accountId: string, userAgent: string | undefined): Promise<string> {
    const now = this.clock.now().toISOString()
    const id = randomUUID()
    await manager.insert(AccountSessionEntity, {
      id,
      accountId,
      device: deviceOf(userAgent),
      createdAt: now,
      lastSeenAt: now,
    })
    return id
  }

  find(id: string, accountId: string): Promise<AccountSessionRow | null> {
    return this.db.read.findOneBy(AccountSessionEntity, { id, accountId })
  }

  /** Those of `ids` that are still signed in and whose account is not suspended. */
  async openOf(ids: readonly string[]): Promise<Set<string>> {
    const now = this.clock.now()
    const used = new Date(now.getTime() - LIFETIMES.account.idleMs).toISOString()
    const rows = await this.db.read.find(AccountSessionEntity, {
      select: { id: true, accountId: true },
      where: { id: In([...ids]), lastSeenAt: MoreThan(used) },
    })
    const accounts = [...new Set(rows.map(({ accountId }) => accountId))]
    const resting = await suspendedOf(this.db.read, accounts, now.toISOString())
    return new Set(rows.filter(({ accountId }) => !resting.has(accountId)).map(({ id }) => id))
  }

  async noteUse(row: AccountSessionRow): Promise<void> {
    if (this.clock.now().getTime() - Date.parse(row.lastSeenAt) < SEEN_NOTED_MS) return
    row.lastSeenAt = this.clock.now().toISOString()
    await this.db.write((m) => m.update(AccountSessionEntity, { id: row.id }, { lastSeenAt: row.lastSeenAt }))
  }

  async list(accountId: string, currentId: string): Promise<OpenSession[]> {
    const rows = await this.db.read.find(AccountSessionEntity, {
      where: { accountId },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
      take: 100,
    })
    return rows.map(({ accountId: _accountId, ...row }) => ({ ...row, current: row.id === currentId }))
  }

  /** Forgets a browser's session, inside the caller's transaction; `tellEnded` after it. */
  async forget(manager: EntityManager, id: string): Promise<void> {
    if (id) await manager.delete(AccountSessionEntity, { id })
  }

  /** Signs an account out everywhere, and answers in how many browsers it was open; `tellEnded` after it. */
  async endAll(manager: EntityManager, accountId: string): Promise<number> {
    const ended = await manager.delete(AccountSessionEntity, { accountId })
    return ended.affected ?? 0
  }

  /** Ends one of the account's own; anybody else's does not exist. */
  async end(id: string, accountId: string): Promise<void> {
    const ended = await this.db.write((m) => m.delete(AccountSessionEntity, { id, accountId }))
    if (!ended.affected) throw sessionNotFound()
    this.onEnded(accountId)
  }

  async sweep(now: number): Promise<void> {
    const before = new Date(now - LIFETIMES.account.idleMs).toISOString()
    await this.db.write((m) => m.delete(AccountSessionEntity, { lastSeenAt: LessThan(before) }))
  }
}
