import { LIVE_MARKET_ID } from '@tryka/domain'
import { touchCompanies } from '../applications/touch-companies'
import type { Change } from '../core/change'
import { ConversationEntity, MessageEntity } from '../messages/message.table'
import { CandidateEntity } from '../profile/candidate.table'
import type { DecisionRow } from './moderation.table'

const market = { marketId: LIVE_MARKET_ID }

/** Says to whom something shows or does not show any more, and to an account that its access is to be looked at. */
export async function touchSubject(
  change: Change,
  { subjectType, subjectId, accountId, companyId }: DecisionRow,
): Promise<void> {
  const { manager } = change
  if (companyId)
    change.touch({ company: companyId }, 'postings', 'applications', 'messages', 'invitations', 'team')
  if (accountId) {
    change.touch({ account: accountId }, 'places')
    const person = await manager.findOneBy(CandidateEntity, { accountId, ...market })
    if (person) await touchCompanies(change, person.id, 'applications', 'messages', 'interviews')
  }
  if (subjectType !== 'message') return
  const message = await manager.findOneBy(MessageEntity, { id: subjectId, ...market })
  const conversation =
    message && (await manager.findOneBy(ConversationEntity, { id: message.conversationId, ...market }))
  if (conversation) change.touchSides(conversation, 'messages')
}
