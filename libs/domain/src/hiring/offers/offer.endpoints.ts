import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type { Offer, OfferDraft, RescindOffer, SendOffer } from './offer.schema'

type Answer = { params: typeof IdParams; response: typeof Offer }

export const draftOffer = endpoint<Answer & { body: typeof OfferDraft }>(
  'POST',
  '/api/company/applications/:id/offers',
)
export const updateOffer = endpoint<Answer & { body: typeof OfferDraft }>('PUT', '/api/offers/:id')
export const deleteOffer = endpoint<{ params: typeof IdParams }>('DELETE', '/api/offers/:id')
export const sendOffer = endpoint<Answer & { body: typeof SendOffer }>('POST', '/api/offers/:id/send')
export const rescindOffer = endpoint<Answer & { body: typeof RescindOffer }>(
  'POST',
  '/api/offers/:id/rescind',
)
