import { messagePreview } from '../messages/message.rules'
import type { Placed } from './applications'
import {
  CANDIDATE_CONVERSATIONS,
  COMPANY_CONVERSATIONS,
  type ConversationText,
} from './content/conversations'
import type { SeedContext } from './context'
import { at } from './random'
import type {
  CandidateRow,
  CompanyRow,
  ConversationRow,
  MemberRow,
  MessageRow,
  NotificationRow,
  ParticipantRow,
} from './rows'

export interface Inbox {
  conversations: ConversationRow[]
  participants: ParticipantRow[]
  messages: MessageRow[]
}

interface Pair {
  company: CompanyRow
  member: MemberRow
  candidate: CandidateRow
  applicationId: string | null
}

function addConversation(
  ctx: SeedContext,
  inbox: Inbox,
  text: Omit<ConversationText, 'company'>,
  pair: Pair,
  unreadBy: 'candidate' | 'company',
): void {
  const { company, member, candidate, applicationId } = pair
  const id = ctx.id('conversation', inbox.conversations.length)
  const lines = text.lines.map(([who, body], i): MessageRow => ({
    id: ctx.id('message', inbox.messages.length + i),
    conversationId: id,
    side: who === 'C' ? 'candidate' : 'company',
    senderId: who === 'C' ? candidate.id : member.id,
    senderName: who === 'C' ? candidate.name : member.name,
    body,
    sentAt: ctx.ago(text.age + (text.lines.length - 1 - i) * 0.7),
    forwardedFromId: null,
  }))
  const last = at(lines, lines.length - 1)
  inbox.messages.push(...lines)
  inbox.conversations.push({
    id,
    companyId: company.id,
    candidateId: candidate.id,
    applicationId,
    subject: text.subject,
    lastMessageAt: last.sentAt,
    lastPreview: messagePreview(last.body),
    lastSender: last.side,
  })
  for (const side of ['candidate', 'company'] as const) {
    const unread = text.unread && side === unreadBy
    inbox.participants.push({
      conversationId: id,
      side,
      unread,
      archivedAt: null,
      lastReadAt: unread ? null : last.sentAt,
    })
  }
}

/** Eight conversations of the demo person and ten of the demo company, one of them shared. */
export function seedInbox(
  ctx: SeedContext,
  companies: readonly CompanyRow[],
  members: readonly MemberRow[],
  placed: readonly Placed[],
): Inbox {
  const inbox: Inbox = { conversations: [], participants: [], messages: [] }
  const memberOf = (company: CompanyRow): MemberRow =>
    members.find(({ companyId }) => companyId === company.id) ?? at(members, 0)
  const person = placed.find(({ candidate }) => candidate.id === ctx.id('candidate', 0))?.candidate
  const demo = at(companies, 0)
  if (!person) return inbox
  for (const text of CANDIDATE_CONVERSATIONS) {
    const company = companies.find(({ name }) => name === text.company) ?? demo
    const own = placed.filter(({ row }) => row.candidateId === person.id && row.companyId === company.id)
    const application = own.find(({ row }) => row.stage === 'offer_received') ?? own[0]
    addConversation(
      ctx,
      inbox,
      text,
      { company, member: memberOf(company), candidate: person, applicationId: application?.row.id ?? null },
      'candidate',
    )
  }
  const waiting = placed.filter(
    ({ row, candidate }) => row.companyId === demo.id && candidate.id !== person.id,
  )
  const scheduled = waiting.filter(({ row }) => row.stage === 'interview_scheduled')
  const asked = [
    at(scheduled, 2),
    ...waiting.filter((item) => item !== at(scheduled, 2)).filter((_, i) => i % 7 === 3),
  ]
  COMPANY_CONVERSATIONS.forEach((text, i) => {
    const { candidate, row } = at(asked, i)
    addConversation(
      ctx,
      inbox,
      text,
      { company: demo, member: memberOf(demo), candidate, applicationId: row.id },
      'company',
    )
  })
  return inbox
}

const CANDIDATE_NEWS = [
  ['Application updates', 'Meridian Chain sent you an offer', 'applications', 2, false],
  ['Job matches', 'Three new matches since your last visit', 'opportunities', 0.1, false],
  [
    'Interview reminders',
    'Technical interview with Kestrel Labs in two working days',
    'interviews',
    0.4,
    false,
  ],
  ['Application updates', 'Sable Finance proposed new times', 'interviews', 2.4, true],
  ['Learning recommendations', 'Rust for Protocol Engineers fits three of your matches', 'learning', 3, true],
  ['Platform updates', 'Cloud Practitioner ends in twenty days', 'skills', 4, true],
] as const
const COMPANY_NEWS = [
  ['Interview reminders', 'Three interviews today', 'interviews', 0.1, false],
  ['Application updates', 'An applicant asks to move today’s interview', 'interviews', 0.2, false],
  ['Application updates', 'Two applications wait for a first reply', 'applications', 0.5, false],
  ['Application updates', 'Twenty-seven new applications this week', 'applications', 1, true],
  ['Platform updates', 'Pedro Nunes has not yet accepted the invitation', 'settings', 1.5, true],
] as const

/** News of both sides, the newest unread. */
export const seedNotifications = (
  ctx: SeedContext,
  candidateId: string,
  memberId: string,
): NotificationRow[] =>
  [
    ...CANDIDATE_NEWS.map((news) => ({ news, side: 'candidate' as const, recipientId: candidateId })),
    ...COMPANY_NEWS.map((news) => ({ news, side: 'company' as const, recipientId: memberId })),
  ].map(({ news: [type, title, section, days, read], side, recipientId }, n) => ({
    id: ctx.id('notification', n),
    side,
    recipientId,
    type,
    title,
    link: `/${side}-dashboard?section=${section}`,
    at: ctx.ago(days),
    readAt: read ? ctx.ago(days / 2) : null,
  }))
