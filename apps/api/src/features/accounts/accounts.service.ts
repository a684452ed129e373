import { DAY_MS, emailKey } from '@tryka/domain'
import { randomUUID } from 'node:crypto'
import { LessThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { AccountData } from './account-data'
import type { AccountRow } from './account.entity'
import { AccountEntity } from './account.entity'
import { IdempotencyEntity } from '../idempotency/idempotency.entity'

/** Guests that are not used for so long are erased whole. */
export const GUEST_DAYS = 7
const USE_NOTED_MS = 3_600_000
const SWEEP_BATCH = 200

/** Guests and registered people: made, found, joined, erased. */
export class AccountsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly data: readonly AccountData[],
  ) {}

  async createGuest(manager: EntityManager): Promise<AccountRow> {
    const now = this.now()
    const row: AccountRow = {
      id: randomUUID(),
      kind: 'guest',
      email: null,
      emailKey: null,
      createdAt: now,
      lastUsedAt: now,
    }
    await manager.insert(AccountEntity, row)
    return row
  }

  find(id: string): Promise<AccountRow | null> {
    return this.db.read.findOneBy(AccountEntity, { id })
  }

  /** Writes the use down, at most once an hour. */
  async noteUse(row: AccountRow): Promise<void> {
    if (this.clock.now().getTime() - Date.parse(row.lastUsedAt) < USE_NOTED_MS) return
    row.lastUsedAt = this.now()
    await this.db.write((m) => m.update(AccountEntity, { id: row.id }, { lastUsedAt: row.lastUsedAt }))
  }

  /**
   * The account of a proven address, inside the caller's transaction: the guest itself becomes it, or, when the address
   * has one already, the guest's work moves there and the guest goes.
   */
  async register(manager: EntityManager, current: AccountRow, email: string): Promise<AccountRow> {
    const key = emailKey(email)
    if (current.emailKey === key) return current
    const existing = await manager.findOneBy(AccountEntity, { emailKey: key })
    const changes = {
      kind: 'registered' as const,
      email: email.trim(),
      emailKey: key,
      lastUsedAt: this.now(),
    }
    if (current.kind === 'guest' && !existing) {
      await manager.update(AccountEntity, { id: current.id, kind: 'guest' }, changes)
      return { ...current, ...changes }
    }
    // Somebody who is signed in already changes accounts; their work stays where it is.
    const target = existing ?? { ...(await this.createGuest(manager)), ...changes }
    if (!existing) await manager.update(AccountEntity, { id: target.id }, changes)
    if (current.kind === 'guest') await this.moveInto(manager, current, target)
    return target
  }

  async erase(id: string): Promise<void> {
    await this.db.write((m) => m.delete(AccountEntity, { id }))
  }

  /** Everything the account holds, by feature. */
  async export(row: AccountRow): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {}
    for (const part of this.data) parts[part.name] = await part.export(row.id)
    const { emailKey: _emailKey, ...account } = row
    return { exportedAt: this.now(), account, ...parts }
  }

  async sweep(now: number): Promise<void> {
    const idleSince = new Date(now - GUEST_DAYS * DAY_MS).toISOString()
    const gone = await this.db.read.find(AccountEntity, {
      select: { id: true },
      where: { kind: 'guest', lastUsedAt: LessThan(idleSince) },
      take: SWEEP_BATCH,
    })
    // One at a time: a guest's workspace is large, and other writes wait in the same queue.
    for (const { id } of gone)
      await this.db.write((m) =>
        m.delete(AccountEntity, { id, kind: 'guest', lastUsedAt: LessThan(idleSince) }),
      )
  }

  private async moveInto(manager: EntityManager, guest: AccountRow, target: AccountRow): Promise<void> {
    for (const part of this.data) await part.move(manager, guest.id, target.id)
    await manager.delete(IdempotencyEntity, { accountId: guest.id })
    await manager.delete(AccountEntity, { id: guest.id })
  }

  private now(): string {
    return this.clock.now().toISOString()
  }
}
