import type { EntityManager } from 'typeorm'
import { IsNull, MoreThan } from 'typeorm'
import { dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import { ApplicationEntity } from '../applications/application.table'
import { isBlocked } from '../core/hidden'
import { isBlind, personRef } from '../core/person-ref'
import { shownNames } from '../core/shown-names'
import type { MessageMailData } from '../messages/message-mail'
import type { StoredConversationRow } from '../messages/message.table'
import { ConversationEntity, MessageEntity, ParticipantEntity } from '../messages/message.table'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'

/** Who wrote, as the reader may know them; nobody where the company was taken down. */
async function writerOf(
  manager: EntityManager,
  { companyId, candidateId, applicationId }: StoredConversationRow,
  memberId: string | null,
): Promise<string | undefined> {
  if (memberId === null) return (await shownNames(manager, { companyId })).company
  const person = await manager.findOneBy(CandidateEntity, { id: candidateId })
  const application = applicationId ? await manager.findOneBy(ApplicationEntity, { id: applicationId }) : null
  const posting = application && (await manager.findOneBy(PostingEntity, { id: application.postingId }))
  if (!person || !application || !posting) return person?.name
  return personRef(person, application, isBlind(posting, application)).name
}

/** New messages of a conversation, without their words, as long as they are unread and nobody blocked the other. */
export async function messageLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { conversationId, memberId } = data as MessageMailData
  const row = await manager.findOneBy(ConversationEntity, { id: conversationId })
  if (!row) return dropped('the conversation is gone')
  const { companyId, marketId } = row
  const seat = { id: memberId ?? '', companyId, removedAt: IsNull() }
  if (memberId !== null && !(await manager.existsBy(TeamMemberEntity, seat))) return dropped('left the team')
  if (await isBlocked(manager, row)) return dropped('blocked')
  const [side, from] =
    memberId === null ? (['candidate', 'company'] as const) : (['company', 'candidate'] as const)
  const own = await manager.findOneBy(ParticipantEntity, { conversationId, side })
  if (!own?.unread || own.archivedAt !== null) return dropped('read meanwhile')
  const count = await manager.countBy(MessageEntity, {
    marketId,
    conversationId,
    side: from,
    hiddenDecisionId: IsNull(),
    sentAt: MoreThan(own.lastReadAt ?? ''),
  })
  const writer = await writerOf(manager, row, memberId)
  if (count === 0 || writer === undefined) return dropped('nothing to read')
  const said =
    count === 1
      ? `${quoted(writer)} wrote to you.`
      : `There are ${count} new messages from ${quoted(writer)}.`
  const link =
    memberId === null
      ? dashboardPath('candidate', 'messages', { conversation: conversationId, place: 'me' })
      : dashboardPath('company', 'messages', { conversation: conversationId, place: teamPlace(companyId) })
  return {
    letter: { subject: 'You have a new message', parts: [said, { line: 'Read and answer:', link }] },
  }
}
