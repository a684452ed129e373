import { SKILL_LEVEL_NAMES, type SkillLevel } from '../../skills/levels'
import { canonicalJson } from './canonical-json'
import type { Matching } from './match-core'
import { MATCH_V2 } from './match-v2'
import type {
  HeldSkill,
  MatchChange,
  MatchExplanation,
  MatchImprovement,
  MatchJob,
  MatchPerson,
  MatchVersion,
  RequiredSkill,
} from './match.types'

/** The person after one change; the person given is left alone. */
export function applyChange(person: MatchPerson, change: MatchChange): MatchPerson {
  const edit = (skill: string, fields: Partial<HeldSkill>): MatchPerson => ({
    ...person,
    skills: person.skills.map((held) => (held.skill === skill ? { ...held, ...fields } : held)),
  })
  switch (change.kind) {
    case 'verify': {
      const proof = change.level === undefined ? {} : { awarded: change.level, above: [] }
      return edit(change.skill, { evidence: 'verified', ...proof })
    }
    case 'raise':
      return edit(change.skill, { level: change.level })
    case 'add': {
      const added: HeldSkill = { skill: change.skill, level: change.level, evidence: 'self' }
      return { ...person, skills: [...person.skills, added] }
    }
    case 'remote':
      return { ...person, openToRemote: true }
    case 'type':
      return { ...person, types: [...person.types, change.type] }
  }
}

/** A change as what to do. */
export function changeText(change: MatchChange, person: MatchPerson): string {
  switch (change.kind) {
    case 'verify': {
      const held = person.skills.find(({ skill }) => skill === change.skill)
      const level = change.level === undefined ? '' : ` at ${SKILL_LEVEL_NAMES[change.level]}`
      return `${held?.evidence === 'expired' ? 'Renew' : 'Verify'} ${change.skill}${level}`
    }
    case 'raise':
      return `Reach ${SKILL_LEVEL_NAMES[change.level]} in ${change.skill}`
    case 'add':
      return `Add ${change.skill} at ${SKILL_LEVEL_NAMES[change.level]}`
    case 'remote':
      return 'Be open to remote work'
    case 'type':
      return `Accept ${change.type} work`
  }
}

/** The proof that would help: of what is stated, or of what is asked where less than that is proved. */
function proofsOf(
  { skill, level: asked }: RequiredSkill,
  held: HeldSkill,
  version: MatchVersion,
): MatchChange[] {
  const { level: stated, awarded = stated, evidence } = held
  const isCurrent = evidence === 'verified'
  if (version === 'match-v1') return isCurrent ? [] : [{ kind: 'verify', skill }]
  if (!isCurrent) return [{ kind: 'verify', skill, level: least(asked, most(stated, awarded)) }]
  return awarded < asked ? [{ kind: 'verify', skill, level: asked }] : []
}
const least = (a: SkillLevel, b: SkillLevel): SkillLevel => (a < b ? a : b)
const most = (a: SkillLevel, b: SkillLevel): SkillLevel => (a > b ? a : b)

/** Every single change that a posting gives a reason for. Asking for less money is never among them. */
export function possibleChanges(job: MatchJob, person: MatchPerson, version: MatchVersion): MatchChange[] {
  const changes: MatchChange[] = job.skills.flatMap((required): MatchChange[] => {
    const { skill, level } = required
    const held = person.skills.find((candidate) => candidate.skill === skill)
    if (!held) return [{ kind: 'add', skill, level }]
    const raise: MatchChange[] = held.level < level ? [{ kind: 'raise', skill, level }] : []
    return [...proofsOf(required, held, version), ...raise]
  })
  if (job.mode === 'Remote' && person.openToRemote === false) changes.push({ kind: 'remote' })
  if (person.types.length && !person.types.includes(job.type)) changes.push({ kind: 'type', type: job.type })
  return changes
}

/**
 * Up to three single changes that would raise the score, each found by running the function again, with the exact
 * gain, largest first. Asking for less money is never among them.
 */
export function improvements(
  job: MatchJob,
  person: MatchPerson,
  by: Matching = MATCH_V2,
): MatchImprovement[] {
  const { score: now } = by.score(job, person)
  if (now === null) return []
  return possibleChanges(job, person, by.version)
    .map((change) => {
      const { score } = by.score(job, applyChange(person, change))
      return { action: changeText(change, person), delta: (score ?? now) - now, change }
    })
    .filter(({ delta }) => delta > 0)
    .sort((a, b) => b.delta - a.delta || (a.action < b.action ? -1 : 1))
    .slice(0, 3)
}

/** A function from text to its SHA-256 in hexadecimal; the platform brings its own. */
export type Sha256 = (text: string) => string

/** The answer of the match routes for either side: number, parts, what would change it, and the inputs with their hash. */
export function explainMatch(
  job: MatchJob,
  person: MatchPerson,
  { sha256, now, by = MATCH_V2 }: { sha256: Sha256; now: Date; by?: Matching },
): MatchExplanation {
  const inputs = { job, person }
  return {
    ...by.match(job, person),
    improve: improvements(job, person, by),
    inputs,
    inputsSha256: sha256(canonicalJson(inputs)),
    computedAt: now.toISOString(),
  }
}
