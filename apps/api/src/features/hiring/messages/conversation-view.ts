import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { Conversation, ConversationCard } from '@tryka/domain'
import { blindName, initials, mayCompanyWrite } from '@tryka/domain'
import { byId } from '../core/list'
import { isBlind } from '../core/person-ref'
import { awayFrom, isBlocked } from '../core/hidden'
import { contactFactsOf } from '../core/reach'
import type { StoredApplicationRow } from '../applications/application.table'
import type { StoredConversationRow, StoredParticipantRow } from './message.table'
import type { StoredPostingRow } from '../postings/posting.table'
import type { StoredCandidateRow } from '../profile/candidate.table'
import type { StoredCompanyRow } from '../team/team.table'
import { ApplicationEntity } from '../applications/application.table'
import { MessageEntity, ParticipantEntity } from './message.table'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import type { Place } from '../core/places'
import { TAKEN_DOWN } from './hide-message'

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
  /** What the company calls whom it must not know; null where it may. */
  blindAs: string | null
}

/** Takes what names a person out of a text that the company reads under blind review. */
export function mask({ candidate, blindAs }: Pick<Thread, 'candidate' | 'blindAs'>, text: string): string {
  if (blindAs === null) return text
  const { name, email, phone } = candidate
  const parts = [name, email, phone, ...name.split(/\s+/)].filter((part) => part.length > 1)
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.replace(new RegExp(escaped.join('|'), 'giu'), blindAs)
}

/** The newest writer of the company in each conversation. */
async function membersIn(
  manager: EntityManager,
  marketId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const newest = await Promise.all(
    ids.map((conversationId) =>
      manager.findOne(MessageEntity, {
        select: { id: true, senderName: true },
        where: { marketId, side: 'company', conversationId },
        order: { sentAt: 'DESC' },
      }),
    ),
  )
  return new Map(
    newest.flatMap((line, index) => (line ? [[ids[index] ?? '', line.senderName] as const] : [])),
  )
}

/** Conversations with everything their lines show, in the order given. */
export async function threadsOf(
  manager: EntityManager,
  { side, marketId }: Place,
  rows: readonly StoredConversationRow[],
): Promise<Thread[]> {
  const ids = rows.map(({ id }) => id)
  const applicationIds = rows.flatMap(({ applicationId }) => applicationId ?? [])
  const [participants, candidates, companies, applications, members] = await Promise.all([
    manager.findBy(ParticipantEntity, { marketId, side, conversationId: In(ids) }),
    manager.findBy(CandidateEntity, { marketId, id: In(rows.map(({ candidateId }) => candidateId)) }),
    manager.findBy(CompanyEntity, { marketId, id: In(rows.map(({ companyId }) => companyId)) }),
    manager.findBy(ApplicationEntity, { marketId, id: In(applicationIds) }),
    side === 'candidate' ? membersIn(manager, marketId, ids) : new Map<string, string>(),
  ])
  const postings = byId(
    await manager.findBy(PostingEntity, { marketId, id: In(applications.map((one) => one.postingId)) }),
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
    const isHidden = side === 'company' && application && posting && isBlind(posting, application)
    const blindAs = isHidden ? blindName(application.id) : null
    return { row, own, candidate, company, application, posting, member: members.get(row.id), blindAs }
  })
}

/** A line of the inbox, as this side may read it. */
export function cardOf(side: Place['side'], thread: Thread): ConversationCard {
  const { row, own, candidate, company, posting, member, blindAs } = thread
  const person = blindAs ?? candidate.name
  const sender = side === 'company' ? person : (member ?? company.name)
  return {
    id: row.id,
    sender,
    initials: blindAs ? '?' : initials(sender),
    companyId: company.id,
    company: side === 'company' ? (posting?.title ?? candidate.title) : company.name,
    subject: mask(thread, row.subject),
    preview: mask(thread, row.lastPreview),
    time: row.lastMessageAt,
    unread: own.unread,
    archived: own.archivedAt !== null,
    applicationId: row.applicationId,
  }
}

const hasAnswered = (manager: EntityManager, { row: { marketId, id } }: Thread): Promise<boolean> =>
  manager.existsBy(MessageEntity, { marketId, conversationId: id, side: 'candidate' })

/** A candidate may answer, a company as long as it may write to the person; a block ends it for both. */
export async function canReply(manager: EntityManager, place: Place, thread: Thread): Promise<boolean> {
  if (place.side === 'candidate') return !(await isBlocked(manager, thread.row))
  if (thread.application) return !(await awayFrom(manager, place, [thread.candidate.id])).size
  const { of } = await contactFactsOf(manager, place, [thread.candidate])
  const facts = of(thread.candidate)
  // Whoever has answered goes on with the conversation.
  return mayCompanyWrite(facts) || (!facts.hasBlocked && (await hasAnswered(manager, thread)))
}

/** One conversation, its newest messages oldest first. */
export async function conversationOf(
  manager: EntityManager,
  place: Place,
  thread: Thread,
): Promise<Conversation> {
  const { row, posting, blindAs } = thread
  const newest = await manager.find(MessageEntity, {
    where: { marketId: place.marketId, conversationId: row.id },
    order: { sentAt: 'DESC', id: 'DESC' },
    take: MOST_MESSAGES,
  })
  return {
    ...cardOf(place.side, thread),
    messages: newest.reverse().map((line) => ({
      id: line.id,
      mine: line.side === place.side,
      sender: line.side === 'candidate' && blindAs ? blindAs : line.senderName,
      body: line.hiddenDecisionId ? TAKEN_DOWN : mask(thread, line.body),
      takenDown: line.hiddenDecisionId !== null,
      sentAt: line.sentAt,
      forwarded: line.forwardedFromId !== null,
    })),
    canReply: await canReply(manager, place, thread),
    role: posting?.title ?? null,
  }
}
