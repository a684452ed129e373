import type { EmploymentType, WorkMode } from '../constants'
import type { Evidence, SkillLevel } from '../../skills/levels'

export const MATCH_VERSIONS = ['match-v1', 'match-v2'] as const
export type MatchVersion = (typeof MATCH_VERSIONS)[number]
/** What new answers are made with; what is stored keeps the version it was made with. */
export const MATCH_VERSION: MatchVersion = 'match-v2'

/** A skill that a posting asks for. */
export interface RequiredSkill {
  skill: string
  level: SkillLevel
  importance: 'must' | 'nice'
}

/** A skill that a person holds or claims. */
export interface HeldSkill {
  skill: string
  /** What the person states. */
  level: SkillLevel
  evidence: Evidence
  /** The level that was proved, where it is known; otherwise the proof is of `level`. */
  awarded?: SkillLevel
  /** How likely the levels over the awarded one are, lowest first, in basis points (each below 8000). */
  above?: readonly number[]
  credentialId?: string
}

/** What a posting says that the score may look at: nothing else reaches the function. */
export interface MatchJob {
  skills: readonly RequiredSkill[]
  minYears: number
  mode: WorkMode
  metro: string | null
  /** Countries in which a remote person may live; empty is anywhere. */
  regions: readonly string[]
  salaryMax: number | null
  currency: string | null
  type: EmploymentType
}

/** What a person says that the score may look at. Null is unknown, never zero. */
export interface MatchPerson {
  skills: readonly HeldSkill[]
  /** Months of work; null without a work history. */
  months: number | null
  country: string | null
  metro: string | null
  openToRemote: boolean | null
  relocateTo: readonly string[]
  salaryMin: number | null
  currency: string | null
  types: readonly EmploymentType[]
}

export const MATCH_COMPONENTS = ['skills', 'experience', 'location', 'pay', 'type'] as const
export type MatchComponentKey = (typeof MATCH_COMPONENTS)[number]

/** How one required skill was counted; credit is 0 to 10000. */
export interface MatchItem {
  skill: string
  importance: 'must' | 'nice'
  required: SkillLevel
  have: SkillLevel | 0
  evidence: Evidence | 'none'
  /** Of a proof whose level is known. */
  awarded?: SkillLevel
  credit: number
  credentialId?: string
}

/** One part of the score. `points` of the known parts add up to the shown number, before rounding. */
export interface MatchComponent {
  key: MatchComponentKey
  weight: number
  /** 0 to 10000, or null when a fact is missing. */
  value: number | null
  points: number
  known: boolean
  items?: MatchItem[]
}

/** The number and what it is made of. `score` is null when too little is known to name one. */
export interface MatchResult {
  version: MatchVersion
  score: number | null
  /** The score before the cap of a missing must-have; null with `score`. */
  uncapped: number | null
  /** Share of the weight whose facts are known, in percent. */
  coverage: number
  capped: boolean
  requirements: number | null
  preferences: number | null
  components: MatchComponent[]
  /** "Not enough data: add …" when there is no score. */
  missing: string | null
}

/** One change to the person's facts, and what it would bring. */
export type MatchChange =
  /** Without a level, as in `match-v1`, at the one that is stated. */
  | { kind: 'verify'; skill: string; level?: SkillLevel }
  | { kind: 'raise'; skill: string; level: SkillLevel }
  | { kind: 'add'; skill: string; level: SkillLevel }
  | { kind: 'remote' }
  | { kind: 'type'; type: EmploymentType }

export interface MatchImprovement {
  action: string
  /** Exact for the change as it stands; a proof may bring more, for it says how likely the levels above are. */
  delta: number
  change: MatchChange
}

/** The whole answer about one pair, the same for both sides; the inputs let anybody compute it again. */
export interface MatchExplanation extends MatchResult {
  improve: MatchImprovement[]
  inputs: { job: MatchJob; person: MatchPerson }
  inputsSha256: string
  computedAt: string
}
