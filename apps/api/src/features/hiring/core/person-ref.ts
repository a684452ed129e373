import type { PersonRef } from '@tryka/domain'
import { blindName, initials } from '@tryka/domain'
import type { StoredApplicationRow } from '../applications/application.table'
import type { StoredPostingRow } from '../postings/posting.table'
import type { StoredCandidateRow } from '../profile/candidate.table'

type ReviewFacts = Pick<StoredApplicationRow, 'firstInterviewAt' | 'revealedAt'>

/** True while the company must not know who this is: until an interview is confirmed or an Admin lifts it. */
export const isBlind = (
  posting: Pick<StoredPostingRow, 'blindReview'>,
  { firstInterviewAt, revealedAt }: ReviewFacts,
): boolean => posting.blindReview && firstInterviewAt === null && revealedAt === null

type Named = Pick<StoredCandidateRow, 'id' | 'name' | 'title'>

/** A person as the company reads them. Blind: a code, and the application's id, which leads to no profile. */
export const personRef = (
  candidate: Named,
  application: Pick<StoredApplicationRow, 'id'>,
  blind: boolean,
): PersonRef =>
  blind
    ? { id: application.id, name: blindName(application.id), initials: '?', title: candidate.title }
    : openPersonRef(candidate)

export const openPersonRef = ({ id, name, title }: Named): PersonRef => ({
  id,
  name,
  initials: initials(name),
  title,
})
