import { z } from 'zod'
import { requiredText, text } from '../../text/text.schema'
import { NOTIFICATION_TYPES } from '../filters'
import { CompanyRef, Flag, Id, IsoTime, pageOf, pageQuery, PersonRef, SearchText } from '../hiring.schema'
import { HIRING_LIMITS } from '../limits'

/** A line of the inbox. `sender` is the other side: a person for companies, a member of a team for candidates. */
export const ConversationCard = z.object({
  id: Id,
  sender: z.string(),
  initials: z.string(),
  /** The employer of the two. */
  companyId: Id,
  company: z.string(),
  subject: z.string(),
  preview: z.string(),
  time: IsoTime,
  unread: z.boolean(),
  archived: z.boolean(),
  applicationId: Id.nullable(),
})
export type ConversationCard = z.infer<typeof ConversationCard>
export const ConversationQuery = z.strictObject({
  folder: z.enum(['inbox', 'archived']).optional(),
  q: SearchText.optional(),
  unread: Flag.optional(),
  ...pageQuery,
})
export const ConversationPage = pageOf(ConversationCard).extend({ unread: z.number().int() })
export type ConversationPage = z.infer<typeof ConversationPage>

export const MessageView = z.object({
  id: Id,
  mine: z.boolean(),
  sender: z.string(),
  body: z.string(),
  sentAt: IsoTime,
  forwarded: z.boolean(),
  /** Its words are hidden by a decision. */
  takenDown: z.boolean(),
})
/** Opening it marks it as read. `messages` are the newest two hundred, oldest first. */
export const Conversation = ConversationCard.extend({
  messages: z.array(MessageView).max(200),
  canReply: z.boolean(),
  role: z.string().nullable(),
})
export type Conversation = z.infer<typeof Conversation>

const body = requiredText(HIRING_LIMITS.message, 'Write a message.')
/** `to` is a company's id from a candidate and a person's id from a company. */
export const ComposeRequest = z.strictObject({
  to: Id,
  subject: requiredText(HIRING_LIMITS.subject, 'Add a subject.'),
  body,
})
export const ReplyRequest = z.strictObject({ body })
export const ForwardRequest = z.strictObject({ to: Id, body: text(HIRING_LIMITS.message).optional() })
export const MarkRequest = z.strictObject({ value: z.boolean() })
export const ReportRequest = z.strictObject({
  reason: requiredText(HIRING_LIMITS.reason, 'Say what is wrong.'),
})

/** Whom one may write to: companies one deals with, or people the company may contact. */
export const RecipientQuery = z.strictObject({ q: SearchText.optional() })
export const RecipientList = z.object({ items: z.array(z.union([PersonRef, CompanyRef])).max(20) })

export const NotificationView = z.object({
  id: Id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  link: z.string(),
  at: IsoTime,
  read: z.boolean(),
  /** The company that it comes from, for whoever wants to mute it. */
  companyId: Id.nullable(),
})
export type NotificationView = z.infer<typeof NotificationView>
export const NotificationQuery = z.strictObject({ unread: Flag.optional(), ...pageQuery })
/** `unread` counts all news that nobody opened, whatever page and filter. */
export const NotificationPage = pageOf(NotificationView).extend({ unread: z.number().int() })
export type NotificationPage = z.infer<typeof NotificationPage>
/** How many stay unread. */
export const NotificationMarks = z.object({ unread: z.number().int() })
export type NotificationMarks = z.infer<typeof NotificationMarks>
export const ReadRequest = z.strictObject({ ids: z.union([z.literal('all'), z.array(Id).min(1).max(100)]) })
