import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Audit } from '../../../../services/audit/audit'
import type { SectionDeps } from '../../core/section'
import { createAppeals } from '../appeals/create-appeals'
import type { Issuing } from '../../credentials/issuing'
import type { createAssessments } from '../create-assessments'
import { createHolds } from '../holds/create-holds'
import { createRechecks } from '../rechecks/create-rechecks'
import { smallBodies } from '../small-bodies'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  parts: ReturnType<typeof createAssessments>['parts']
  issuing: Pick<Issuing, 'reissue'>
  /** The address of the public site. */
  site: string
  audit: Audit
  log: FastifyBaseLogger
}

/** What follows a result: a second look, five tasks that confirm it, and what people say of it. */
export function createAfterResults({ parts, log, ...base }: Deps) {
  const deps = { ...base, ...parts }
  const trouble = (message: string) => (error: unknown) => log.error({ err: error }, message)
  const appeals = createAppeals({ ...deps, onTrouble: trouble('an attempt could not be scored again') })
  const rechecks = createRechecks({ ...deps, onTrouble: trouble('a re-check could not end') })
  const holds = createHolds({
    ...deps,
    rechecks: rechecks.course,
    onTrouble: trouble('a held result could not end'),
  })
  return {
    /** For whoever asks for a re-check, and hears how it ended. */
    rechecks: rechecks.course,
    clockKinds: [...appeals.clockKinds, ...rechecks.clockKinds, ...holds.clockKinds],
    adminRoutes: async (app: FastifyInstance) => {
      smallBodies(app)
      await app.register(appeals.adminRoutes)
      await app.register(holds.adminRoutes)
    },
    routes: async (app: FastifyInstance) => {
      smallBodies(app)
      await app.register(appeals.routes)
      await app.register(rechecks.routes)
      await app.register(holds.routes)
    },
  }
}
