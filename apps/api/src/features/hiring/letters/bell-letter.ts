import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { OutboxRow } from '../../../services/outbox/outbox.table'
import type { BellData } from '../core/bell-push'
import { bellWords, briefOf } from '../core/bell-words'
import { isBlocked } from '../core/hidden'
import { NotificationEntity } from '../messages/message.table'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'
import { isStillSo } from './still-so'

/**
 * A line under a bell as a push, unless it was read meanwhile, or whoever it was for is not there any more. To a person
 * it does not say what was taken down since.
 */
export async function bellLetter(
  manager: EntityManager,
  { data, companyId, accountId }: Pick<OutboxRow, 'data' | 'companyId' | 'accountId'>,
  now: Date,
): Promise<Rendered> {
  const { newsId, guard } = data as BellData
  const news = await manager.findOneBy(NotificationEntity, { id: newsId })
  if (!news || accountId === null) return dropped('gone')
  if (news.readAt !== null) return dropped('read already')
  const { recipientId: id, side, link } = news
  const isThere =
    side === 'candidate'
      ? await manager.existsBy(CandidateEntity, { id, accountId })
      : await manager.existsBy(TeamMemberEntity, { id, accountId, removedAt: IsNull() })
  if (!isThere) return dropped('no longer there')
  const from = side === 'candidate' ? companyId : null
  if (from && (await isBlocked(manager, { candidateId: id, companyId: from }))) return dropped('blocked')
  if (guard && !(await isStillSo(manager, guard, now.toISOString()))) return dropped('not so any more')
  const words = await bellWords(manager, [news])
  return {
    letter: { subject: briefOf(news), parts: [...words, { line: 'See it in your dashboard:', link }] },
  }
}
