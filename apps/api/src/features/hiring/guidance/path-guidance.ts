import type { EntityManager } from 'typeorm'
import { coursePath, MODULE_FACTS, type ModuleFacts } from '@tryka/coach'
import type { MatchPerson, PathGuidance, PathStep, PathStepView, SkillNeed } from '@tryka/domain'
import { OPEN_TRACKS, PATH_VERSION, pathV1, TRACKS } from '@tryka/domain'
import type { CandidatePlace } from '../core/places'
import type { Person } from '../matching/person'
import type { FoundTarget } from './find-targets'
import { modulesMet } from './modules-met'
import { topicsMet, type TopicMet } from './topics-met'

const PROVED_BY_ASSESSMENT = new Set(
  TRACKS.filter(({ slug }) => OPEN_TRACKS.includes(slug)).map(({ skill }) => skill),
)

const WHOLE = 10_000

/** What is asked for a skill, beside what the person has of it. */
function askedFor(
  { skill, asking, must, gap }: SkillNeed,
  held: MatchPerson['skills'],
): NonNullable<PathStepView['asked']> {
  const evidence = held.find((one) => one.skill === skill)?.evidence ?? 'none'
  return { skill, asking, must, covered: Math.floor((WHOLE - gap) / 100), evidence }
}

/** Of a module's topics the weaker one; a stronger one where none is. */
function topicOf({ topics }: ModuleFacts, met: ReadonlyMap<string, TopicMet>): PathStepView['topic'] {
  const found = topics.flatMap((topic) => met.get(topic) ?? [])
  return found.find(({ standing }) => standing === 'weaker') ?? found[0] ?? null
}

interface Aims {
  person: Person
  targets: readonly FoundTarget[]
  asOf: string
}

/** What to learn next for the targets, with the numbers that each step's reason is made of. */
export async function pathGuidance(
  manager: EntityManager,
  place: CandidatePlace,
  { person, targets, asOf }: Aims,
): Promise<PathGuidance> {
  const modules = MODULE_FACTS.filter(({ isOpen }) => isOpen)
  const [met, { passed, begun }] = await Promise.all([topicsMet(manager, place), modulesMet(manager, place)])
  const held = person.facts.skills
  const path = pathV1({
    targets,
    held,
    modules,
    topics: new Map([...met].map(([topic, { standing }]) => [topic, standing])),
    passed,
    begun,
    goalHours: person.candidate.weeklyGoalHours,
  })
  const needs = new Map(path.needs.map((need) => [need.skill, need]))
  const factsOf = new Map(modules.map((one) => [one.id, one]))
  const titleOf = (id: string) => factsOf.get(id)?.title ?? id
  const view = ({ id, value, skill, opens }: PathStep): PathStepView[] => {
    const facts = factsOf.get(id)
    const [pathId = ''] = id.split('/')
    if (!facts) return []
    const need = skill === null ? undefined : needs.get(skill)
    return [
      {
        module: { id, title: facts.title, minutes: facts.minutes, checks: facts.checks.length },
        path: { id: pathId, title: coursePath(pathId)?.title ?? pathId },
        state: begun.has(id) ? 'begun' : 'new',
        value,
        needs: facts.needs.filter((one) => factsOf.has(one) && !passed.has(one)).map(titleOf),
        asked: need ? askedFor(need, held) : null,
        opens: opens === null ? null : titleOf(opens),
        topic: topicOf(facts, met),
      },
    ]
  }
  const taught = new Set(modules.flatMap(({ skills }) => skills))
  return {
    version: PATH_VERSION,
    targets: targets.length,
    steps: path.steps.flatMap(view),
    minutes: path.minutes,
    covered: path.covered,
    without: path.needs
      .filter(({ skill, need }) => need > 0 && !taught.has(skill))
      .map((need) => ({ ...askedFor(need, held), assessment: PROVED_BY_ASSESSMENT.has(need.skill) })),
    asOf,
  }
}
