import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import { forgetAnswersAbout } from '../../../services/idempotency/idempotency'
import { ConversationEntity } from '../messages/message.table'
import { TeamMemberEntity } from '../team/team.table'

/** Answers that are kept for members' repeated calls show the person as it was. */
export async function forgetAnswers(
  manager: EntityManager,
  own: { marketId: string; candidateId: string },
  met: readonly { id: string; companyId: string }[],
): Promise<void> {
  const conversations = await manager.findBy(ConversationEntity, own)
  const things = [...met, ...conversations]
  const team = await manager.findBy(TeamMemberEntity, {
    marketId: own.marketId,
    companyId: In([...new Set(things.map(({ companyId }) => companyId))]),
    removedAt: IsNull(),
  })
  const ids = [own.candidateId, ...things.map(({ id }) => id)]
  await forgetAnswersAbout(
    manager,
    team.flatMap(({ accountId }) => accountId ?? []),
    (answer) => ids.some((id) => answer.includes(id)),
  )
}
