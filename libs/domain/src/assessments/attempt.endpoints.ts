import { endpoint } from '../http/endpoint'
import type { IdParams, VersionBody } from '../hiring/hiring.schema'
import type { Assessment } from '../hiring/skills/skill.schema'
import type {
  AnswerBody,
  AssessmentRequest,
  AttemptResult,
  AttemptView,
  RunBody,
  RunResult,
  TrackList,
  TrackParams,
  TrackStandings,
  TrackView,
} from './attempt.schema'

type ById = { params: typeof IdParams }
type Shown = ById & { response: typeof AttemptView }

export const listTracks = endpoint<{ response: typeof TrackList }>('GET', '/api/tracks')
export const getTrack = endpoint<{ params: typeof TrackParams; response: typeof TrackView }>(
  'GET',
  '/api/tracks/:track',
)
export const startAssessment = endpoint<{ body: typeof AssessmentRequest; response: typeof Assessment }>(
  'POST',
  '/api/assessments',
)
export const listAttempts = endpoint<{ response: typeof TrackStandings }>('GET', '/api/attempts')
export const getAttempt = endpoint<Shown>('GET', '/api/attempts/:id')
/** Begins, and ends a pause. */
export const startAttempt = endpoint<Shown>('POST', '/api/attempts/:id/start')
/** Before it began. */
export const cancelAttempt = endpoint<Shown>('POST', '/api/attempts/:id/cancel')
export const answerTask = endpoint<Shown & { body: typeof AnswerBody }>('POST', '/api/attempts/:id/answer')
export const runCode = endpoint<ById & { body: typeof RunBody; response: typeof RunResult }>(
  'POST',
  '/api/attempts/:id/runs',
)
export const pauseAttempt = endpoint<Shown & { body: typeof VersionBody }>('POST', '/api/attempts/:id/pause')
export const handInAttempt = endpoint<Shown & { body: typeof VersionBody }>(
  'POST',
  '/api/attempts/:id/hand-in',
)
export const getAttemptResult = endpoint<ById & { response: typeof AttemptResult }>(
  'GET',
  '/api/attempts/:id/result',
)
