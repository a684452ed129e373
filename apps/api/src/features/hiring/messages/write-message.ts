import { randomUUID } from 'node:crypto'
import { CANDIDATE_NEWS, messagePreview } from '@tryka/domain'
import type { Change } from '../core/change'
import { tellCandidate } from '../core/contacts'
import type { Place } from '../core/places'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import type { StoredConversationRow } from './message.table'
import { ConversationEntity, MessageEntity, ParticipantEntity } from './message.table'
import { jobOf, mailReaders } from './message-mail'
import { otherSide } from './sides'

interface Line {
  body: string
  forwardedFromId: string | null
  /** What the candidate's bell says instead of that there is a message, and of which posting. */
  news?: { title: string; postingId: string }
}

type Beginning = Pick<StoredConversationRow, 'companyId' | 'candidateId' | 'applicationId' | 'subject'>

/** A conversation in which nobody wrote yet. The caller holds the person and shares the company. */
export async function beginConversation(
  { manager, marketId, at }: Change,
  { side }: Place,
  beginning: Beginning,
): Promise<StoredConversationRow> {
  const row = {
    ...beginning,
    id: randomUUID(),
    marketId,
    lastMessageAt: at,
    lastPreview: '',
    lastSender: side,
  }
  await manager.insert(ConversationEntity, row)
  const mark = { conversationId: row.id, marketId, unread: false, archivedAt: null, lastReadAt: null }
  for (const one of ['candidate', 'company'] as const)
    await manager.insert(ParticipantEntity, { ...mark, side: one })
  return row
}

/** Adds a message to a conversation and tells the other side. The caller holds the conversation, or has begun it. */
export async function writeMessage(
  change: Change,
  place: Place,
  row: StoredConversationRow,
  { body, forwardedFromId, news }: Line,
): Promise<void> {
  const { manager, marketId, at } = change
  const candidate = await manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, marketId })
  const sender = place.side === 'candidate' ? candidate : place.member
  const { side } = place
  await manager.insert(MessageEntity, {
    id: randomUUID(),
    marketId,
    conversationId: row.id,
    side,
    senderId: sender.id,
    senderName: sender.name,
    body,
    forwardedFromId,
    sentAt: at,
    hiddenDecisionId: null,
  })
  const last = { lastMessageAt: at, lastPreview: messagePreview(body), lastSender: side }
  await manager.update(ConversationEntity, { id: row.id, marketId }, last)
  const here = { conversationId: row.id, marketId }
  await manager.update(ParticipantEntity, { ...here, side }, { unread: false, lastReadAt: at })
  const other = { ...here, side: otherSide(side) }
  await manager.update(ParticipantEntity, other, { unread: true, archivedAt: null })
  const event = { kind: 'conversation', subjectId: row.id, action: 'write', from: '', to: 'sent' }
  await change.record({ ...event, applicationId: null, by: place })
  change.touchSides(row, 'messages')
  await mailReaders(change, row, otherSide(side))
  if (side === 'candidate') return
  const { name } = await manager.findOneByOrFail(CompanyEntity, { id: row.companyId, marketId })
  const job = news ? null : await jobOf(manager, row)
  await tellCandidate(change, candidate, {
    type: 'Application updates',
    title: news?.title ?? CANDIDATE_NEWS.wroteTo(name, job?.title ?? null),
    section: 'messages',
    kind: 'Messages',
    brief: 'You have a message',
    companyId: row.companyId,
    postingId: news?.postingId ?? job?.id,
    open: { conversation: row.id },
  })
}
