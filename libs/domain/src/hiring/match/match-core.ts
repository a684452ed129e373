import type { Evidence, SkillLevel } from '../../skills/levels'
import {
  MATCH_COMPONENTS,
  type HeldSkill,
  type MatchComponent,
  type MatchComponentKey,
  type MatchItem,
  type MatchJob,
  type MatchPerson,
  type MatchResult,
  type MatchVersion,
  type RequiredSkill,
} from './match.types'

/** Everything a reader needs to compute the score by hand. */
export const MATCH_WEIGHTS: Record<MatchComponentKey, number> = {
  skills: 60,
  experience: 15,
  location: 10,
  pay: 10,
  type: 5,
}
export const MATCH_EVIDENCE: Record<Evidence, number> = {
  verified: 10_000,
  expired: 8_500,
  pending: 7_000,
  self: 7_000,
}
export const MATCH_RULES = {
  whole: 10_000,
  shownFrom: 75,
  mustFloor: 5_000,
  cap: 69,
  must: 3,
  nice: 1,
} as const

const { whole } = MATCH_RULES

/** What is credited: a level, how far it is proved, and for which levels. */
export type Held = Pick<HeldSkill, 'level' | 'evidence' | 'awarded' | 'above'>
/** What a held skill brings where `asked` is required, 0 to 10000: all that one version does otherwise than another. */
export type CreditOf = (asked: SkillLevel, held: Held) => number

/** Whether a proof stands behind it, be it expired. */
export const isProved = ({ evidence }: Pick<HeldSkill, 'evidence'>): boolean =>
  evidence === 'verified' || evidence === 'expired'

function itemOf(required: RequiredSkill, person: MatchPerson, creditOf: CreditOf): MatchItem {
  const { skill, importance, level } = required
  const item: MatchItem = { skill, importance, required: level, have: 0, evidence: 'none', credit: 0 }
  for (const held of person.skills) {
    if (held.skill !== skill) continue
    const credit = creditOf(level, held)
    if (item.have !== 0 && credit <= item.credit) continue
    Object.assign(item, { have: held.level, evidence: held.evidence, credit })
    delete item.awarded
    delete item.credentialId
    if (held.awarded !== undefined && isProved(held)) item.awarded = held.awarded
    if (held.credentialId) item.credentialId = held.credentialId
  }
  return item
}

function skillsValue(job: MatchJob, person: MatchPerson, items: readonly MatchItem[]): number | null {
  if (!job.skills.length || !person.skills.length) return null
  let sum = 0
  let weight = 0
  for (const { importance, credit } of items) {
    sum += MATCH_RULES[importance] * credit
    weight += MATCH_RULES[importance]
  }
  return Math.floor(sum / weight)
}

function experienceValue({ minYears }: MatchJob, { months }: MatchPerson): number | null {
  if (months === null) return null
  return minYears === 0 ? whole : Math.min(whole, Math.floor((months * whole) / (12 * minYears)))
}

function locationValue(job: MatchJob, person: MatchPerson): number | null {
  if (job.mode !== 'Remote') {
    if (job.metro === null) return null
    if (person.metro === job.metro || person.relocateTo.includes(job.metro)) return whole
    return person.metro === null ? null : 0
  }
  if (person.openToRemote === null) return null
  if (!person.openToRemote) return 0
  if (!job.regions.length) return whole
  if (person.country === null) return null
  return job.regions.includes(person.country) ? whole : 0
}

function payValue(job: MatchJob, person: MatchPerson): number | null {
  const { salaryMax: max } = job
  const { salaryMin: min } = person
  if (max === null || min === null || max <= 0 || job.currency !== person.currency) return null
  return min <= max ? whole : Math.max(0, whole - Math.floor(((min - max) * 50_000) / max))
}

const typeValue = (job: MatchJob, person: MatchPerson): number | null => {
  if (!person.types.length) return null
  return person.types.includes(job.type) ? whole : 0
}

type Values = Record<MatchComponentKey, number | null>

function weigh(values: Values, keys: readonly MatchComponentKey[]): { sum: number; known: number } {
  let sum = 0
  let known = 0
  for (const key of keys) {
    const value = values[key]
    if (value === null) continue
    sum += MATCH_WEIGHTS[key] * value
    known += MATCH_WEIGHTS[key]
  }
  return { sum, known }
}

/** Half-up percent in whole numbers, so that any language gives the same. */
const percent = ({ sum, known }: { sum: number; known: number }): number | null =>
  known ? Math.floor((2 * sum + 100 * known) / (200 * known)) : null

/**
 * Tenths of a point per component. They add up to the exact total rounded down to a tenth, which rounds half-up to
 * the same number as the exact total: the displayed parts give the displayed number.
 */
function pointsOf(values: Values): Record<MatchComponentKey, number> {
  const { sum, known } = weigh(values, MATCH_COMPONENTS)
  const exact = MATCH_COMPONENTS.map((key) => ({
    key,
    tenths: (MATCH_WEIGHTS[key] * (values[key] ?? 0)) / (known * 10),
  }))
  const points = Object.fromEntries(exact.map(({ key, tenths }) => [key, known ? Math.floor(tenths) : 0]))
  let left = known ? Math.floor(sum / (known * 10)) - Object.values(points).reduce((a, b) => a + b, 0) : 0
  for (const { key } of [...exact].sort((a, b) => (b.tenths % 1) - (a.tenths % 1))) {
    if (left-- <= 0) break
    points[key] = (points[key] ?? 0) + 1
  }
  return Object.fromEntries(MATCH_COMPONENTS.map((key) => [key, (points[key] ?? 0) / 10])) as Record<
    MatchComponentKey,
    number
  >
}

const FACTS: Record<MatchComponentKey, string> = {
  skills: 'skills',
  experience: 'work experience',
  location: 'location and remote preference',
  pay: 'salary expectation',
  type: 'employment types',
}

interface Core {
  items: MatchItem[]
  values: Values
  coverage: number
  uncapped: number | null
  score: number | null
}

function core(job: MatchJob, person: MatchPerson, creditOf: CreditOf): Core {
  const items = job.skills.map((required) => itemOf(required, person, creditOf))
  const values: Values = {
    skills: skillsValue(job, person, items),
    experience: experienceValue(job, person),
    location: locationValue(job, person),
    pay: payValue(job, person),
    type: typeValue(job, person),
  }
  const total = weigh(values, MATCH_COMPONENTS)
  const shown = values.skills !== null && total.known >= MATCH_RULES.shownFrom
  const uncapped = shown ? percent(total) : null
  const lacking = items.some((item) => item.importance === 'must' && item.credit < MATCH_RULES.mustFloor)
  const score = uncapped !== null && lacking ? Math.min(uncapped, MATCH_RULES.cap) : uncapped
  return { items, values, coverage: total.known, uncapped, score }
}

function explained(version: MatchVersion, { items, values, coverage, uncapped, score }: Core): MatchResult {
  const points = pointsOf(values)
  const components = MATCH_COMPONENTS.map((key): MatchComponent => ({
    key,
    weight: MATCH_WEIGHTS[key],
    value: values[key],
    points: points[key],
    known: values[key] !== null,
    ...(key === 'skills' ? { items } : {}),
  }))
  const unknown = MATCH_COMPONENTS.filter((key) => values[key] === null).map((key) => FACTS[key])
  return {
    version,
    score,
    uncapped,
    coverage,
    capped: score !== uncapped,
    requirements: percent(weigh(values, ['skills', 'experience'])),
    preferences: percent(weigh(values, ['location', 'pay', 'type'])),
    components,
    missing: score === null ? `Not enough data: add ${unknown.join(', ')}` : null,
  }
}

/** One version of the score. */
export interface Matching {
  version: MatchVersion
  /**
   * The match of a posting and a person. A pure function of these facts: whole numbers, no clock, no chance, no model.
   * It orders lists; nothing may reject or hide a person by it.
   */
  match: (job: MatchJob, person: MatchPerson) => MatchResult
  /** Score and coverage alone: what lists sort by. */
  score: (job: MatchJob, person: MatchPerson) => Pick<MatchResult, 'score' | 'coverage'>
}

/** The score with a version's own credit of skills; all else is common to the versions. */
export const matchingBy = (version: MatchVersion, creditOf: CreditOf): Matching => ({
  version,
  match: (job, person) => explained(version, core(job, person, creditOf)),
  score: (job, person) => {
    const { score, coverage } = core(job, person, creditOf)
    return { score, coverage }
  },
})
