import { endpoint } from '../http/endpoint'
import type { IdParams } from '../hiring/hiring.schema'
import type {
  CalibrationQuery,
  CalibrationResult,
  CalibrationTask,
  MarkReview,
  PeerHome,
  ReviewsToGive,
  SavePeerCard,
  ShareAnswer,
  SharedAnswer,
  SharedAnswers,
  ShareProposal,
  ShareQuery,
  SubmitReview,
  SubmittedReview,
  TakenReview,
  TryCalibration,
} from './peer.schema'

type OfId<T extends object> = { params: typeof IdParams } & T

export const peerCard = endpoint<{ response: typeof PeerHome }>('GET', '/api/peers/card')
export const savePeerCard = endpoint<{ body: typeof SavePeerCard; response: typeof PeerHome }>(
  'PUT',
  '/api/peers/card',
)
export const peerCalibration = endpoint<{
  query: typeof CalibrationQuery
  response: typeof CalibrationTask
}>('GET', '/api/peers/calibration')
export const tryPeerCalibration = endpoint<{
  body: typeof TryCalibration
  response: typeof CalibrationResult
}>('POST', '/api/peers/calibration')
export const blockPeer = endpoint<{ params: typeof IdParams }>('PUT', '/api/peers/blocks/:id')
export const unblockPeers = endpoint<Record<never, never>>('DELETE', '/api/peers/blocks')

export const shareProposal = endpoint<{ query: typeof ShareQuery; response: typeof ShareProposal }>(
  'GET',
  '/api/shared-answers/proposal',
)
export const shareAnswer = endpoint<{ body: typeof ShareAnswer; response: typeof SharedAnswer }>(
  'POST',
  '/api/shared-answers',
)
export const sharedAnswers = endpoint<{ response: typeof SharedAnswers }>('GET', '/api/shared-answers')
export const withdrawShared = endpoint<OfId<{ response: typeof SharedAnswer }>>(
  'POST',
  '/api/shared-answers/:id/withdraw',
)
export const closeShared = endpoint<OfId<{ response: typeof SharedAnswer }>>(
  'POST',
  '/api/shared-answers/:id/close',
)
export const markReview = endpoint<OfId<{ body: typeof MarkReview; response: typeof SharedAnswer }>>(
  'POST',
  '/api/shared-answers/:id/useful',
)

export const reviewsToGive = endpoint<{ response: typeof ReviewsToGive }>('GET', '/api/reviews-to-give')
export const takeReview = endpoint<OfId<{ response: typeof TakenReview }>>(
  'POST',
  '/api/reviews-to-give/:id/take',
)
export const submitReview = endpoint<OfId<{ body: typeof SubmitReview; response: typeof SubmittedReview }>>(
  'POST',
  '/api/reviews-to-give/:id/submit',
)
export const giveBackReview = endpoint<{ params: typeof IdParams }>(
  'POST',
  '/api/reviews-to-give/:id/give-back',
)
