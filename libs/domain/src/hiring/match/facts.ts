import type { EmploymentType, WorkMode } from '../constants'
import { evidenceOf, type Evidence, type SkillLevel, type SkillState } from '../../skills/levels'
import { isProved } from './match-core'
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

/** The stored fields of a skill that the score reads. */
export interface SkillFacts {
  skill: string
  level: SkillLevel
  state: SkillState
  awarded?: SkillLevel | null
  above?: readonly number[] | null
  /** Whether others may see the proof; without it they may. */
  visibility?: 'shared' | 'private' | null
  credentialId?: string | null
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

/**
 * A level stays proved, if expired, while it is proved anew and when that fails. A revoked one is a claim again, and so is
 * one whose test is under way: a word of its own, seen by a company, would tell afterwards who did not pass.
 */
function standingOf({ state, awarded }: SkillFacts): Evidence {
  const evidence = evidenceOf(state)
  const isPast = awarded != null && state !== 'Verified' && state !== 'Revoked'
  if (isPast) return 'expired'
  return evidence === 'pending' ? 'self' : evidence
}

/** A skill as the score sees it, for either side: of what its holder keeps private only the claim is left. */
export function heldSkillOf(facts: SkillFacts): HeldSkill {
  const { skill, level, awarded, above, visibility, credentialId } = facts
  if (visibility === 'private') return { skill, level, evidence: 'self' }
  const held: HeldSkill = { skill, level, evidence: standingOf(facts) }
  if (isProved(held) && awarded != null) Object.assign(held, { awarded, above: above ?? [] })
  if (credentialId) held.credentialId = credentialId
  return held
}

/** The state of a skill as others may know it: proved, proved once, or a claim. What a test is doing, or did, is not theirs. */
export function stateToOthers(facts: SkillFacts): SkillState {
  const { evidence } = heldSkillOf(facts)
  if (evidence === 'verified') return 'Verified'
  return evidence === 'expired' ? 'Expired' : 'unverified'
}

/** A person as the score sees it: the named fields and no other. */
export const matchPersonOf = (candidate: CandidateFacts, skills: readonly SkillFacts[]): MatchPerson => ({
  skills: skills.map(heldSkillOf).sort((a, b) => (a.skill < b.skill ? -1 : 1)),
  months: candidate.experienceMonths,
  country: candidate.country,
  metro: candidate.metro,
  openToRemote: candidate.openToRemote,
  relocateTo: candidate.relocateTo,
  salaryMin: candidate.salaryMin,
  currency: candidate.currency,
  types: candidate.types,
})
