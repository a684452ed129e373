import type { Config } from '../../../config'
import { deriveKey } from '../../../keys'
import type { Attempts } from '../../../services/attempts/attempts'
import type { PracticeCode } from '../assessments/practice-code'
import type { SectionDeps } from '../core/section'
import { CheckInstances } from './check-instances'
import { Courses } from './courses'
import { LearningService } from './learning.service'
import { ModuleCode } from './module-code'
import { ModulesService } from './modules.service'
import type { Finished } from './passed-modules'

interface Deps extends SectionDeps {
  counts: Attempts
  /** Undefined where no code can be run: then no module asks for any. */
  code: PracticeCode | undefined
  finished: Finished
  /** Modules without their reviews are there too: a test says so. */
  isUnreviewedShown: boolean
}

/** The checks that a server with this secret asks. */
export const checksUnder = (keySecret: Config['keySecret']): CheckInstances =>
  new CheckInstances(deriveKey(keySecret, 'module-checks'))

/** Paths, their modules, and what becomes of answers to these. */
export function createLearning({ counts, code, isUnreviewedShown, ...deps }: Deps) {
  const { db, config } = deps
  const courses = new Courses(isUnreviewedShown)
  const instances = checksUnder(config.keySecret)
  const modules = new ModulesService({
    ...deps,
    courses,
    instances,
    code: code && new ModuleCode({ db, code, counts, factor: config.dayFactor }),
  })
  return { courses, instances, modules, learning: new LearningService({ ...deps, courses, modules }) }
}
