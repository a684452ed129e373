import type { RunResult } from '../assessments/attempt.schema'
import { endpoint } from '../http/endpoint'
import type { LearningSection, PathParams } from '../hiring/learning/learning.schema'
import type {
  CheckAnswer,
  CheckAnswered,
  CheckRun,
  ModuleCheckParams,
  ModuleParams,
  ModuleView,
  PathRating,
} from './module.schema'

type OnCheck = { params: typeof ModuleCheckParams }
type OnPath = { params: typeof PathParams; response: typeof LearningSection }

export const openModule = endpoint<{ params: typeof ModuleParams; response: typeof ModuleView }>(
  'GET',
  '/api/learning/modules/:path/:name',
)
export const answerCheck = endpoint<OnCheck & { body: typeof CheckAnswer; response: typeof CheckAnswered }>(
  'POST',
  '/api/learning/modules/:path/:name/checks/:check',
)
export const runCheck = endpoint<OnCheck & { body: typeof CheckRun; response: typeof RunResult }>(
  'POST',
  '/api/learning/modules/:path/:name/checks/:check/runs',
)
export const ratePath = endpoint<OnPath & { body: typeof PathRating }>(
  'PUT',
  '/api/learning/paths/:id/rating',
)
export const tellWhenPathOpens = endpoint<OnPath>('POST', '/api/learning/paths/:id/notify')
