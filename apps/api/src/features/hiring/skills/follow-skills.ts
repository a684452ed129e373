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
