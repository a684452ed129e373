import { contract } from '../http/contract'
import { listContactMessages, sendContactMessage } from './contact.endpoints'
import { ContactPage, ContactQuery, ContactReceipt, ContactRequest } from './contact.schema'

export const contactApi = {
  send: contract(sendContactMessage, {
    body: ContactRequest,
    response: ContactReceipt,
    status: 201,
    access: 'public',
    rate: 'contact',
    summary: 'Send a message to the team',
  }),
  list: contract(listContactMessages, {
    query: ContactQuery,
    response: ContactPage,
    access: 'admin',
    summary: 'Messages of the contact form, newest first',
  }),
}
