import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './first-contact.endpoints'
import { AskRequest, FirstContact, FirstContactList } from './first-contact.schema'

const one = { params: IdParams, response: FirstContact, idempotent: true } as const

export const firstContactsApi = {
  list: contract(calls.listFirstContacts, {
    response: FirstContactList,
    access: 'place',
    summary: 'Requests to talk: those of the company, or those to the person',
  }),
  ask: contract(calls.askToTalk, {
    body: AskRequest,
    response: FirstContact,
    status: 201,
    access: 'company',
    needs: 'shown',
    idempotent: true,
    summary: 'Ask somebody who has not applied to talk',
  }),
  takeBack: contract(calls.takeBackContact, {
    ...one,
    access: 'company',
    needs: 'verified',
    summary: 'Take a request back that is not answered yet',
  }),
  accept: contract(calls.acceptContact, {
    ...one,
    access: 'candidate',
    summary: 'Say yes: the conversation opens',
  }),
  decline: contract(calls.declineContact, {
    ...one,
    access: 'candidate',
    summary: 'Say no: the company may ask again after 90 days',
  }),
  block: contract(calls.blockContact, {
    ...one,
    access: 'candidate',
    summary: 'Say no, and never hear of this company again; it reads a no',
  }),
}
