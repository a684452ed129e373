import { ROLES } from './knowledge'
import type { RoleKnowledge } from './knowledge'

const SENIORITY =
  /\b(?:senior|junior|lead|principal|staff|head|chief|associate|entry[- ]level|mid[- ]level|sr|jr|intern|trainee|i{1,3}|iv)\b\.?/gi

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#/-]+/gu) ?? []

/** The share of the words of two titles that they have in common, 0 to 1. */
function likeness(a: string, b: string): number {
  const [left, right] = [new Set(words(a)), new Set(words(b))]
  const common = [...left].filter((word) => right.has(word)).length
  return common / Math.max(left.size, right.size, 1)
}

/** The role that a job title names, or undefined when none is close enough to say anything useful. */
export function findRole(jobTitle: string): RoleKnowledge | undefined {
  const bare = jobTitle.replace(SENIORITY, ' ').replace(/\s+/g, ' ').trim() || jobTitle
  const scored = ROLES.map((role) => ({
    role,
    score: Math.max(...[role.title, ...role.aliases].map((name) => likeness(name, bare))),
  })).sort((a, b) => b.score - a.score)
  const best = scored[0]
  return best && best.score >= 0.6 ? best.role : undefined
}
