import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import type { Message } from '../../../services/outbox/queue'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'
import type { News, NewsGuard } from './news'

/** The data of a row whose template is `bell`: the line itself is read when it is delivered. */
export interface BellData {
  newsId: string
  guard?: NewsGuard | undefined
}

export const BELL_TEMPLATE = 'bell'

/** Whose bell it is: the account, and for a member the company. */
async function readerOf(manager: EntityManager, { side, recipientId: id }: News) {
  if (side === 'candidate') return manager.findOneBy(CandidateEntity, { id })
  return manager.findOneBy(TeamMemberEntity, { id, removedAt: IsNull() })
}

/** The push that goes with a line under a bell. */
export async function pushesOf(manager: EntityManager, newsId: string, news: News): Promise<Message[]> {
  const reader = await readerOf(manager, news)
  if (!reader?.accountId) return []
  const { kind = news.type, urgentFrom, guard } = news
  const companyId = news.companyId ?? ('companyId' in reader ? reader.companyId : undefined)
  return [
    {
      channel: 'push',
      template: BELL_TEMPLATE,
      data: { newsId, guard } satisfies BellData,
      to: { accountId: reader.accountId },
      kind,
      companyId,
      urgentFrom,
      dedup: `bell:${newsId}`,
    },
  ]
}
