import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type { AskRequest, FirstContact, FirstContactList } from './first-contact.schema'

type Answer = { params: typeof IdParams; response: typeof FirstContact }

/** Requests of a company to people, or to a person. */
export const listFirstContacts = endpoint<{ response: typeof FirstContactList }>('GET', '/api/first-contacts')
export const askToTalk = endpoint<{ body: typeof AskRequest; response: typeof FirstContact }>(
  'POST',
  '/api/first-contacts',
)
export const takeBackContact = endpoint<Answer>('POST', '/api/first-contacts/:id/take-back')
export const acceptContact = endpoint<Answer>('POST', '/api/first-contacts/:id/accept')
export const declineContact = endpoint<Answer>('POST', '/api/first-contacts/:id/decline')
export const blockContact = endpoint<Answer>('POST', '/api/first-contacts/:id/block')
