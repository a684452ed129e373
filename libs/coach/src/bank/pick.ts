import { createHash } from 'node:crypto'
import { mulberry32 } from '@tryka/assessment/chance'
import type { Criterion, ExperienceLevel, FocusArea, PracticeType } from '@tryka/domain'
import { EXPERIENCE_LEVELS } from '@tryka/domain'
import type { Question } from './question'

/** What a session looks for. */
export interface Wanted {
  /** Its id: ties are broken by it, so that the same session always has the same questions. */
  readonly session: string
  /** One question of each, in this order. */
  readonly types: readonly PracticeType[]
  /** Questions of any of these fields, and those of every field. */
  readonly areas: readonly FocusArea[]
  readonly level: ExperienceLevel
  /** What the posting asks for, the largest shortfall first. */
  readonly skills: readonly string[]
  /** What the person is weakest at, if it is known. */
  readonly weakest: Criterion | null
  /** Questions that were met, with the moment of the last time in milliseconds. */
  readonly met: ReadonlyMap<string, number>
  /** Now, in milliseconds. */
  readonly now: number
  /** Days after which a question may come again. */
  readonly againDays: number
}

const DAY_MS = 86_400_000
const NEVER = 99

/** True where a question may be asked in one of these fields. */
export const isInArea = ({ areas }: Question, wanted: readonly FocusArea[]): boolean =>
  areas.length === 0 || areas.some((area) => wanted.includes(area))

/** Lower is asked first: never met, then its level, the posting's skills, the weakest criterion, and chance. */
function rankOf(question: Question, wanted: Wanted, chance: number): number[] {
  const { met, now, againDays, skills, weakest } = wanted
  const last = met.get(question.id)
  const freshness = last === undefined ? 0 : now - last >= againDays * DAY_MS ? 1 : 2
  const steps = Math.abs(EXPERIENCE_LEVELS.indexOf(question.level) - EXPERIENCE_LEVELS.indexOf(wanted.level))
  const at = skills.findIndex((skill) => question.skills.includes(skill))
  const aims =
    weakest && (question.followUps[weakest] || question.keyPoints.some((one) => one.criterion === weakest))
  const own = question.areas.length > 0 ? 0 : 1
  return [steps, freshness, at === -1 ? NEVER : at, own, aims ? 0 : 1, last ?? 0, chance]
}

const before = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/**
 * The questions of a session, one for each wanted type and none twice; fewer where there are no more. Questions of the
 * level come first, then those next to it. The same for the same input.
 */
export function pickQuestions(bank: readonly Question[], wanted: Wanted): Question[] {
  const seed = createHash('sha256').update(wanted.session).digest().readUInt32BE(0)
  const chance = mulberry32(seed)
  const ranked = bank
    .filter((question) => question.status === 'active' && isInArea(question, wanted.areas))
    .map((question) => ({ question, rank: rankOf(question, wanted, chance()) }))
    .toSorted((a, b) => before(a.rank, b.rank))
  const taken = new Set<string>()
  return wanted.types.flatMap((type) => {
    const found = ranked.find(({ question }) => question.type === type && !taken.has(question.id))
    if (!found) return []
    taken.add(found.question.id)
    return [found.question]
  })
}
