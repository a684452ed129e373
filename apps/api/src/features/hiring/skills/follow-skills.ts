import { touchCompanies } from '../applications/touch-companies'
import type { Change } from '../core/change'
import type { CandidateRef } from '../core/places'
import { rescore } from '../matching/matching'
import { refreshSearchText } from '../profile/candidate-writes'

/** Searches and matches read skills. */
export async function followSkills(change: Change, { marketId, candidateId }: CandidateRef): Promise<void> {
  await refreshSearchText(change.manager, { marketId, candidateId })
  await rescore(change, candidateId)
  await touchCompanies(change, candidateId, 'skills')
}

/** What only the person sees of a skill has changed: how far a test is. */
export const showOwner = (change: Change, { candidateId }: CandidateRef): void =>
  change.touch({ person: candidateId }, 'skills')
