import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './offer.endpoints'
import { Offer, OfferDraft, RescindOffer, SendOffer } from './offer.schema'

const one = { params: IdParams, response: Offer, access: 'company' } as const

export const offersApi = {
  draft: contract(calls.draftOffer, {
    ...one,
    body: OfferDraft,
    status: 201,
    idempotent: true,
    summary: 'Draft an offer; one live offer per application',
  }),
  update: contract(calls.updateOffer, { ...one, body: OfferDraft, summary: 'Change a draft' }),
  remove: contract(calls.deleteOffer, { params: IdParams, access: 'company', summary: 'Delete a draft' }),
  send: contract(calls.sendOffer, {
    ...one,
    body: SendOffer,
    roles: ['Admin', 'Hiring Manager'],
    idempotent: true,
    summary: 'Send an offer',
  }),
  rescind: contract(calls.rescindOffer, {
    ...one,
    body: RescindOffer,
    roles: ['Admin'],
    summary: 'Take an offer back, with a reason',
  }),
}
