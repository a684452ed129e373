import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { LIVE_MARKET_ID, isPostingVisible } from '@tryka/domain'
import type { CompanyState } from '@tryka/domain'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { postingFacts } from '../postings/posting-facts'
import type { StoredPostingRow } from '../postings/posting.table'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'

/** Whether everybody may see a posting of the live market at this moment: its closing time counts, too. */
export const isShown = (row: StoredPostingRow, state: CompanyState, now: Date): boolean =>
  row.code !== null &&
  isPostingVisible(postingFacts(row, state)) &&
  row.closesAt !== null &&
  row.closesAt > now.toISOString()

/** The same as a query over all postings: whatever hides one stands in both. */
export const shownPostings = (manager: EntityManager, now: Date): SelectQueryBuilder<StoredPostingRow> =>
  manager
    .createQueryBuilder(PostingEntity, 'p')
    .innerJoin(CompanyProofEntity.options.name, 'v', 'v.companyId = p.companyId')
    .where('p.marketId = :live AND p.status = :active', { live: LIVE_MARKET_ID, active: 'Active' })
    .andWhere('p.code IS NOT NULL AND p.closesAt > :now', { now: now.toISOString() })
    .andWhere('v.state = :verified', { verified: 'verified' })
    .andWhere('p.hiddenDecisionId IS NULL')
    .innerJoin(CompanyEntity.options.name, 'k', 'k.id = p.companyId AND k.hiddenDecisionId IS NULL')
