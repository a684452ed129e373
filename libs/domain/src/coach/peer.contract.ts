import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './peer.endpoints'
import {
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

const access = 'candidate' as const

/** People who help each other: all of it between people, none of it for a company. */
export const peersApi = {
  card: contract(calls.peerCard, {
    access,
    response: PeerHome,
    summary: 'How one takes part in helping others, off until it is switched on',
  }),
  saveCard: contract(calls.savePeerCard, {
    access,
    body: SavePeerCard,
    response: PeerHome,
    summary: 'Switch helping on or off, under a name of one’s choice',
  }),
  calibration: contract(calls.peerCalibration, {
    access,
    query: CalibrationQuery,
    response: CalibrationTask,
    summary: 'Three answers that two raters judged, to judge oneself',
  }),
  tryCalibration: contract(calls.tryPeerCalibration, {
    access,
    body: TryCalibration,
    response: CalibrationResult,
    summary: 'Compare one’s levels with the raters’, once a day and type',
  }),
  block: contract(calls.blockPeer, {
    access,
    params: IdParams,
    summary: 'Never meet the other person of a review again; nobody is told',
  }),
  unblock: contract(calls.unblockPeers, {
    access,
    summary: 'Meet everybody again whom one has blocked here',
  }),
  proposal: contract(calls.shareProposal, {
    access,
    query: ShareQuery,
    response: ShareProposal,
    summary: 'An own answer with placeholders for what tells whose it is',
  }),
  share: contract(calls.shareAnswer, {
    access,
    body: ShareAnswer,
    response: SharedAnswer,
    status: 201,
    summary: 'Ask others to look at this very text',
  }),
  shared: contract(calls.sharedAnswers, {
    access,
    response: SharedAnswers,
    summary: 'Own shared answers, newest first, with their reviews once both are in',
  }),
  withdraw: contract(calls.withdrawShared, {
    access,
    params: IdParams,
    response: SharedAnswer,
    summary: 'Take a shared answer back while it waits',
  }),
  close: contract(calls.closeShared, {
    access,
    params: IdParams,
    response: SharedAnswer,
    summary: 'Close an answer that was reviewed',
  }),
  useful: contract(calls.markReview, {
    access,
    params: IdParams,
    body: MarkReview,
    response: SharedAnswer,
    summary: 'Say whether a review was useful; one that was pays its writer',
  }),
  toGive: contract(calls.reviewsToGive, {
    access,
    response: ReviewsToGive,
    summary: 'Answers that wait for a review, those one has taken, and own reviews',
  }),
  take: contract(calls.takeReview, {
    access,
    params: IdParams,
    response: TakenReview,
    summary: 'Take an answer to review it within a day',
  }),
  submit: contract(calls.submitReview, {
    access,
    params: IdParams,
    body: SubmitReview,
    response: SubmittedReview,
    summary: 'Give levels, two quotes and one thing to do next; says whether the answer was a known one',
  }),
  giveBack: contract(calls.giveBackReview, {
    access,
    params: IdParams,
    summary: 'Give a taken answer back without a review',
  }),
}
