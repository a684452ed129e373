import { endpoint } from '../http/endpoint'
import type { ContactPage, ContactQuery, ContactReceipt, ContactRequest } from './contact.schema'

export const sendContactMessage = endpoint<{
  body: typeof ContactRequest
  response: typeof ContactReceipt
}>('POST', '/api/contact')

export const listContactMessages = endpoint<{
  query: typeof ContactQuery
  response: typeof ContactPage
}>('GET', '/api/admin/contact-messages')
