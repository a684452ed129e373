import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
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

type ById = { params: typeof IdParams }
type Answer = { response: typeof Conversation }

/** The same calls for both sides: `side` says which of the account's two places is meant. */
export type MessageSide = 'candidate' | 'company'
const under = (side: MessageSide, path: string): string =>
  side === 'candidate' ? `/api${path}` : `/api/company${path}`

/** The calls of one side's inbox and bell. */
export const messageCalls = (side: MessageSide) => ({
  list: endpoint<{ query: typeof ConversationQuery; response: typeof ConversationPage }>(
    'GET',
    under(side, '/conversations'),
  ),
  open: endpoint<ById & Answer>('GET', under(side, '/conversations/:id')),
  compose: endpoint<Answer & { body: typeof ComposeRequest }>('POST', under(side, '/conversations')),
  reply: endpoint<ById & Answer & { body: typeof ReplyRequest }>(
    'POST',
    under(side, '/conversations/:id/messages'),
  ),
  forward: endpoint<ById & Answer & { body: typeof ForwardRequest }>(
    'POST',
    under(side, '/messages/:id/forward'),
  ),
  archive: endpoint<ById & { body: typeof MarkRequest }>('PUT', under(side, '/conversations/:id/archived')),
  unread: endpoint<ById & { body: typeof MarkRequest }>('PUT', under(side, '/conversations/:id/unread')),
  report: endpoint<ById & { body: typeof ReportRequest }>('POST', under(side, '/conversations/:id/report')),
  recipients: endpoint<{ query: typeof RecipientQuery; response: typeof RecipientList }>(
    'GET',
    under(side, '/recipients'),
  ),
  notifications: endpoint<{ query: typeof NotificationQuery; response: typeof NotificationPage }>(
    'GET',
    under(side, '/notifications'),
  ),
  readNotifications: endpoint<{ body: typeof ReadRequest; response: typeof NotificationMarks }>(
    'POST',
    under(side, '/notifications/read'),
  ),
})
export const candidateMessages = messageCalls('candidate')
export const companyMessages = messageCalls('company')
