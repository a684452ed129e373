import { DAY_MS } from '../timing'
import type { PlanItemState } from './plan.machine'

/** What can stand in a plan. Only logistics are ticked; the rest is done by its evidence. */
export const PLAN_KINDS = ['logistics', 'warm-up', 'practice', 'module', 'full'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** Refs of logistics. */
export const LOGISTICS = ['checklist', 'questions'] as const

export const PLAN_LIMITS = {
  /** Skills that a plan has time for. */
  skills: 5,
  /** From so many days on there is a session of full length. */
  full: 3,
  /** Questions of a session of full length. */
  fullQuestions: 5,
  /** Minutes that one skill takes. */
  skillMinutes: 20,
  /** UTF-16 units of the notes afterwards, of one question that was met, and how many of them. */
  notes: 4_000,
  met: 300,
  metMost: 12,
} as const

/** What a plan is made of. Days are local, `2025-01-08`. */
export interface PlanFacts {
  /** The day of the interview; null while no time is agreed. */
  readonly day: string | null
  readonly today: string
  /** What the posting must have and the person has not proved, the largest shortfall first. */
  readonly skills: readonly PlanSkill[]
  readonly minutesADay: number
}
export interface PlanSkill {
  readonly skill: string
  /** Whether a question asks for it. */
  readonly canPractise: boolean
  /** The module that teaches it, once there is one. */
  readonly module: string | null
}

export interface PlanWish {
  readonly kind: PlanKind
  /** A skill, the id of a module, or the name of a piece of logistics. */
  readonly ref: string
  /** Null while no time is agreed. */
  readonly dueDay: string | null
}
export interface PlanEntry extends PlanWish {
  readonly seq: number
  readonly state: PlanItemState
  /** The session, module or review that did it. */
  readonly doneByRef: string | null
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Whole days from one local day to another. */
export const daysApart = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/**
 * What to do before an interview, backwards from its day: logistics and one easy question on the day before, a session
 * of full length before that, and each missing skill earlier, as many a day as there is time for. Nothing is due before
 * today; on the day itself all is due today.
 */
export function planOf({ day, today, skills, minutesADay }: PlanFacts): PlanWish[] {
  const left = day === null ? null : daysApart(today, day)
  if (left !== null && left < 0) return []
  const before = (days: number): string | null => {
    if (day === null || left === null) return null
    return shifted(day, -Math.min(days, left))
  }
  const aDay = Math.max(1, Math.floor(minutesADay / PLAN_LIMITS.skillMinutes))
  const isLong = left === null || left >= PLAN_LIMITS.full
  const learnt = skills
    .filter(({ canPractise, module }) => canPractise || module !== null)
    .slice(0, PLAN_LIMITS.skills)
  // The last group stands nearest to the interview, the largest shortfall farthest from it.
  const first = isLong ? PLAN_LIMITS.full : 1
  const groups = Math.ceil(learnt.length / aDay)
  const bySkill = learnt.flatMap(({ skill, canPractise, module }, at): PlanWish[] => {
    const dueDay = before(first + groups - 1 - Math.floor(at / aDay))
    return [
      ...(module === null ? [] : [{ kind: 'module' as const, ref: module, dueDay }]),
      ...(canPractise ? [{ kind: 'practice' as const, ref: skill, dueDay }] : []),
    ]
  })
  return [
    ...bySkill,
    ...(isLong ? [{ kind: 'full' as const, ref: 'full', dueDay: before(2) }] : []),
    { kind: 'logistics', ref: 'questions', dueDay: before(2) },
    { kind: 'logistics', ref: 'checklist', dueDay: before(1) },
    { kind: 'warm-up', ref: 'warm-up', dueDay: before(1) },
  ]
}

const keyOf = ({ kind, ref }: Pick<PlanWish, 'kind' | 'ref'>) => `${kind} ${ref}`

/**
 * A plan made anew over the one that stands: what is done or dropped stays as it is, what is still wanted keeps its
 * number and moves to its new day, what is not wanted any more goes, and what is new comes with a new number.
 */
export function replanned(stored: readonly PlanEntry[], wanted: readonly PlanWish[]): PlanEntry[] {
  let seq = Math.max(0, ...stored.map((entry) => entry.seq))
  const known = new Map(stored.map((entry) => [keyOf(entry), entry]))
  const wants = new Set(wanted.map(keyOf))
  const kept = stored.filter((entry) => entry.state !== 'open' && !wants.has(keyOf(entry)))
  const next = wanted.map((wish): PlanEntry => {
    const entry = known.get(keyOf(wish))
    if (!entry) return { ...wish, seq: (seq += 1), state: 'open', doneByRef: null }
    return entry.state === 'open' ? { ...entry, dueDay: wish.dueDay } : entry
  })
  return [...kept, ...next].toSorted(
    (a, b) => (a.dueDay ?? '').localeCompare(b.dueDay ?? '') || a.seq - b.seq,
  )
}

/** What was done since the plan was made: by kind and ref, the id of what did it. */
export type PlanEvidence = ReadonlyMap<string, string>
export const evidenceKey = (kind: PlanKind, ref: string): string => keyOf({ kind, ref })

/** A plan with what its evidence did. Logistics have none: they are ticked. */
export const withEvidence = (entries: readonly PlanEntry[], evidence: PlanEvidence): PlanEntry[] =>
  entries.map((entry) => {
    const by = entry.kind === 'logistics' ? undefined : evidence.get(keyOf(entry))
    return entry.state === 'open' && by !== undefined ? { ...entry, state: 'done', doneByRef: by } : entry
  })
