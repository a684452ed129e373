import { In } from 'typeorm'
import type { Change } from '../core/change'
import type { CandidateRef } from '../core/places'
import { forgetMocks } from './mocks/forget-mocks'
import { moveShared } from './peer-moves'
import { PeerCalibrationEntity, PeerCardEntity, PeerReviewEntity, SharedAnswerEntity } from './peer.table'

/**
 * Takes somebody out of helping: the card, what was shared with every review of it, and the reviews that were given.
 * What is put aside for an answer that nobody reviewed goes back first. Callers hold the account and the person.
 */
export async function forgetPeers(change: Change, { marketId, candidateId }: CandidateRef): Promise<void> {
  const { manager } = change
  const own = { marketId, candidateId }
  await forgetMocks(change, own)
  const shared = await manager.findBy(SharedAnswerEntity, own)
  for (const row of shared)
    if (row.state === 'open') await moveShared(change, row, { action: 'withdraw', by: 'system' })
  if (shared.length) await manager.delete(PeerReviewEntity, { sharedId: In(shared.map(({ id }) => id)) })
  for (const entity of [SharedAnswerEntity, PeerReviewEntity, PeerCalibrationEntity, PeerCardEntity])
    await manager.delete(entity, own)
}
