/** `new` is before somebody opened it. */
export const MODULE_STATES = ['new', 'open', 'passed', 'stale'] as const
export type ModuleState = (typeof MODULE_STATES)[number]

/** When a module is passed. */
export const PASSING = {
  /** Share of its checks that are right within so many tries. */
  share: 0.8,
  tries: 2,
  /** Or that are right at the first try, of all of them: whoever knows it needs no lesson. */
  testOut: 0.9,
} as const

/** Who was wrong so often at a check meets it once more at the end. */
export const WRONG_BEFORE_END = 2

/** What code of modules may be run: tries and answers alike. */
export const MODULE_RUNS = { perTask: 10, perDay: 60 } as const
/** From so many modules of a path on somebody may say what they think of it. */
export const RATED_FROM = 3
/** Fewer than these say nothing, so the figures are not shown. */
export const SHOWN_FROM = { students: 5, ratings: 10 } as const

/** One answer, in the order of time. */
export interface CheckTry {
  check: string
  isRight: boolean
  /** The day of it in the person's calendar. */
  day: string
}

/**
 * `tomorrow` is right, but after too many tries: it comes again on another day, for too many checks of the module were.
 */
export type CheckState = 'open' | 'right' | 'tomorrow'

export interface CheckStanding {
  name: string
  state: CheckState
  /** Wrong answers since it was last right. */
  wrong: number
}

export interface ModuleStanding {
  isPassed: boolean
  checks: readonly CheckStanding[]
  /** Names of those that still stand in the way. */
  missing: readonly string[]
}

interface Told {
  wrong: number
  /** Fewest tries that it took to be right; null as long as it never was. */
  best: number | null
  first: boolean | null
  day: string
}

function toldOf(name: string, tries: readonly CheckTry[]): Told {
  const told: Told = { wrong: 0, best: null, first: null, day: '' }
  for (const { check, isRight, day } of tries) {
    if (check !== name) continue
    told.first ??= isRight
    told.day = day
    if (!isRight) told.wrong++
    else {
      told.best = Math.min(told.best ?? Infinity, told.wrong + 1)
      told.wrong = 0
    }
  }
  return told
}

const shareOf = (all: readonly Told[], holds: (told: Told) => boolean): number =>
  all.length === 0 ? 1 : all.filter(holds).length / all.length

/**
 * Where somebody stands in a module by their answers alone. Passed is every check right once, and four of five of them within two
 * tries; or nine of ten at the first try. Tasks have to be right, however often they were tried.
 */
export function moduleStanding(
  checks: readonly { name: string; isTask: boolean }[],
  tries: readonly CheckTry[],
  today: string,
): ModuleStanding {
  const told = checks.map((check) => ({ ...check, ...toldOf(check.name, tries) }))
  const questions = told.filter(({ isTask }) => !isTask)
  const tasksRight = told.every(({ isTask, best }) => !isTask || best !== null)
  const allRight = told.every(({ best }) => best !== null)
  const within = shareOf(questions, ({ best }) => best !== null && best <= PASSING.tries)
  const atOnce = questions.every(({ first }) => first !== null)
  const isPassed =
    (allRight && within >= PASSING.share) ||
    (tasksRight && atOnce && shareOf(questions, ({ first }) => first === true) >= PASSING.testOut)
  const standings = told.map(({ name, isTask, best, wrong, day }): CheckStanding => {
    if (isPassed) return { name, state: best === null ? 'open' : 'right', wrong }
    if (best === null) return { name, state: 'open', wrong }
    const comesAgain = allRight && !isTask && best > PASSING.tries
    if (!comesAgain) return { name, state: 'right', wrong }
    return { name, state: wrong > 0 || day < today ? 'open' : 'tomorrow', wrong }
  })
  return {
    isPassed,
    checks: standings,
    missing: isPassed ? [] : standings.filter(({ state }) => state !== 'right').map(({ name }) => name),
  }
}

/** How long a path takes, in words; null where it is not all written, for nobody knows yet. */
export function pathDuration(minutes: number | null, goalHours: number): string | null {
  if (minutes === null) return null
  const hours = Math.max(1, Math.round(minutes / 60))
  const weeks = Math.max(1, Math.ceil(minutes / 60 / goalHours))
  return `About ${hours} ${hours === 1 ? 'hour' : 'hours'}, ${weeks} ${weeks === 1 ? 'week' : 'weeks'} at your goal`
}
