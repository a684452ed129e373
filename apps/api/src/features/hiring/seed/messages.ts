import { dashboardPath, messagePreview, localDay } from '@tryka/domain'
import type { Placed } from './applications'
import {
  CANDIDATE_CONVERSATIONS,
  COMPANY_CONVERSATIONS,
  type ConversationText,
} from './content/conversations'
import { DEMO_ZONE, type SeedContext } from './context'
import { at } from './random'
import type {
  CandidateRow,
  CompanyRow,
  ConversationRow,
  InterviewRow,
  MemberRow,
  MessageRow,
  NotificationRow,
  ParticipantRow,
} from './rows'

type CompanyText = (typeof COMPANY_CONVERSATIONS)[number]

/** Days between two lines of a conversation. */
const BETWEEN_LINES = 0.7

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
    sentAt: ctx.ago(text.age + (text.lines.length - 1 - i) * BETWEEN_LINES),
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

/** True of somebody whose application is where such lines are written, and was there before the first of them. */
function couldWrite({ row, slot }: Placed, { at: written, age, lines }: CompanyText): boolean {
  const first = age + (lines.length - 1) * BETWEEN_LINES
  const since = (days: number | undefined): boolean => days !== undefined && days > first
  switch (written) {
    case 'new':
      return row.stage === 'applied' && since(slot.applied)
    case 'reviewed':
      return row.stage === 'under_review' && row.screenPassedAt === null && since(slot.responded)
    case 'screened':
      return row.stage === 'under_review' && row.firstInterviewAt === null && since(slot.screened)
    case 'interviewed':
      return row.stage === 'under_review' && since(slot.interviewed)
    case 'asks_to_move':
      return row.stage === 'interview_scheduled' && slot.asksToMove === true
    case 'offered':
      return row.stage === 'offer_received' && since(slot.offered)
    case 'rejected':
      return row.stage === 'rejected' && since(slot.ended)
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
  const others = placed.filter(
    ({ row, candidate }) => row.companyId === demo.id && candidate.id !== person.id,
  )
  const writing = new Set<string>()
  for (const text of COMPANY_CONVERSATIONS) {
    const found = others.find((item) => !writing.has(item.candidate.id) && couldWrite(item, text))
    if (!found) throw new Error(`Nobody could write "${text.subject}"`)
    writing.add(found.candidate.id)
    const { candidate, row } = found
    addConversation(
      ctx,
      inbox,
      text,
      { company: demo, member: memberOf(demo), candidate, applicationId: row.id },
      'company',
    )
  }
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
/** What the demo company hears, each figure counted from the rows. */
function companyNews(
  ctx: SeedContext,
  placed: readonly Placed[],
  interviews: readonly InterviewRow[],
  companyId: string,
) {
  const own = placed.map(({ row }) => row).filter((row) => row.companyId === companyId)
  const today = interviews.filter(
    (each) => each.companyId === companyId && localDay(new Date(each.startsAt), DEMO_ZONE) === ctx.day(0),
  ).length
  const late = own.filter(({ replyDueAt }) => replyDueAt !== null && replyDueAt < ctx.nowIso).length
  const week = own.filter(({ appliedAt }) => appliedAt >= ctx.ago(7)).length
  const few = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
  return [
    ['Interview reminders', `${few(today, 'interview')} today`, 'interviews', 0.1, false],
    ['Application updates', 'An applicant asks to move today’s interview', 'interviews', 0.2, false],
    [
      'Application updates',
      `${few(late, 'application')} past the date of the first reply`,
      'applications',
      0.5,
      false,
    ],
    ['Application updates', `${few(week, 'new application')} in seven days`, 'applications', 1, true],
    ['Platform updates', 'Pedro Nunes has not yet accepted the invitation', 'settings', 1.5, true],
  ] as const
}

/** News of both sides, the newest unread. */
export const seedNotifications = (
  ctx: SeedContext,
  candidateId: string,
  member: Pick<MemberRow, 'id' | 'companyId'>,
  placed: readonly Placed[],
  interviews: readonly InterviewRow[],
): NotificationRow[] =>
  [
    ...CANDIDATE_NEWS.map((news) => ({
      news,
      side: 'candidate' as const,
      recipientId: candidateId,
      link: dashboardPath('candidate', news[2]),
    })),
    ...companyNews(ctx, placed, interviews, member.companyId).map((news) => ({
      news,
      side: 'company' as const,
      recipientId: member.id,
      link: dashboardPath('company', news[2]),
    })),
  ].map(({ news: [type, title, , days, read], side, recipientId, link }, n) => ({
    id: ctx.id('notification', n),
    side,
    recipientId,
    type,
    title,
    link,
    at: ctx.ago(days),
    readAt: read ? ctx.ago(days / 2) : null,
  }))
