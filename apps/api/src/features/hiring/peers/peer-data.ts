import type { EntityManager } from 'typeorm'
import type { PeerData } from '@tryka/domain'
import type { CandidateRef } from '../core/places'
import { mockData } from './mocks/mock-data'
import { isWritten } from './peer-moves'
import { answersOf, calibrationView, cardView, givenView, sharedViews } from './peer-view'
import { PeerCalibrationEntity, PeerCardEntity, PeerReviewEntity, SharedAnswerEntity } from './peer.table'

/** All of helping that is kept of a person. What others wrote is in it once its owner may read it. */
export async function peerData(read: EntityManager, own: CandidateRef, at: string): Promise<PeerData> {
  const [card, calibrations, shared, reviews] = await Promise.all([
    read.findOneBy(PeerCardEntity, own),
    read.findBy(PeerCalibrationEntity, own),
    read.find(SharedAnswerEntity, { where: own, order: { sharedAt: 'DESC', id: 'ASC' } }),
    read.find(PeerReviewEntity, { where: own, order: { takenAt: 'DESC', id: 'ASC' } }),
  ])
  const answerOf = await answersOf(read, reviews)
  return {
    ...(await mockData(read, own, at)),
    card: card && cardView(card),
    calibrations: calibrations.map(calibrationView),
    shared: await sharedViews(read, shared),
    given: reviews.filter(isWritten).flatMap((review) => {
      const answer = answerOf(review)
      return answer ? [givenView(review, answer)] : []
    }),
  }
}
