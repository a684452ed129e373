import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { OutboxRow } from '../../../services/outbox/outbox.table'
import type { BellData } from '../core/bell-push'
import { isBlocked } from '../core/hidden'
import { NotificationEntity } from '../messages/message.table'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'

/** A line under a bell as a push, unless it was read meanwhile, or whoever it was for is not there any more. */
export async function bellLetter(
  manager: EntityManager,
  { data, companyId, accountId }: Pick<OutboxRow, 'data' | 'companyId' | 'accountId'>,
): Promise<Rendered> {
  const { newsId, brief } = data as BellData
  const news = await manager.findOneBy(NotificationEntity, { id: newsId })
  if (!news || accountId === null) return dropped('gone')
  if (news.readAt !== null) return dropped('read already')
  const { recipientId: id, side, title, link } = news
  const isThere =
    side === 'candidate'
      ? await manager.existsBy(CandidateEntity, { id, accountId })
      : await manager.existsBy(TeamMemberEntity, { id, accountId, removedAt: IsNull() })
  if (!isThere) return dropped('no longer there')
  if (side === 'candidate' && companyId && (await isBlocked(manager, { candidateId: id, companyId })))
    return dropped('blocked')
  return { letter: { subject: brief, parts: [title, { line: 'See it in your dashboard:', link }] } }
}
