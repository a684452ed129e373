import type { EntityManager } from 'typeorm'
import { IsNull, LessThanOrEqual, Not } from 'typeorm'
import { DAY_MS, HOUR_MS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { TroubleName } from './trouble.table'
import { TroubleEntity } from './trouble.table'

/** Failures that are so far apart, with no success between them, are no accident. */
const LASTING_MS = HOUR_MS
/** The latest failure counts for so long: names are looked up every hour at the least while anybody waits for one. */
const FRESH_MS = 2 * HOUR_MS

async function rowOf(manager: EntityManager, name: TroubleName): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(TroubleEntity)
    .values({ name, since: null, lastAt: null, toldAt: null })
    .orIgnore()
    .updateEntity(false)
    .execute()
}

/** What goes wrong for longer than a moment, over all processes, and who was told of it. */
export class Troubles {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** One success ends it: a name that was not answered among others that were is a matter of that name. */
  async noteSuccess(name: TroubleName): Promise<void> {
    const failing = { name, since: Not(IsNull()) }
    if (!(await this.db.read.existsBy(TroubleEntity, failing))) return
    await this.db.write((manager) => manager.update(TroubleEntity, failing, { since: null }))
  }

  async noteFailure(name: TroubleName): Promise<void> {
    const lastAt = this.clock.now().toISOString()
    await this.db.transaction(async (manager) => {
      await rowOf(manager, name)
      await manager.update(TroubleEntity, { name, since: IsNull() }, { since: lastAt })
      await manager.update(TroubleEntity, { name }, { lastAt })
    })
  }

  /** Since when everything of a name fails; null unless that has lasted. */
  async lasting(name: TroubleName): Promise<string | null> {
    const row = await this.db.read.findOneBy(TroubleEntity, { name })
    if (!row?.since || !row.lastAt) return null
    const isFresh = this.clock.now().getTime() - Date.parse(row.lastAt) <= FRESH_MS
    return isFresh && Date.parse(row.lastAt) - Date.parse(row.since) >= LASTING_MS ? row.since : null
  }

  /** True once a day for each trouble, whichever process asks, in the transaction of the telling. */
  async mayTell(manager: EntityManager, name: TroubleName): Promise<boolean> {
    const now = this.clock.now()
    const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
    await rowOf(manager, name)
    const { affected } = await manager
      .createQueryBuilder()
      .update(TroubleEntity)
      .set({ toldAt: now.toISOString() })
      .where([
        { name, toldAt: IsNull() },
        { name, toldAt: LessThanOrEqual(dayAgo) },
      ])
      .execute()
    return affected === 1
  }
}
