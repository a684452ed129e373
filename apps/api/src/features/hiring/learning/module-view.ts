import type { CourseModule } from '@tryka/coach'
import { rightWords } from '@tryka/assessment'
import type { ModuleCheck, ModuleProgress, ModuleStanding, ModuleTask, ModuleVerdict } from '@tryka/domain'
import { localDay, moduleStanding, WRONG_BEFORE_END } from '@tryka/domain'
import { codeShownOf, shownOf } from '../assessments/tasks'
import { isTask, type AskedCheck, type CheckInstances } from './check-instances'
import type { StoredCheckAnswerRow, StoredModuleProgressRow } from './module.table'

/** Where somebody stands in one module. */
export interface Standing {
  candidateId: string
  timeZone: string
  row: StoredModuleProgressRow | null
  answers: readonly StoredCheckAnswerRow[]
}

/** What was passed and is no longer so has to be passed again. */
export const isStale = (
  row: StoredModuleProgressRow | null,
  { facts }: Pick<CourseModule, 'facts'>,
): boolean => row?.state === 'stale' || (row?.state === 'passed' && row.revision < facts.staleBefore)

/** Checks in the order of the text; tasks are left out where no code can be run. */
export function askedChecks(
  { facts, checks }: CourseModule,
  runsCode: boolean,
): CourseModule['checks']['checks'][number][] {
  return facts.checks.flatMap(({ name }) => {
    const found = checks.checks.find((one) => one.name === name)
    return found && (runsCode || !isTask(found)) ? [found] : []
  })
}

/** By the answers that still count: those since what it teaches is so. */
export function standingIn(
  module: CourseModule,
  { answers, timeZone }: Pick<Standing, 'answers' | 'timeZone'>,
  { now, runsCode }: { now: Date; runsCode: boolean },
): ModuleStanding {
  const tries = answers
    .filter(({ revision }) => revision >= module.facts.staleBefore)
    .map(({ checkId, isRight, at }) => ({ check: checkId, isRight, day: localDay(new Date(at), timeZone) }))
  const checks = askedChecks(module, runsCode).map((check) => ({ name: check.name, isTask: isTask(check) }))
  return moduleStanding(checks, tries, localDay(now, timeZone))
}

const taskOf = ({ seed, instance }: AskedCheck): ModuleTask => ({
  seed,
  kind: instance.template.kind,
  ...shownOf(instance),
  ...codeShownOf(instance),
})

/** What is told of an answer. */
export const verdictOf = (
  { instance, whys }: AskedCheck,
  isRight: boolean,
  tests?: ModuleVerdict['tests'],
): ModuleVerdict => ({
  isRight,
  right: rightWords(instance),
  why: isRight ? whys.right : whys.wrong,
  ...(tests ? { tests } : {}),
})

/** The section in which each check stands, where the check names none. */
function sectionsOf({ blocks }: CourseModule): Map<string, string> {
  let section = ''
  const found = new Map<string, string>()
  for (const block of blocks) {
    if (block.kind === 'heading') section = block.text
    if (block.kind === 'check') found.set(block.name, section)
  }
  return found
}

/** Which instance of a check comes after the last answer that is kept; older ones may have been deleted. */
export const nextInstance = (answers: readonly StoredCheckAnswerRow[], check: string): number =>
  Math.max(-1, ...answers.filter(({ checkId }) => checkId === check).map(({ n }) => n)) + 1

/** Progress as it travels: of a check that is open the next instance, without its key, its reason, and before a wrong answer its hint. */
export function progressOf(
  module: CourseModule,
  standing: Standing,
  instances: CheckInstances,
  given: { now: Date; runsCode: boolean },
): ModuleProgress {
  const { row, answers, candidateId } = standing
  const { checks, missing, isPassed } = standingIn(module, standing, given)
  const sections = sectionsOf(module)
  const stale = isStale(row, module)
  const isDone = row?.state === 'passed' && !stale
  const views = askedChecks(module, given.runsCode).map((check): ModuleCheck => {
    const found = checks.find(({ name }) => name === check.name)
    const { state = 'open', wrong = 0 } = found ?? {}
    const next = nextInstance(answers, check.name)
    const isAnswered = state !== 'open'
    const asked = instances.ask({
      candidateId,
      moduleId: module.facts.id,
      check,
      n: isAnswered ? next - 1 : next,
    })
    return {
      name: check.name,
      isTask: isTask(check),
      seconds: check.template.seconds,
      section: check.about ?? sections.get(check.name) ?? '',
      state,
      wrong,
      isLate: state === 'open' && wrong >= WRONG_BEFORE_END,
      hint: state === 'open' && wrong > 0 ? check.hint : null,
      task: taskOf(asked),
      verdict: isAnswered ? verdictOf(asked, true) : null,
    }
  })
  return {
    state: stale ? 'stale' : (row?.state ?? 'new'),
    passedAt: row?.passedAt ?? null,
    checks: views,
    missing: isDone || (isPassed && !stale) ? [] : [...missing],
  }
}
