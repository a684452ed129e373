import type { EmploymentType, WorkMode } from '../constants'
import { evidenceOf, type SkillLevel, type SkillState } from '../skills/levels'
import type { HeldSkill, MatchJob, MatchPerson, RequiredSkill } from './match.types'

/** The stored posting fields that the score reads. */
export interface PostingFacts {
  skills: readonly RequiredSkill[]
  minYears: number
  mode: WorkMode
  metro: string | null
  regions: readonly string[]
  salaryMax: number | null
  currency: string | null
  type: EmploymentType
}

/** The stored candidate fields that the score reads. */
export interface CandidateFacts {
  experienceMonths: number | null
  country: string | null
  metro: string | null
  openToRemote: boolean | null
  relocateTo: readonly string[]
  salaryMin: number | null
  currency: string | null
  types: readonly EmploymentType[]
}

export interface SkillFacts {
  skill: string
  level: SkillLevel
  state: SkillState
  credentialId: string | null
}

/** A posting as the score sees it: the named fields and no other. */
export const matchJobOf = (posting: PostingFacts): MatchJob => ({
  skills: posting.skills.map(({ skill, level, importance }) => ({ skill, level, importance })),
  minYears: posting.minYears,
  mode: posting.mode,
  metro: posting.metro,
  regions: posting.regions,
  salaryMax: posting.salaryMax,
  currency: posting.currency,
  type: posting.type,
})

/** A person as the score sees it: the named fields and no other. */
export const matchPersonOf = (candidate: CandidateFacts, skills: readonly SkillFacts[]): MatchPerson => ({
  skills: skills
    .map(({ skill, level, state, credentialId }): HeldSkill => ({
      skill,
      level,
      evidence: evidenceOf(state),
      ...(credentialId ? { credentialId } : {}),
    }))
    .sort((a, b) => (a.skill < b.skill ? -1 : 1)),
  months: candidate.experienceMonths,
  country: candidate.country,
  metro: candidate.metro,
  openToRemote: candidate.openToRemote,
  relocateTo: candidate.relocateTo,
  salaryMin: candidate.salaryMin,
  currency: candidate.currency,
  types: candidate.types,
})
