import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bank } from '@tryka/assessment'
import type { Config } from '../../../config'
import { deriveKey } from '../../../keys'
import type { Attempts } from '../../../services/attempts/attempts'
import { GraderPool } from '../../../services/graders/grader-pool'
import type { SectionDeps } from '../core/section'
import type { Issuing } from '../credentials/issuing'
import type { SkillsService } from '../skills/skills.service'
import { assessmentReminders } from './assessment-reminders'
import { assessmentsRoutes } from './assessments.routes'
import { AttemptCourse } from './attempt-course'
import { AttemptNetworks } from './attempt-networks'
import { AttemptMarks } from './attempt-marks'
import { attemptClock } from './attempts-due'
import { AttemptsService } from './attempts.service'
import { BookingsService } from './bookings.service'
import { CodeGrading } from './code-grading'
import { CodeRuns } from './code-runs'
import { Exposure } from './exposure'
import { OfferedTracks } from './offered-tracks'
import { Practice } from './practice'
import { PracticeCode } from './practice-code'
import { practiceRoutes } from './practice.routes'
import { missingCredentials } from './missing-credentials'
import { smallBodies } from './small-bodies'
import { StartLimit } from './start-limit'
import { Tasks } from './tasks'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  config: Config
  attempts: Attempts
  issuing: Issuing
  /** The banks there are, unless a test says otherwise. */
  banks: readonly Bank[] | undefined
  log: FastifyBaseLogger
}

/** The tasks that a server with this secret gives. */
export const tasksUnder = (keySecret: string): Tasks => new Tasks(deriveKey(keySecret, 'assessment-tasks'))

/** The practice that a server with this secret gives; its draws have nothing in common with those of attempts. */
export const practiceUnder = (keySecret: string, code?: PracticeCode, banks?: readonly Bank[]): Practice =>
  new Practice(deriveKey(keySecret, 'practice-tasks'), code, banks)

/** The tests that prove skills. */
export function createAssessments({ config, attempts: counts, issuing, banks, log, ...base }: Deps) {
  const { keySecret, previewTracks, graders, dayFactor } = config
  const offered = new OfferedTracks({ preview: previewTracks, runsCode: graders !== undefined }, banks)
  const tasks = tasksUnder(keySecret)
  const marks = new AttemptMarks(deriveKey(keySecret, 'attempt-marks'))
  const exposure = new Exposure()
  const course = new AttemptCourse({ offered, tasks, exposure, marks, issuing })
  const pool = new GraderPool(graders, (message, details) => log.warn(details, message))
  const code = new PracticeCode({ db: base.db, graders: pool, counts, factor: dayFactor })
  const practice = practiceUnder(keySecret, graders ? code : undefined, banks)
  const grading = new CodeGrading({
    ...base,
    offered,
    tasks,
    course,
    graders: pool,
    onTrouble: (error) => log.error({ err: error }, 'an answer could not be graded'),
  })
  const runs = new CodeRuns({ ...base, offered, tasks, graders: pool })
  const startLimit = new StartLimit(counts, dayFactor)
  const networks = new AttemptNetworks(keySecret)
  const deps = { ...base, offered, tasks, marks, course, grading, startLimit, networks }
  const attempts = new AttemptsService(deps)
  const bookings = new BookingsService(deps, attempts)
  const onTrouble = (error: unknown) => log.error({ err: error }, 'an attempt could not end')
  return {
    /** For Skills & Credentials. */
    tests: bookings,
    /** For appeals, which make results again, and for re-checks. */
    parts: { offered, tasks, course, exposure, graders: pool },
    /** For modules: people's code behind the tests that count, where code can be run. */
    code: graders ? code : undefined,
    clockKinds: [
      ...attemptClock({ ...base, course, onTrouble }),
      ...assessmentReminders({
        ...base,
        onTrouble: (error) => log.error({ err: error }, 'nobody could be reminded'),
      }),
      grading.clockKind(),
      missingCredentials({ ...base, course, onTrouble }),
    ],
    close: () => grading.close(),
    routes: (samples: SkillsService) => async (app: FastifyInstance) => {
      smallBodies(app)
      await app.register(assessmentsRoutes({ db: base.db, offered, attempts, bookings, runs, samples }))
      await app.register(practiceRoutes(practice))
    },
  }
}
