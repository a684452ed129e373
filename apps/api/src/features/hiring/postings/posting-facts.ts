import type { CompanyState, PostingVisibility } from '@tryka/domain'
import type { StoredPostingRow } from './posting.table'

/** What decides who sees a stored posting, for `isPostingVisible`. */
export const postingFacts = (
  { status, hiddenDecisionId }: Pick<StoredPostingRow, 'status' | 'hiddenDecisionId'>,
  companyState: CompanyState,
): PostingVisibility => ({ status, companyState, takenDown: hiddenDecisionId !== null })
