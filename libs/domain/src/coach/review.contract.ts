import { contract } from '../http/contract'
import { IdParams } from '../hiring/hiring.schema'
import { ModuleParams } from './module.schema'
import * as calls from './review.endpoints'
import { CardChange, Review, ReviewAnswer, ReviewAnswered, ReviewSettings } from './review.schema'

const access = 'candidate' as const

/** Cards of what was wrong or missing, asked again on the day that keeps them. No company's call sees any of it. */
export const reviewApi = {
  show: contract(calls.getReview, {
    access,
    response: Review,
    summary: 'The review of today with the card that is asked next, without its key',
  }),
  settings: contract(calls.setReview, {
    access,
    body: ReviewSettings,
    response: Review,
    summary: 'How many cards a day',
  }),
  module: contract(calls.reviewModule, {
    access,
    params: ModuleParams,
    response: Review,
    summary: 'Makes cards of all checks of a module that was passed; 409 NOT_PASSED before',
  }),
  answer: contract(calls.answerCard, {
    access,
    params: IdParams,
    body: ReviewAnswer,
    response: ReviewAnswered,
    rate: 'answer',
    frugal: true,
    summary:
      'Right or wrong, why, and when the card comes again; 409 NOT_DUE where it is not asked, SEED where another instance is',
  }),
  change: contract(calls.changeCard, {
    access,
    params: IdParams,
    body: CardChange,
    response: Review,
    summary:
      'Pauses a card, goes on with it, removes it, or says that it is too easy; 409 NOT_YET before Good twice',
  }),
}
