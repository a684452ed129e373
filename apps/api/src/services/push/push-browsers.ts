import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { In, LessThan } from 'typeorm'
import { v7 } from 'uuid'
import { DAY_MS, DELIVERY_LIMITS } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdAccount } from '../accounts/hold-account'
import type { PushSubscriptionRow } from './push-subscription.table'
import { PushSubscriptionEntity } from './push-subscription.table'

/** After so many in a row a browser counts as failing, and after so long as gone. */
const FAILURES = 5
const FAILING_MS = 30 * DAY_MS
const REACHABLE = ['active', 'failing'] as const

export interface NewBrowser {
  accountId: string
  sessionId: string
  label: string
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const tooMany = () =>
  new AppError(
    409,
    'TOO_MANY_BROWSERS',
    `Push is on in ${DELIVERY_LIMITS.pushBrowsers} browsers already. Remove one of them first.`,
  )
const notThisBrowsers = () =>
  new AppError(409, 'PUSH_TAKEN', 'This browser could not be recognized. Turn push off and on again in it.')
export const noSuchBrowser = () => new AppError(404, 'NOT_FOUND', 'This browser takes no pushes.')

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')

/** Those of some accounts that have a browser which takes pushes. */
export async function withBrowsers(
  manager: EntityManager,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await manager.find(PushSubscriptionEntity, {
    select: { accountId: true },
    where: { accountId: In([...accountIds]), state: In([...REACHABLE]) },
  })
  return new Set(rows.map(({ accountId }) => accountId))
}

/** The browsers that take pushes, and how each is doing. */
export class PushBrowsers {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  list(accountId: string): Promise<PushSubscriptionRow[]> {
    return this.db.read.find(PushSubscriptionEntity, { where: { accountId }, order: { id: 'ASC' } })
  }

  async reachable(accountId: string): Promise<PushSubscriptionRow[]> {
    return (await this.list(accountId)).filter(({ state }) => state !== 'gone')
  }

  async find(accountId: string, id: string): Promise<PushSubscriptionRow> {
    const row = await this.db.read.findOneBy(PushSubscriptionEntity, { id, accountId })
    if (!row) throw noSuchBrowser()
    return row
  }

  /** A browser that is known already is taken anew, for whoever is signed in there now. */
  add({ accountId, sessionId, label, endpoint, keys }: NewBrowser): Promise<PushSubscriptionRow> {
    const now = this.clock.now()
    const endpointHash = hashOf(endpoint)
    return this.db.transaction(async (manager) => {
      await holdAccount(manager, accountId)
      await manager.delete(PushSubscriptionEntity, { accountId, state: 'gone' })
      const known = await manager.findOneBy(PushSubscriptionEntity, { endpointHash })
      // An address alone, seen by somebody, takes no browser away from whom it is.
      if (
        known &&
        known.accountId !== accountId &&
        (known.p256dh !== keys.p256dh || known.auth !== keys.auth)
      )
        throw notThisBrowsers()
      if (known) await manager.delete(PushSubscriptionEntity, { id: known.id })
      if ((await manager.countBy(PushSubscriptionEntity, { accountId })) >= DELIVERY_LIMITS.pushBrowsers)
        throw tooMany()
      const row: PushSubscriptionRow = {
        id: v7({ msecs: now.getTime() }),
        accountId,
        sessionId,
        endpoint,
        endpointHash,
        ...keys,
        label,
        state: 'active',
        failures: 0,
        lastOkAt: null,
        createdAt: now.toISOString(),
      }
      await manager
        .createQueryBuilder()
        .insert()
        .into(PushSubscriptionEntity)
        .values(row)
        .orIgnore()
        .updateEntity(false)
        .execute()
      // Two accounts in one browser at the same time: one of them has it now.
      if (!(await manager.existsBy(PushSubscriptionEntity, { id: row.id }))) throw notThisBrowsers()
      return row
    })
  }

  async remove(accountId: string, id: string): Promise<void> {
    const done = await this.db.write((manager) => manager.delete(PushSubscriptionEntity, { id, accountId }))
    if (!done.affected) throw noSuchBrowser()
  }

  async tookOne({ id }: PushSubscriptionRow): Promise<void> {
    const lastOkAt = this.clock.now().toISOString()
    await this.update(id, { state: 'active', failures: 0, lastOkAt })
  }

  async isGone({ id }: PushSubscriptionRow): Promise<void> {
    await this.update(id, { state: 'gone' })
  }

  async tookNone(row: PushSubscriptionRow): Promise<void> {
    const failures = row.failures + 1
    const silentMs = this.clock.now().getTime() - Date.parse(row.lastOkAt ?? row.createdAt)
    const isFailing = failures >= FAILURES
    const state = isFailing && silentMs >= FAILING_MS ? 'gone' : isFailing ? 'failing' : row.state
    await this.update(row.id, { failures, state })
  }

  /** What is gone is shown for a month, so that whoever misses pushes sees why. */
  sweep(now: number): Promise<unknown> {
    const before = new Date(now - 2 * FAILING_MS).toISOString()
    const gone = { state: 'gone' as const, createdAt: LessThan(before) }
    return this.db.write((manager) => manager.delete(PushSubscriptionEntity, gone))
  }

  private async update(id: string, change: Partial<PushSubscriptionRow>): Promise<void> {
    await this.db.write((manager) => manager.update(PushSubscriptionEntity, { id }, change))
  }
}
