import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { StoredConversationRow, StoredParticipantRow } from './message.table'
import { ConversationEntity, ParticipantEntity } from './message.table'
import type { Place } from '../core/places'

type Conversations = SelectQueryBuilder<StoredConversationRow>

/** All conversations of a side, named `c`. A company's team shares one inbox. */
export function ownConversations(manager: EntityManager, place: Place): Conversations {
  const query = manager
    .createQueryBuilder(ConversationEntity, 'c')
    .where('c.marketId = :marketId', { marketId: place.marketId })
  return place.side === 'candidate'
    ? query.andWhere('c.candidateId = :owner', { owner: place.candidateId })
    : query.andWhere('c.companyId = :owner', { owner: place.companyId })
}

/**
 * Their marks, named `p`, for counting: a list of ids out of one index against marks out of another, where a join would
 * read every conversation. A company has many, and all of its side's marks are read; a person has few, each looked up.
 */
export function marksOf(
  manager: EntityManager,
  { side, marketId }: Place,
  conversations: Conversations,
): SelectQueryBuilder<StoredParticipantRow> {
  const id = side === 'company' ? "(p.conversationId || '')" : 'p.conversationId'
  return manager
    .createQueryBuilder(ParticipantEntity, 'p')
    .where('p.marketId = :marketId AND p.side = :side', { marketId, side })
    .andWhere(`${id} IN (${conversations.clone().select('c.id').getQuery()})`)
    .setParameters({ ...conversations.getParameters(), marketId, side })
}
