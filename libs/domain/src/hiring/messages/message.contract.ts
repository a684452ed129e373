import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import { messageCalls, type MessageSide } from './message.endpoints'
import {
  ComposeRequest,
  Conversation,
  ConversationPage,
  ConversationQuery,
  ForwardRequest,
  MarkRequest,
  NotificationMarks,
  NotificationPage,
  NotificationQuery,
  ReadRequest,
  RecipientList,
  RecipientQuery,
  ReplyRequest,
  ReportRequest,
} from './message.schema'

const params = IdParams

const api = (access: MessageSide) => {
  const calls = messageCalls(access)
  const answer = { response: Conversation, access } as const
  // A company writes first when it is known who it is; who answers is known already.
  const first = access === 'company' ? ({ needs: 'verified' } as const) : {}
  return {
    list: contract(calls.list, {
      query: ConversationQuery,
      response: ConversationPage,
      access,
      summary: 'Conversations, newest first',
    }),
    open: contract(calls.open, {
      ...answer,
      params,
      summary: 'One conversation; opening it marks it as read',
    }),
    compose: contract(calls.compose, {
      ...answer,
      ...first,
      body: ComposeRequest,
      status: 201,
      idempotent: true,
      summary: 'Begin a conversation',
    }),
    reply: contract(calls.reply, {
      ...answer,
      params,
      body: ReplyRequest,
      status: 201,
      idempotent: true,
      summary: 'Reply',
    }),
    forward: contract(calls.forward, {
      ...answer,
      params,
      body: ForwardRequest,
      status: 201,
      idempotent: true,
      summary: 'Forward a message',
    }),
    archive: contract(calls.archive, { params, body: MarkRequest, access, summary: 'Archive or bring back' }),
    unread: contract(calls.unread, { params, body: MarkRequest, access, summary: 'Mark as unread or read' }),
    report: contract(calls.report, { params, body: ReportRequest, access, summary: 'Report a conversation' }),
    recipients: contract(calls.recipients, {
      ...first,
      query: RecipientQuery,
      response: RecipientList,
      access,
      summary: 'Whom one may write to',
    }),
    notifications: contract(calls.notifications, {
      query: NotificationQuery,
      response: NotificationPage,
      access,
      summary: 'News, newest first',
    }),
    readNotifications: contract(calls.readNotifications, {
      body: ReadRequest,
      response: NotificationMarks,
      access,
      whileSuspended: 'company',
      summary: 'Mark news as read',
    }),
  }
}

export const candidateMessagesApi = api('candidate')
export const companyMessagesApi = api('company')
