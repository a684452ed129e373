import type { EntityManager } from 'typeorm'
import { DAY_MS, MODEL_LIMITS, MODEL_PACK, type ModelPurpose } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import { tryLater } from '../../try-later'
import { UsageEntity, type UsageRow } from './model.table'

/** The row of all accounts together. */
const ALL = '*'
const LOCK = 'model-usage'

const blank = (day: string, accountId: string): UsageRow => ({
  day,
  accountId,
  feedback: 0,
  conversation: 0,
  packs: 0,
  reserved: 0,
  tokensIn: 0,
  tokensOut: 0,
})

const usedOf = ({ reserved, tokensIn, tokensOut }: UsageRow): number => reserved + tokensIn + tokensOut

/** Answers of one purpose that a day still has; packs are for either, once its own are gone. */
function leftOf(row: UsageRow, purpose: ModelPurpose): number {
  const { answersPerDay: most, packTokens, tokensPerDay } = MODEL_LIMITS
  if (usedOf(row) >= tokensPerDay + row.packs * packTokens) return 0
  const over = Math.max(0, row.feedback - most) + Math.max(0, row.conversation - most)
  return Math.max(0, most - row[purpose]) + Math.max(0, row.packs * MODEL_PACK.answers - over)
}

/** A call that was let through, until it is settled. */
export interface Reserved {
  day: string
  accountId: string
  /** Null for a call that belongs to an answer already counted. */
  purpose: ModelPurpose | null
  tokens: number
}

/** What a call really used; nothing where no model began to answer. */
export type Used = { tokensIn: number; tokensOut: number } | null

/** How much of a model is used in a day: by each account, and by the deployment; over all instances. */
export class ModelBudget {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly tokensPerDay: number,
  ) {}

  private get day(): string {
    return this.clock.now().toISOString().slice(0, 10)
  }

  /** What is left of today, and how many packs are in it. */
  async today(accountId: string): Promise<Record<ModelPurpose, number> & { packs: number }> {
    const { day } = this
    const row = (await this.db.read.findOneBy(UsageEntity, { day, accountId })) ?? blank(day, accountId)
    return {
      feedback: leftOf(row, 'feedback'),
      conversation: leftOf(row, 'conversation'),
      packs: row.packs,
    }
  }

  /**
   * Raises today's allowance by a pack, in the transaction that pays for it; 409 when the day has as many as it may.
   * Whoever calls holds the account, and takes no lock after this one.
   */
  async addPack(manager: EntityManager, accountId: string): Promise<void> {
    await holdLock(manager, LOCK)
    const row = await this.row(manager, this.day, accountId)
    if (row.packs >= MODEL_PACK.perDay)
      throw new AppError(409, 'CAP', 'Today has as many extra answers as a day may have.')
    await manager.save(UsageEntity, { ...row, packs: row.packs + 1 })
  }

  /** Sets tokens aside before a call; throws 429 when the day of the account or of the deployment has not as many. */
  async reserve(accountId: string, purpose: ModelPurpose | null, tokens: number): Promise<Reserved> {
    const { day } = this
    await this.db.transaction(async (manager) => {
      await holdLock(manager, LOCK)
      const own = await this.row(manager, day, accountId)
      const all = await this.row(manager, day, ALL)
      const most = MODEL_LIMITS.tokensPerDay + own.packs * MODEL_LIMITS.packTokens
      if ((purpose && leftOf(own, purpose) === 0) || usedOf(own) + tokens > most)
        throw this.spent('The model’s answers of this day are used up. The built-in coach goes on.')
      if (usedOf(all) + tokens > this.tokensPerDay)
        throw this.spent('The model is used up for everybody today. The built-in coach goes on.')
      for (const row of [own, all])
        await manager.save(UsageEntity, {
          ...row,
          reserved: row.reserved + tokens,
          ...(purpose ? { [purpose]: row[purpose] + 1 } : {}),
        })
    })
    return { day, accountId, purpose, tokens }
  }

  /** Puts what was used in the place of what was set aside. An answer that no model began is given back. */
  async settle({ day, accountId, purpose, tokens }: Reserved, used: Used): Promise<void> {
    await this.db.transaction(async (manager) => {
      await holdLock(manager, LOCK)
      for (const id of [accountId, ALL]) {
        // An account that was erased meanwhile leaves nothing behind.
        const row = await manager.findOneBy(UsageEntity, { day, accountId: id })
        if (row)
          await manager.save(UsageEntity, {
            ...row,
            reserved: Math.max(0, row.reserved - tokens),
            tokensIn: row.tokensIn + (used?.tokensIn ?? 0),
            tokensOut: row.tokensOut + (used?.tokensOut ?? 0),
            ...(purpose && !used ? { [purpose]: Math.max(0, row[purpose] - 1) } : {}),
          })
      }
    })
  }

  private async row(manager: EntityManager, day: string, accountId: string): Promise<UsageRow> {
    return (await manager.findOneBy(UsageEntity, { day, accountId })) ?? blank(day, accountId)
  }

  private spent(sentence: string): AppError {
    return tryLater('BUDGET', sentence, DAY_MS - (this.clock.now().getTime() % DAY_MS))
  }
}
