import type { CompanyState, PostingVisibility } from '@tryka/domain'
import type { StoredPostingRow } from './posting.table'

/** What decides who sees a stored posting, for `isPostingVisible`. */
export const postingFacts = (
  { status }: Pick<StoredPostingRow, 'status'>,
  companyState: CompanyState,
): PostingVisibility => ({ status, companyState, takenDown: false })
