import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../../../config'
import { deriveKey } from '../../../keys'
import type { Attempts } from '../../../services/attempts/attempts'
import { GraderPool } from '../../../services/graders/grader-pool'
import type { SectionDeps } from '../core/section'
import type { SkillsService } from '../skills/skills.service'
import { assessmentsRoutes } from './assessments.routes'
import { AttemptCourse } from './attempt-course'
import { AttemptMarks } from './attempt-marks'
import { attemptClock } from './attempts-due'
import { AttemptsService } from './attempts.service'
import { BookingsService } from './bookings.service'
import { CodeGrading } from './code-grading'
import { CodeRuns } from './code-runs'
import { Exposure } from './exposure'
import { OfferedTracks } from './offered-tracks'
import { Practice } from './practice'
import { practiceRoutes } from './practice.routes'
import { StartLimit } from './start-limit'
import { Tasks } from './tasks'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  config: Config
  attempts: Attempts
  log: FastifyBaseLogger
}

/** The tasks that a server with this secret gives. */
export const tasksUnder = (keySecret: string): Tasks => new Tasks(deriveKey(keySecret, 'assessment-tasks'))

/** The practice that a server with this secret gives; its draws have nothing in common with those of attempts. */
export const practiceUnder = (keySecret: string): Practice =>
  new Practice(deriveKey(keySecret, 'practice-tasks'))

/** The tests that prove skills. */
export function createAssessments({ config, attempts: counts, log, ...base }: Deps) {
  const { keySecret, previewTracks, graders, dayFactor } = config
  const offered = new OfferedTracks({ preview: previewTracks, runsCode: graders !== undefined })
  const tasks = tasksUnder(keySecret)
  const practice = practiceUnder(keySecret)
  const marks = new AttemptMarks(deriveKey(keySecret, 'attempt-marks'))
  const course = new AttemptCourse({ offered, tasks, exposure: new Exposure(), marks })
  const pool = new GraderPool(graders, (message, details) => log.warn(details, message))
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
  const deps = { ...base, offered, tasks, marks, course, grading, startLimit }
  const bookings = new BookingsService(deps)
  const attempts = new AttemptsService(deps)
  const onTrouble = (error: unknown) => log.error({ err: error }, 'an attempt could not end')
  return {
    /** For Skills & Credentials. */
    tests: bookings,
    /** For appeals, which make results again. */
    parts: { offered, tasks, course, graders: pool },
    clockKinds: [...attemptClock({ ...base, course, onTrouble }), grading.clockKind()],
    close: () => grading.close(),
    routes: (samples: SkillsService) => async (app: FastifyInstance) => {
      await app.register(assessmentsRoutes({ db: base.db, offered, attempts, bookings, runs, samples }))
      await app.register(practiceRoutes(practice))
    },
  }
}
