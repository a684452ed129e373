import { SKILL_LEVEL_NAMES } from '../skills/levels'
import { matchScore, matchV1 } from './match-v1'
import type {
  HeldSkill,
  MatchChange,
  MatchExplanation,
  MatchImprovement,
  MatchJob,
  MatchPerson,
} from './match.types'
import { canonicalJson } from './canonical-json'

/** The person after one change; the person given is left alone. */
export function applyChange(person: MatchPerson, change: MatchChange): MatchPerson {
  const edit = (skill: string, fields: Partial<HeldSkill>): MatchPerson => ({
    ...person,
    skills: person.skills.map((held) => (held.skill === skill ? { ...held, ...fields } : held)),
  })
  switch (change.kind) {
    case 'verify':
      return edit(change.skill, { evidence: 'verified' })
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

function wording(change: MatchChange, person: MatchPerson): string {
  switch (change.kind) {
    case 'verify': {
      const held = person.skills.find(({ skill }) => skill === change.skill)
      return `${held?.evidence === 'expired' ? 'Renew' : 'Verify'} ${change.skill}`
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

function possibleChanges(job: MatchJob, person: MatchPerson): MatchChange[] {
  const changes: MatchChange[] = job.skills.flatMap(({ skill, level }): MatchChange[] => {
    const held = person.skills.find((candidate) => candidate.skill === skill)
    if (!held) return [{ kind: 'add', skill, level }]
    return [
      ...(held.evidence === 'verified' ? [] : [{ kind: 'verify' as const, skill }]),
      ...(held.level < level ? [{ kind: 'raise' as const, skill, level }] : []),
    ]
  })
  if (job.mode === 'Remote' && person.openToRemote === false) changes.push({ kind: 'remote' })
  if (person.types.length && !person.types.includes(job.type)) changes.push({ kind: 'type', type: job.type })
  return changes
}

/**
 * Up to three single changes that would raise the score, each found by running the function again, with the exact
 * gain, largest first. Asking for less money is never among them.
 */
export function improvements(job: MatchJob, person: MatchPerson): MatchImprovement[] {
  const { score: now } = matchScore(job, person)
  if (now === null) return []
  return possibleChanges(job, person)
    .map((change) => {
      const { score } = matchScore(job, applyChange(person, change))
      return { action: wording(change, person), delta: (score ?? now) - now, change }
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
  { sha256, now }: { sha256: Sha256; now: Date },
): MatchExplanation {
  const inputs = { job, person }
  return {
    ...matchV1(job, person),
    improve: improvements(job, person),
    inputs,
    inputsSha256: sha256(canonicalJson(inputs)),
    computedAt: now.toISOString(),
  }
}
