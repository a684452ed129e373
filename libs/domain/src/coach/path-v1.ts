import type { MatchPerson } from '../hiring/match/match.types'
import { byText, skillNeeds, type PathTarget, type SkillNeed } from './skill-needs'

export const PATH_VERSION = 'path-v1'

/** A path ends when this much of the need is covered, in percent. */
const ENOUGH = 90
/** Or when it would take longer than this many weekly goals. */
const HORIZON_WEEKS = 8

/** What a module is worth by how its topics went, in percent. */
export const TOPIC_PERCENT = { weaker: 150, plain: 100, stronger: 50 } as const
export type TopicStanding = keyof typeof TOPIC_PERCENT

/** A module that can be learned. */
export interface PathModule {
  /** `path/name`. */
  id: string
  skills: readonly string[]
  /** `track/topic`. */
  topics: readonly string[]
  needs: readonly string[]
  minutes: number
}

export interface PathStep {
  id: string
  value: number
  minutes: number
  /** Of its skills the one most needed; null where none is. */
  skill: string | null
  /** The module for whose sake it is worth what it is; null where that is its own. */
  opens: string | null
}

export interface Path {
  needs: SkillNeed[]
  steps: PathStep[]
  minutes: number
  /** What the steps cover of the need that modules can meet, in percent; null where there is none. */
  covered: number | null
}

export interface PathInput {
  targets: readonly PathTarget[]
  held: MatchPerson['skills']
  modules: readonly PathModule[]
  /** Topics that went otherwise than the rest. */
  topics: ReadonlyMap<string, TopicStanding>
  passed: ReadonlySet<string>
  /** Begun and not passed: these are never taken away. */
  begun: ReadonlySet<string>
  goalHours: number
}

/** One weaker topic makes a module worth more; it is worth less only where all of its topics are strong. */
export function topicPercent(topics: readonly string[], standings: PathInput['topics']): number {
  const found = topics.map((topic) => standings.get(topic) ?? 'plain')
  if (found.includes('weaker')) return TOPIC_PERCENT.weaker
  const isStrong = found.length > 0 && found.every((standing) => standing === 'stronger')
  return isStrong ? TOPIC_PERCENT.stronger : TOPIC_PERCENT.plain
}

interface Worth {
  value: number
  opens: string | null
}

/** Each module is worth its own value or nine tenths of what it opens, the long way round too. */
function withOpened(modules: readonly PathModule[], own: (module: PathModule) => number) {
  const worths = new Map<string, Worth>(modules.map((one) => [one.id, { value: own(one), opens: null }]))
  // A chain of needs is no longer than there are modules.
  for (let round = 0, isDone = false; !isDone && round < modules.length; round++) {
    isDone = true
    for (const { id, needs } of modules)
      for (const need of needs) {
        const value = Math.floor((9 * (worths.get(id)?.value ?? 0)) / 10)
        if (value <= (worths.get(need)?.value ?? value)) continue
        worths.set(need, { value, opens: id })
        isDone = false
      }
  }
  return worths
}

/** Minutes of some modules by the skills that they teach. */
function minutesBySkill(modules: readonly PathModule[]): Map<string, number> {
  const minutes = new Map<string, number>()
  for (const { skills, minutes: own } of modules)
    for (const skill of skills) minutes.set(skill, (minutes.get(skill) ?? 0) + own)
  return minutes
}

/** What to learn next: modules in the order of what they are worth an hour, as far as the horizon. */
export function pathV1({ targets, held, modules, topics, passed, begun, goalHours }: PathInput): Path {
  const needs = skillNeeds(targets, held)
  const needOf = new Map(needs.map(({ skill, need }) => [skill, need]))
  const open = modules.filter(({ id }) => !passed.has(id))
  const worths = withOpened(open, ({ skills, minutes, topics: own }) => {
    const need = skills.reduce((sum, skill) => sum + (needOf.get(skill) ?? 0), 0)
    return Math.floor((need * topicPercent(own, topics) * 60) / (100 * minutes))
  })
  const worth = ({ id }: PathModule): Worth => worths.get(id) ?? { value: 0, opens: null }
  const sorted = open.toSorted(
    (a, b) => worth(b).value - worth(a).value || a.minutes - b.minutes || byText(a.id, b.id),
  )
  const ids = new Set(open.map(({ id }) => id))
  const all = minutesBySkill(open)
  const total = needs.reduce((sum, { skill, need }) => sum + (all.has(skill) ? need : 0), 0)

  const chosen: PathModule[] = sorted.filter(({ id }) => begun.has(id))
  const minutesOf = () => chosen.reduce((sum, one) => sum + one.minutes, 0)
  const coveredNeed = () => {
    const done = minutesBySkill(chosen)
    return needs.reduce((sum, { skill, need }) => {
      const of = all.get(skill)
      return of === undefined ? sum : sum + Math.floor((need * (done.get(skill) ?? 0)) / of)
    }, 0)
  }
  while (100 * coveredNeed() < ENOUGH * total) {
    const taken = new Set(chosen.map(({ id }) => id))
    const isFree = (need: string) => taken.has(need) || !ids.has(need)
    const next = sorted.find((one) => !taken.has(one.id) && worth(one).value > 0 && one.needs.every(isFree))
    if (!next || minutesOf() + next.minutes > goalHours * HORIZON_WEEKS * 60) break
    chosen.push(next)
  }
  const mostNeeded = ({ skills }: PathModule): string | null =>
    needs.find(({ skill, need }) => need > 0 && skills.includes(skill))?.skill ?? null
  return {
    needs,
    steps: chosen.map((one) => ({
      id: one.id,
      minutes: one.minutes,
      skill: mostNeeded(one),
      ...worth(one),
    })),
    minutes: minutesOf(),
    covered: total === 0 ? null : Math.floor((100 * coveredNeed()) / total),
  }
}
