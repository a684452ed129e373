import type { Conversation, ConversationCard } from '@tryka/domain'
import { blindName, initials, mayCompanyWrite } from '@tryka/domain'
import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { byId } from '../core/list'
import { isBlind } from '../people/person-ref'
import { contactFactsOf } from '../people/reach'
import type {
  StoredApplicationRow,
  StoredCandidateRow,
  StoredCompanyRow,
  StoredConversationRow,
  StoredParticipantRow,
  StoredPostingRow,
} from '../tables'
import {
  ApplicationEntity,
  CandidateEntity,
  CompanyEntity,
  MessageEntity,
  ParticipantEntity,
  PostingEntity,
} from '../tables'
import type { Place } from '../workspace/places'

const MOST_MESSAGES = 200

/** A conversation with what its line needs. */
export interface Thread {
  row: StoredConversationRow
  own: StoredParticipantRow
  candidate: StoredCandidateRow
  company: StoredCompanyRow
  application: StoredApplicationRow | undefined
  posting: StoredPostingRow | undefined
  /** Who of the company wrote last. */
  member: string | undefined
  /** The company must not learn who this is. */
  blind: boolean
}

/** Takes what names a person out of a text that the company reads under blind review. */
export function mask({ candidate, blind }: Pick<Thread, 'candidate' | 'blind'>, text: string): string {
  if (!blind) return text
  const { id, name, email, phone } = candidate
  const parts = [name, email, phone, ...name.split(/\s+/)].filter((part) => part.length > 1)
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.replace(new RegExp(escaped.join('|'), 'giu'), blindName(id))
}

/** The newest writer of the company in each conversation. */
async function membersIn(
  manager: EntityManager,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const lines = await manager.find(MessageEntity, {
    select: { id: true, conversationId: true, senderName: true, sentAt: true },
    where: { workspaceId, side: 'company', conversationId: In([...ids]) },
    order: { sentAt: 'ASC' },
  })
  return new Map(lines.map(({ conversationId, senderName }) => [conversationId, senderName]))
}

/** Conversations with everything their lines show, in the order given. */
export async function threadsOf(
  manager: EntityManager,
  { side, workspaceId }: Place,
  rows: readonly StoredConversationRow[],
): Promise<Thread[]> {
  const ids = rows.map(({ id }) => id)
  const applicationIds = rows.flatMap(({ applicationId }) => applicationId ?? [])
  const [participants, candidates, companies, applications, members] = await Promise.all([
    manager.findBy(ParticipantEntity, { workspaceId, side, conversationId: In(ids) }),
    manager.findBy(CandidateEntity, { workspaceId, id: In(rows.map(({ candidateId }) => candidateId)) }),
    manager.findBy(CompanyEntity, { workspaceId, id: In(rows.map(({ companyId }) => companyId)) }),
    manager.findBy(ApplicationEntity, { workspaceId, id: In(applicationIds) }),
    side === 'candidate' ? membersIn(manager, workspaceId, ids) : new Map<string, string>(),
  ])
  const postings = byId(
    await manager.findBy(PostingEntity, { workspaceId, id: In(applications.map((one) => one.postingId)) }),
  )
  const [person, employer, applied] = [byId(candidates), byId(companies), byId(applications)]
  const marks = new Map(participants.map((one) => [one.conversationId, one]))
  return rows.flatMap((row) => {
    const [own, candidate, company] = [
      marks.get(row.id),
      person.get(row.candidateId),
      employer.get(row.companyId),
    ]
    if (!own || !candidate || !company) return []
    const application = row.applicationId ? applied.get(row.applicationId) : undefined
    const posting = application && postings.get(application.postingId)
    const blind = side === 'company' && !!application && !!posting && isBlind(posting, application)
    return { row, own, candidate, company, application, posting, member: members.get(row.id), blind }
  })
}

/** A line of the inbox, as this side may read it. */
export function cardOf(side: Place['side'], thread: Thread): ConversationCard {
  const { row, own, candidate, company, posting, member, blind } = thread
  const person = blind ? blindName(candidate.id) : candidate.name
  const sender = side === 'company' ? person : (member ?? company.name)
  return {
    id: row.id,
    sender,
    initials: blind ? '?' : initials(sender),
    company: side === 'company' ? (posting?.title ?? candidate.title) : company.name,
    subject: mask(thread, row.subject),
    preview: mask(thread, row.lastPreview),
    time: row.lastMessageAt,
    unread: own.unread,
    archived: own.archivedAt !== null,
    applicationId: row.applicationId,
  }
}

/** A candidate may always answer; a company as long as it may write to the person. */
export async function canReply(manager: EntityManager, place: Place, thread: Thread): Promise<boolean> {
  if (place.side === 'candidate' || thread.application) return true
  const { of } = await contactFactsOf(manager, place, [thread.candidate])
  return mayCompanyWrite(of(thread.candidate))
}

/** One conversation, its newest messages oldest first. */
export async function conversationOf(
  manager: EntityManager,
  place: Place,
  thread: Thread,
): Promise<Conversation> {
  const { row, posting, candidate, blind } = thread
  const newest = await manager.find(MessageEntity, {
    where: { workspaceId: place.workspaceId, conversationId: row.id },
    order: { sentAt: 'DESC', id: 'DESC' },
    take: MOST_MESSAGES,
  })
  return {
    ...cardOf(place.side, thread),
    messages: newest.reverse().map((line) => ({
      id: line.id,
      mine: line.side === place.side,
      sender: line.side === 'candidate' && blind ? blindName(candidate.id) : line.senderName,
      body: mask(thread, line.body),
      sentAt: line.sentAt,
      forwarded: line.forwardedFromId !== null,
    })),
    canReply: await canReply(manager, place, thread),
    role: posting?.title ?? null,
  }
}
