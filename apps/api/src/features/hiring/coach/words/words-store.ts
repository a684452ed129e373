import { type ModelWords, MINUTE_MS, MODEL_LIMITS } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import { isForeignKeyViolation } from '../../../../db/unique-violation'
import type { StoredTurnRow } from '../practice.table'
import { PracticeWordsEntity } from './words.table'

/** Longer than an interaction may take: whoever asked is gone by then. */
const BUSY_MS = MODEL_LIMITS.interactionMs + MINUTE_MS

type Turn = Pick<StoredTurnRow, 'id' | 'marketId' | 'candidateId' | 'version'>

/** What was said of turns. One asks for a turn at a time, over all instances; only what was said to its end is kept. */
export class WordsStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async of({ id, version }: Turn): Promise<ModelWords | null> {
    const row = await this.db.read.findOneBy(PracticeWordsEntity, { turnId: id, turnVersion: version })
    return row?.words ?? null
  }

  /** Takes the turn for one interaction; false where another has it, its words stand already, or it was erased meanwhile. */
  async claim(turn: Turn): Promise<boolean> {
    try {
      return await this.claimed(turn)
    } catch (error) {
      if (isForeignKeyViolation(error)) return false
      throw error
    }
  }

  private claimed({ id, marketId, candidateId, version }: Turn): Promise<boolean> {
    const now = this.clock.now()
    const at = now.toISOString()
    const busyUntil = new Date(now.getTime() + BUSY_MS).toISOString()
    return this.db.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(PracticeWordsEntity)
        .values({ turnId: id, marketId, candidateId, turnVersion: version, busyUntil: null, words: null, at })
        .orIgnore()
        .updateEntity(false)
        .execute()
      const claimed = await manager
        .createQueryBuilder()
        .update(PracticeWordsEntity)
        .set({ turnVersion: version, busyUntil, words: null, at })
        .where('turn_id = :id', { id })
        .andWhere('(words IS NULL OR turn_version <> :version)', { version })
        .andWhere('(busy_until IS NULL OR busy_until < :at)', { at })
        .execute()
      return claimed.affected === 1
    })
  }

  /** Gives the turn back, with its words where all of them were said. */
  async release({ id, version }: Turn, words: ModelWords | null): Promise<void> {
    await this.db.write((manager) =>
      manager.update(PracticeWordsEntity, { turnId: id, turnVersion: version }, { busyUntil: null, words }),
    )
  }
}
