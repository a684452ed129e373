import type { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { And, In, IsNull, LessThan, Not, Raw } from 'typeorm'
import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { HOUR_MS, DAY_MS, emailKey, KEPT_DAYS } from '@tryka/domain'
import type { ErasedCredentials } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { AccountData } from './account-data'
import type { AccountRow } from './account.entity'
import { AccountEntity } from './account.entity'
import { noteWords } from './account-words'
import { exportZip } from './export-zip'
import { forgetCalls } from '../idempotency/idempotency'
import type { AccessRequests } from '../admissions/access-requests'
import { admitByCode, forgetAdmissions, takeTurn } from '../admissions/admissions'

const USE_NOTED_MS = HOUR_MS
const SWEEP_BATCH = 200

/** Came back an hour later or more, or changed something: the times differ from then on. */
const wasUsed = ({ createdAt, lastUsedAt }: AccountRow): boolean => lastUsedAt !== createdAt

/** When a guest is erased whole unless it is used again; earlier who only looked once and changed nothing. */
export const guestEndsAt = (row: AccountRow): string =>
  new Date(
    Date.parse(row.lastUsedAt) + (wasUsed(row) ? KEPT_DAYS.guest : KEPT_DAYS.visit) * DAY_MS,
  ).toISOString()

/** Guests whose time is over, in the words of the database. */
function endedBy(now: number): FindOptionsWhere<AccountRow>[] {
  const before = (days: number) => LessThan(new Date(now - days * DAY_MS).toISOString())
  const neverAgain = Raw((column) => `${column} = created_at`)
  return [
    { kind: 'guest', lastUsedAt: before(KEPT_DAYS.guest) },
    { kind: 'guest', lastUsedAt: And(before(KEPT_DAYS.visit), neverAgain) },
  ]
}

const noteAddress = (manager: EntityManager, accountId: string, email: string) =>
  noteWords(manager, { accountId, source: 'address' }, email)

/** Lets an account into the live market. */
export const admitAccount = (manager: EntityManager, id: string, at: string) =>
  manager.update(AccountEntity, { id }, { admittedAt: at })

/** The same for the accounts that these addresses have already. */
export const admitAddresses = (manager: EntityManager, keys: readonly string[], at: string) =>
  manager.update(AccountEntity, { emailKey: In([...keys]), admittedAt: IsNull() }, { admittedAt: at })

/** Those of `keys` whose account is admitted. */
export async function admittedAmong(manager: EntityManager, keys: readonly string[]): Promise<string[]> {
  const where = { emailKey: In([...keys]), admittedAt: Not(IsNull()) }
  const rows = await manager.find(AccountEntity, { select: { emailKey: true }, where })
  return rows.flatMap(({ emailKey: key }) => key ?? [])
}

/** The account of an address, if it has one. */
export const accountOfAddress = (manager: EntityManager, key: string) =>
  manager.findOneBy(AccountEntity, { emailKey: key })

/** Who is let into the live market, and who keeps the list of those who asked to be. */
export interface Admitting {
  /** Whether a proven address is enough, unless its request waits for a look. */
  all: boolean
  requests: Pick<AccessRequests, 'note' | 'waits'>
}

/** What is said in the transaction that erased an account, when nothing else of it is left. */
export type Goodbye = (manager: EntityManager, account: AccountRow) => Promise<void>

/** Guests and registered people: made, found, joined, erased. */
export class AccountsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly data: readonly AccountData[],
    private readonly admitting: Admitting,
  ) {}

  async createGuest(manager: EntityManager): Promise<AccountRow> {
    const now = this.now()
    const row: AccountRow = {
      id: randomUUID(),
      kind: 'guest',
      email: null,
      emailKey: null,
      admittedAt: null,
      createdAt: now,
      lastUsedAt: now,
      stateDecisionId: null,
      suspendedUntil: null,
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

  /** A guest who changes something has work to keep. */
  async noteChange(row: AccountRow): Promise<void> {
    if (row.kind !== 'guest' || wasUsed(row)) return
    const after = Math.max(this.clock.now().getTime(), Date.parse(row.createdAt) + 1)
    row.lastUsedAt = new Date(after).toISOString()
    await this.db.write((m) => m.update(AccountEntity, { id: row.id }, { lastUsedAt: row.lastUsedAt }))
  }

  /**
   * The account of a proven address, inside the caller's transaction: the guest itself becomes it, or, when the address
   * has one already, the guest's work moves there and the guest goes.
   */
  async register(manager: EntityManager, current: AccountRow, email: string): Promise<AccountRow> {
    const key = emailKey(email)
    await takeTurn(manager)
    const existing =
      current.emailKey === key ? current : await manager.findOneBy(AccountEntity, { emailKey: key })
    const now = this.now()
    const admittedAt = existing?.admittedAt ?? ((await this.admits(manager, key)) ? now : null)
    if (admittedAt && !existing?.admittedAt) await this.admitting.requests.note(manager, [key], 'joined')
    if (existing && existing.admittedAt !== admittedAt) await admitAccount(manager, existing.id, now)
    if (existing === current) return { ...current, admittedAt }
    const changes = {
      kind: 'registered' as const,
      admittedAt,
      email: email.trim(),
      emailKey: key,
      lastUsedAt: now,
    }
    if (current.kind === 'guest' && !existing) {
      await manager.update(AccountEntity, { id: current.id, kind: 'guest' }, changes)
      await noteAddress(manager, current.id, changes.email)
      return this.arrived(manager, { ...current, ...changes })
    }
    // Somebody who is signed in already changes accounts; their work stays where it is.
    const target = existing
      ? { ...existing, admittedAt }
      : { ...(await this.createGuest(manager)), ...changes }
    if (!existing) {
      await manager.update(AccountEntity, { id: target.id }, changes)
      await noteAddress(manager, target.id, changes.email)
    }
    if (current.kind === 'guest') await this.moveInto(manager, current, target)
    return existing ? target : this.arrived(manager, target)
  }

  private async arrived(manager: EntityManager, account: AccountRow): Promise<AccountRow> {
    for (const part of this.data) await part.arrive?.(manager, account)
    return account
  }

  /** What others saw of the account goes first; a feature may refuse while something depends on it. */
  async erase(id: string, goodbye: Goodbye, credentials: ErasedCredentials = 'keep'): Promise<void> {
    for (const part of this.data) await part.leave?.(id)
    await this.db.transaction(async (m) => {
      // Held, so that of several that press at once one takes it and the others find nothing.
      const held = this.db.isSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } }
      const row = await m.findOne(AccountEntity, { where: { id }, ...held })
      if (row?.emailKey) {
        await forgetAdmissions(m, [row.emailKey])
        // Who left is not invited by itself again.
        await this.admitting.requests.note(m, [row.emailKey], 'removed')
      }
      for (const part of this.data) if (row) await part.forget?.(m, row, credentials)
      await m.delete(AccountEntity, { id })
      if (row) await goodbye(m, row)
    })
  }

  /** Everything the account holds, as one ZIP file. */
  export(row: AccountRow, signal: AbortSignal): Readable {
    return exportZip(this.data, row, { exportedAt: this.now(), signal })
  }

  async sweep(now: number): Promise<void> {
    const ended = endedBy(now)
    const gone = await this.db.read.find(AccountEntity, {
      select: { id: true },
      where: ended,
      take: SWEEP_BATCH,
    })
    // One at a time: a guest's market is large, and other writes wait in the same queue.
    for (const { id } of gone) {
      const still = ended.map((one) => ({ ...one, id }))
      await this.db.write((m) => m.createQueryBuilder().delete().from(AccountEntity).where(still).execute())
    }
  }

  private async moveInto(manager: EntityManager, guest: AccountRow, target: AccountRow): Promise<void> {
    for (const part of this.data) await part.move(manager, guest.id, target.id)
    await forgetCalls(manager, guest.id)
    await manager.delete(AccountEntity, { id: guest.id })
  }

  private async admits(manager: EntityManager, key: string): Promise<boolean> {
    if (await admitByCode(manager, key, this.clock.now())) return true
    const { all, requests } = this.admitting
    return all && !(await requests.waits(manager, key))
  }

  private now(): string {
    return this.clock.now().toISOString()
  }
}
