import { endpoint } from '../http/endpoint'
import type { IdParams } from '../hiring/hiring.schema'
import type { ModuleParams } from './module.schema'
import type { CardChange, Review, ReviewAnswer, ReviewAnswered, ReviewSettings } from './review.schema'

export const getReview = endpoint<{ response: typeof Review }>('GET', '/api/reviews')
export const setReview = endpoint<{ body: typeof ReviewSettings; response: typeof Review }>(
  'PUT',
  '/api/reviews',
)
export const reviewModule = endpoint<{ params: typeof ModuleParams; response: typeof Review }>(
  'POST',
  '/api/reviews/modules/:path/:name',
)
export const answerCard = endpoint<{
  params: typeof IdParams
  body: typeof ReviewAnswer
  response: typeof ReviewAnswered
}>('POST', '/api/reviews/:id')
export const changeCard = endpoint<{
  params: typeof IdParams
  body: typeof CardChange
  response: typeof Review
}>('PATCH', '/api/reviews/:id')
