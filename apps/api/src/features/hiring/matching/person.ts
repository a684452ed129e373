import type { MatchPerson } from '@tryka/domain'
import type { StoredCandidateRow } from '../profile/candidate.table'
import type { StoredCandidateSkillRow } from '../skills/skill.table'

/** A person with everything that matching reads. */
export interface Person {
  candidate: StoredCandidateRow
  skills: StoredCandidateSkillRow[]
  facts: MatchPerson
}
