import { IsNull } from 'typeorm'
import { CANDIDATE_NEWS, verificationRequestSubject, verificationRequestText } from '@tryka/domain'
import type { Change } from '../core/change'
import type { MemberPlace } from '../core/places'
import { applicationsAt } from '../core/reach'
import type { StoredConversationRow } from '../messages/message.table'
import { ConversationEntity } from '../messages/message.table'
import { beginConversation, writeMessage } from '../messages/write-message'
import { CompanyEntity } from '../team/team.table'
import type { Standing } from './standing'

/** Where the two talk about this posting, or about none; a conversation of a blind review is never taken. */
async function conversationFor(
  change: Change,
  place: MemberPlace,
  { posting, candidate }: Standing,
  subject: string,
): Promise<StoredConversationRow> {
  const { manager, marketId } = change
  const own = { companyId: place.companyId, candidateId: candidate.id }
  const applications = await applicationsAt(manager, place, [candidate.id])
  const here = applications.find(({ row, blind }) => !blind && row.postingId === posting.id)
  const applicationId = here?.row.id ?? null
  const known = await manager.findOne(ConversationEntity, {
    where: { ...own, marketId, applicationId: applicationId ?? IsNull() },
    order: { lastMessageAt: 'DESC', id: 'ASC' },
  })
  if (!known) return beginConversation(change, place, { ...own, applicationId, subject })
  await change.hold({ conversation: known.id })
  return known
}

/** The one message, from whoever of the team asks. */
export async function writeRequest(
  change: Change,
  place: MemberPlace,
  standing: Standing,
  skill: string,
): Promise<void> {
  const { manager, marketId } = change
  const { id: postingId, title: job } = standing.posting
  const { name } = await manager.findOneByOrFail(CompanyEntity, { id: place.companyId, marketId })
  const row = await conversationFor(change, place, standing, verificationRequestSubject({ skill, job }))
  await writeMessage(change, place, row, {
    body: verificationRequestText({ skill, job }),
    forwardedFromId: null,
    news: { title: CANDIDATE_NEWS.wantsProof({ company: name, job }, skill), postingId },
  })
}
