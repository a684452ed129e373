import { Brackets } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'
import { ConversationEntity, NotificationEntity } from './message.table'

/** An application, a conversation or a request of the person at a company. */
export interface Thing {
  id: string
  companyId: string
}

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Lines under the bells of teams that name the person, or are about its applications and conversations, go. */
export async function forgetNews(
  manager: EntityManager,
  own: { marketId: string; candidateId: string },
  known: readonly Thing[],
): Promise<void> {
  const { marketId, candidateId } = own
  const select = { id: true, companyId: true } as const
  const { name } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
  const conversations = await manager.find(ConversationEntity, { select, where: own })
  await forgetNewsAbout(manager, marketId, [...known, ...conversations], name)
}

/** Lines about these applications and conversations go, and at their companies those that say `name`. */
export async function forgetNewsAbout(
  manager: EntityManager,
  marketId: string,
  things: readonly Thing[],
  name?: string,
): Promise<void> {
  for (const companyId of new Set(things.map((thing) => thing.companyId))) {
    const team = await manager.find(TeamMemberEntity, {
      select: { id: true },
      where: { marketId, companyId },
    })
    const ids = things.filter((thing) => thing.companyId === companyId).map(({ id }) => id)
    await manager
      .createQueryBuilder()
      .delete()
      .from(NotificationEntity)
      .where('market_id = :marketId', { marketId })
      .andWhere('recipient_id IN (:...team)', { team: team.map(({ id }) => id) })
      .andWhere(
        new Brackets((any) => {
          ids.forEach((id, n) => any.orWhere(`link LIKE :about${n}`, { [`about${n}`]: `%${id}%` }))
          if (name !== undefined) any.orWhere(`title LIKE :named ESCAPE '\\'`, { named: like(name) })
        }),
      )
      .execute()
  }
}
