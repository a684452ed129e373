import type { PostingStatus } from './hiring/constants'
import type { CompanyState } from './hiring/team/company-state'
import { isVerified } from './hiring/team/company-state'

/** What decides who sees a posting. `takenDown`: a decision hides it. */
export interface PostingVisibility {
  status: PostingStatus
  companyState: CompanyState
  takenDown: boolean
}

/** How a posting stands towards the world; derived, never stored. */
export type PostingShown = 'draft' | 'public' | 'held' | 'taken_down' | 'closed'

/** A draft and a closed posting are what they are; an active one is shown while its company is verified. */
export function postingShown({ status, companyState, takenDown }: PostingVisibility): PostingShown {
  if (status === 'Draft') return 'draft'
  if (status === 'Closed') return 'closed'
  if (takenDown) return 'taken_down'
  return isVerified(companyState) ? 'public' : 'held'
}

/** Whether people who do not belong to its company may see a posting. */
export const isPostingVisible = (posting: PostingVisibility): boolean => postingShown(posting) === 'public'
