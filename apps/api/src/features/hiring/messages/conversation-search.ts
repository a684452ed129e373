import type { SelectQueryBuilder } from 'typeorm'
import type { StoredConversationRow } from './message.table'
import { ApplicationEntity } from '../applications/application.table'
import { ParticipantEntity } from './message.table'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import type { Place } from '../core/places'

type Conversations = SelectQueryBuilder<StoredConversationRow>

const table = (entity: { options: { tableName?: string } }): string => entity.options.tableName ?? ''
const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
const has = (column: string): string => `LOWER(${column}) LIKE :text ESCAPE '\\'`
/** Found by name first: a list of ids, where a join would read the row of everybody. */
const named = (entity: { options: { tableName?: string } }): string =>
  `(SELECT n.id FROM ${table(entity)} n WHERE n.market_id = :marketId AND ${has('n.name')})`

const BLIND = `SELECT 1 FROM ${table(ApplicationEntity)} a JOIN ${table(PostingEntity)} j ON j.id = a.posting_id
  WHERE a.id = c.application_id AND j.blind_review = :blind
    AND a.first_interview_at IS NULL AND a.revealed_at IS NULL`

/** Conversations with the marks of one side, named `p`. */
export const withMarks = (query: Conversations, side: Place['side']): Conversations =>
  query.innerJoin(ParticipantEntity.options.name, 'p', 'p.conversationId = c.id AND p.side = :side', { side })

/** By subject, last line and name. Conversations under blind review are left out: a hit would tell who it is. */
export function searchConversations(query: Conversations, side: Place['side'], q: string): void {
  const lines = `${has('c.subject')} OR ${has('c.lastPreview')}`
  const name =
    side === 'candidate'
      ? `c.companyId IN ${named(CompanyEntity)}`
      : `c.candidateId IN ${named(CandidateEntity)}`
  query.andWhere(`(${lines} OR ${name})`, { text: like(q) })
  if (side === 'company') query.andWhere(`NOT EXISTS (${BLIND})`, { blind: true })
}
