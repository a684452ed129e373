import type { EntityManager } from 'typeorm'
import type { ChallengeOffer } from '@tryka/domain'
import type { CandidateRef } from '../../core/places'
import { ModuleProgressEntity } from '../../learning/module.table'
import { ChallengeEntity, type StoredChallengeRow } from './challenge.table'
import { begun, doneOf } from './kinds'
import { chosenOffer } from './see-challenge'

/** The challenge that a guest chose and did not meet yet, with what counts for it so far. */
export interface RunningChallenge {
  row: StoredChallengeRow
  done: number
}

/** Read before anything of the guest goes along: what counts for it is counted where it was done. */
export async function runningChallenge(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<RunningChallenge | null> {
  const own = { marketId, candidateId }
  const where = { ...own, state: 'chosen' as const }
  const [row] = await manager.find(ChallengeEntity, { where, order: { week: 'DESC' }, take: 1 })
  if (!row) return null
  return { row, done: (await doneOf(manager, own, chosenOffer(row), row.chosenAt)).done }
}

/**
 * It goes on in another demo of theirs, after what was done for it has come. One that was met stays behind with the points
 * that it paid, so that the week is free there. A week has one, so where one is chosen already, that is kept.
 */
export async function moveChallenge(
  manager: EntityManager,
  { row, done }: RunningChallenge,
  to: CandidateRef,
): Promise<void> {
  const own = { marketId: to.marketId, candidateId: to.candidateId }
  if (await manager.existsBy(ChallengeEntity, { ...own, week: row.week })) return
  const offer = chosenOffer(row)
  // A module is passed once, so where it is already, there is nothing left to meet.
  const passed = { ...own, state: 'passed' as const }
  if (
    offer.kind === 'module' &&
    (await manager.existsBy(ModuleProgressEntity, { ...passed, moduleId: offer.moduleId }))
  )
    return
  const offers = (await begun(manager, to, row.offers, row.chosen)).map((one, n) =>
    n === row.chosen ? withDone(one, done) : one,
  )
  await manager.update(ChallengeEntity, { id: row.id }, { ...own, offers })
}

/** Minutes are counted from what a week held before: so many of them are done already. */
const withDone = (offer: ChallengeOffer, minutes: number): ChallengeOffer =>
  offer.kind === 'minutes' ? { ...offer, before: Math.max(0, offer.before - 60 * minutes) } : offer
