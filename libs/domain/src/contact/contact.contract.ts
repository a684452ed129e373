import { contract } from '../http/contract'
import {
  countUnreadContacts,
  listContactMessages,
  readContactMessage,
  sendContactMessage,
} from './contact.endpoints'
import {
  ContactMessageParams,
  ContactPage,
  ContactQuery,
  ContactReceipt,
  ContactRequest,
  UnreadContacts,
} from './contact.schema'

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
    adminRole: 'moderator',
    summary: 'Messages of the contact form, newest first',
  }),
  unread: contract(countUnreadContacts, {
    response: UnreadContacts,
    access: 'admin',
    adminRole: 'moderator',
    summary: 'How many messages no administrator has opened yet',
  }),
  read: contract(readContactMessage, {
    params: ContactMessageParams,
    response: UnreadContacts,
    access: 'admin',
    adminRole: 'moderator',
    summary: 'Mark a message as read',
  }),
}
