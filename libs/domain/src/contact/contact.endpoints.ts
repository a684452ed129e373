import { endpoint } from '../http/endpoint'
import type {
  ContactMessageParams,
  ContactPage,
  ContactQuery,
  ContactReceipt,
  ContactRequest,
  UnreadContacts,
} from './contact.schema'

export const sendContactMessage = endpoint<{
  body: typeof ContactRequest
  response: typeof ContactReceipt
}>('POST', '/api/contact')

export const listContactMessages = endpoint<{
  query: typeof ContactQuery
  response: typeof ContactPage
}>('GET', '/api/admin/contact-messages')

export const countUnreadContacts = endpoint<{ response: typeof UnreadContacts }>(
  'GET',
  '/api/admin/contact-messages/unread',
)

export const readContactMessage = endpoint<{
  params: typeof ContactMessageParams
  response: typeof UnreadContacts
}>('POST', '/api/admin/contact-messages/:id/read')
