import type { Audit } from '../../../../services/audit/audit'
import type { GraderPool } from '../../../../services/graders/grader-pool'
import type { SectionDeps } from '../../core/section'
import type { AttemptCourse } from '../attempt-course'
import { AppealDesk } from './appeal-desk'
import { appealsRoutes, assessmentsConsoleRoutes } from './appeals.routes'
import { AppealsService } from './appeals.service'
import type { Rebuild } from './appeal-view'
import { healthOf } from './assessments-health'
import { listAllCredentials } from './credential-list'
import { appealClock } from './faulty-tasks'
import { templateDrift } from './template-drift'
import { TemplatesService } from './templates.service'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'>, Rebuild {
  audit: Audit
  course: AttemptCourse
  graders: GraderPool
  /** Hears of an attempt that could not be scored again. */
  onTrouble: (error: unknown) => void
}

/** Appeals against results, and the console's page of assessments. */
export function createAppeals(deps: Deps) {
  const { db, clock, offered, graders, audit } = deps
  const desk = new AppealDesk(deps)
  const templates = new TemplatesService(deps)
  const health = () => healthOf(db.read, { offered, graders, now: clock.now() })
  const credentials: Parameters<typeof assessmentsConsoleRoutes>[0]['credentials'] = (query) =>
    listAllCredentials(db.read, query)
  return {
    clockKinds: [...appealClock(deps), templateDrift(deps)],
    routes: appealsRoutes(new AppealsService(deps.changes)),
    adminRoutes: assessmentsConsoleRoutes({ desk, templates, health, credentials, audit }),
  }
}
