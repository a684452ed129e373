import { randomUUID } from 'node:crypto'
import type { CardSource } from '@tryka/domain'
import { CARD_MACHINE, dayAfter, reviewDay } from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import type { CandidateRef } from '../core/places'
import { CandidateEntity } from '../profile/candidate.table'
import { ReviewCardEntity } from './card.table'

interface Made {
  source: CardSource
  refs: readonly string[]
  by?: Mover
}

/** Makes cards of what was wrong or missing, due on the next day; who has one already keeps it as it is. They hold the person. */
export async function makeCards(
  change: Change,
  { marketId, candidateId }: CandidateRef,
  { source, refs, by = 'system' }: Made,
): Promise<void> {
  const { manager, now, at } = change
  if (refs.length === 0) return
  const own = { marketId, candidateId }
  const { timeZone } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
  const due = dayAfter(reviewDay(now, timeZone))
  for (const ref of refs) {
    if (await manager.existsBy(ReviewCardEntity, { ...own, source, ref })) continue
    const id = randomUUID()
    await change.move(CARD_MACHINE, { from: 'none', action: 'make', by, subjectId: id })
    await manager.insert(ReviewCardEntity, {
      ...own,
      id,
      source,
      ref,
      state: 'new',
      due,
      memory: null,
      before: null,
      asked: 0,
      againOn: null,
      madeAt: at,
      version: 1,
    })
  }
}
