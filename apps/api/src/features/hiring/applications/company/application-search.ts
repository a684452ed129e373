import type { SelectQueryBuilder } from 'typeorm'
import { searchWords } from '@tryka/domain'
import { idsWithWords } from '../../core/word-search'
import type { StoredApplicationRow } from '../application.table'
import { PostingEntity } from '../../postings/posting.table'

/** Postings of the company that `condition` finds, as the query names its market and company. */
const postings = (condition: string): string => `(SELECT o.id FROM ${PostingEntity.options.tableName ?? ''} o
  WHERE o.market_id = :marketId AND o.company_id = :companyId AND ${condition})`

/**
 * Every word begins a word of the person's or is in the title of the posting. A name must not be found while review is
 * blind: only what the card shows is searched then. People and postings are found first, each by an index of their
 * own, so that of the applications an index alone is read.
 */
export function searchApplications(
  query: SelectQueryBuilder<StoredApplicationRow>,
  marketId: string,
  text: string,
): void {
  const sighted = `(a.postingId NOT IN ${postings('o.blind_review = :blind')}
    OR a.firstInterviewAt IS NOT NULL OR a.revealedAt IS NOT NULL)`
  searchWords(text).forEach((word, i) => {
    const search = { table: 'candidates', marketId, words: [word], name: `person${i}x` } as const
    const [people, parameters] = idsWithWords(query, search)
    query.andWhere(
      // As a CASE, because of two lists behind OR SQLite would look each entry up.
      `CASE WHEN a.postingId IN ${postings(`LOWER(o.title) LIKE :title${i}`)} THEN 1
        WHEN a.candidateId IN ${people} AND ${sighted} THEN 1 ELSE 0 END = 1`,
      // Words are letters, digits, plus and number sign: nothing that LIKE would read as a pattern.
      { ...parameters, [`title${i}`]: `%${word}%`, blind: true },
    )
  })
}
