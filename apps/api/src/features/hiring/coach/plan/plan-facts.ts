import { LessThan, type EntityManager } from 'typeorm'
import { isInArea, MODULE_FACTS, QUESTIONS, type ModuleFacts } from '@tryka/coach'
import type { PlanFacts } from '@tryka/domain'
import { localDay } from '@tryka/domain'
import { partiesOf } from '../../applications/interviews/calendar-entry'
import type { StoredInterviewRow } from '../../applications/interviews/interview.table'
import type { CandidateRef } from '../../core/places'
import { ModuleProgressEntity } from '../../learning/module.table'
import { findPerson } from '../../matching/matching'
import { AREAS_OF } from '../practice-for'

/** Minutes of a day that a plan counts on: who has more does more of it at once. */
const MINUTES_A_DAY = 40

/** Where an interview stands for its plan. */
export function standOf({ status, endsAt }: StoredInterviewRow, now: Date) {
  if (status === 'cancelled' || status === 'no_show') return 'off' as const
  if (status === 'completed') return 'behind' as const
  if (status === 'pending') return 'no-time' as const
  return endsAt <= now.toISOString() ? ('behind' as const) : ('ahead' as const)
}

/**
 * Which module teaches a skill next: the first that can be read, was not passed before the plan, and builds on nothing that
 * was not passed by then. What is passed since does the plan and stays in it.
 */
async function moduleFor(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  madeAt: string,
): Promise<(skill: string) => string | null> {
  const rows = await manager.findBy(ModuleProgressEntity, {
    marketId,
    candidateId,
    state: 'passed',
    passedAt: LessThan(madeAt),
  })
  const passed = new Set(rows.map(({ moduleId }) => moduleId))
  const open = MODULE_FACTS.filter(({ id, isOpen }) => isOpen && !passed.has(id))
  const isReady = ({ needs }: Pick<ModuleFacts, 'needs'>) => needs.every((id) => passed.has(id))
  const named = new Set<string>()
  return (skill) => {
    const teaching = open.filter(({ skills }) => skills.includes(skill))
    const id = (teaching.find(isReady) ?? teaching[0])?.id
    // What teaches two skills stands there once.
    if (id === undefined || named.has(id)) return null
    named.add(id)
    return id
  }
}

/**
 * What an interview's plan is made of: its day by the person's clock, the musts that are not proved, and the modules that
 * teach them for who had passed what by `madeAt`.
 */
export async function planFacts(
  manager: EntityManager,
  interview: StoredInterviewRow,
  { now, madeAt }: { now: Date; madeAt: string },
): Promise<PlanFacts> {
  const { marketId, candidateId } = interview
  const moduleOf = await moduleFor(manager, interview, madeAt)
  const [{ posting }, { candidate, skills: held }] = await Promise.all([
    partiesOf(manager, interview),
    findPerson(manager, marketId, candidateId),
  ])
  const stateOf = (skill: string) => held.find((one) => one.skill === skill)?.state
  // What somebody has never named lacks more than what they named and did not prove.
  const lacked = posting.skills
    .filter(({ skill, importance }) => importance === 'must' && stateOf(skill) !== 'Verified')
    .toSorted((a, b) => Number(stateOf(a.skill) !== undefined) - Number(stateOf(b.skill) !== undefined))
  const areas = AREAS_OF[posting.technology]
  const canPractise = (skill: string) =>
    QUESTIONS.some((one) => one.status === 'active' && one.skills.includes(skill) && isInArea(one, areas))
  const zone = candidate.timeZone
  return {
    day: standOf(interview, now) === 'no-time' ? null : localDay(new Date(interview.startsAt), zone),
    today: localDay(now, zone),
    skills: lacked.map(({ skill }) => ({ skill, canPractise: canPractise(skill), module: moduleOf(skill) })),
    minutesADay: MINUTES_A_DAY,
  }
}
