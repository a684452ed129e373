import { MATCH_RULES } from '../hiring/match/match-core'
import { creditV2 } from '../hiring/match/match-v2'
import type { MatchPerson, RequiredSkill } from '../hiring/match/match.types'

/** How much a target counts: `applied` a posting applied to, `kept` one saved or added and a role, `best` a best match. */
export const TARGET_WEIGHTS = { applied: 4, kept: 3, best: 1 } as const
/** So many best matches count, and so many targets in all. */
export const BEST_TARGETS = 20
export const MOST_TARGETS = 200

/** A posting that somebody aims at, or a role that counts as one. */
export interface PathTarget {
  weight: number
  skills: readonly RequiredSkill[]
}

/** How much the targets ask for a skill, and how far the person is from it, in basis points. */
export interface SkillNeed {
  skill: string
  demand: number
  gap: number
  need: number
  /** Targets that ask for it, and those of them that require it. */
  asking: number
  must: number
}

export const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
const { whole } = MATCH_RULES

/** The best that a person's skills bring to one requirement, as the match counts it. */
function creditOf({ skill, level }: RequiredSkill, held: MatchPerson['skills']): number {
  let best = 0
  for (const one of held) if (one.skill === skill) best = Math.max(best, creditV2(level, one))
  return best
}

interface Sum {
  asked: number
  lacking: number
  asking: number
  must: number
}

/** Demand, gap and need of every skill that the targets ask for: the largest need first, then by name. */
export function skillNeeds(targets: readonly PathTarget[], held: MatchPerson['skills']): SkillNeed[] {
  const sums = new Map<string, Sum>()
  let all = 0
  for (const { weight, skills } of targets) {
    all += weight
    for (const required of skills) {
      const sum = sums.get(required.skill) ?? { asked: 0, lacking: 0, asking: 0, must: 0 }
      const asked = weight * MATCH_RULES[required.importance]
      sum.asked += asked
      sum.lacking += asked * (whole - creditOf(required, held))
      sum.asking += 1
      if (required.importance === 'must') sum.must += 1
      sums.set(required.skill, sum)
    }
  }
  return [...sums]
    .map(([skill, { asked, lacking, asking, must }]) => {
      const demand = Math.floor((whole * asked) / (MATCH_RULES.must * all))
      const gap = Math.floor(lacking / asked)
      return { skill, demand, gap, need: Math.floor((demand * gap) / whole), asking, must }
    })
    .sort((a, b) => b.need - a.need || byText(a.skill, b.skill))
}
