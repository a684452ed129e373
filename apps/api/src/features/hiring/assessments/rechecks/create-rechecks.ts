import type { FastifyInstance } from 'fastify'
import type { SectionDeps } from '../../core/section'
import type { Exposure } from '../exposure'
import type { OfferedTracks } from '../offered-tracks'
import type { Tasks } from '../tasks'
import { LiveRechecksService } from './live-rechecks.service'
import { liveRechecksRoutes } from './live-rechecks.routes'
import type { Issuing } from '../../credentials/issuing'
import { RecheckCourse } from './recheck-course'
import { RecheckInCredential } from './recheck-in-credential'
import { recheckClock } from './rechecks-due'
import { rechecksRoutes } from './rechecks.routes'
import { RechecksService } from './rechecks.service'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  offered: OfferedTracks
  tasks: Tasks
  exposure: Exposure
  issuing: Pick<Issuing, 'reissue'>
  /** The address of the public site. */
  site: string
  /** Hears of a re-check that could not end. */
  onTrouble: (error: unknown) => void
}

/** Five tasks about a skill: whoever asks for them hears how they ended. */
export function createRechecks(deps: Deps) {
  const course = new RecheckCourse(deps)
  const rechecks = new RechecksService({ ...deps, course })
  return {
    course,
    clockKinds: recheckClock({ ...deps, course }),
    routes: async (app: FastifyInstance) => {
      await app.register(rechecksRoutes(rechecks))
      await app.register(
        liveRechecksRoutes({
          live: new LiveRechecksService({ ...deps, course }),
          rechecks,
          credential: new RecheckInCredential(deps),
        }),
      )
    },
  }
}
