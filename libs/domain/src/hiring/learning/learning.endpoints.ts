import { endpoint } from '../../http/endpoint'
import type {
  GoalRequest,
  LearningSection,
  PathParams,
  ProgressRequest,
  SessionRequest,
} from './learning.schema'

type Answer = { response: typeof LearningSection }
type OnPath = Answer & { params: typeof PathParams }

export const getLearning = endpoint<Answer>('GET', '/api/learning')
export const enrollInPath = endpoint<OnPath>('POST', '/api/learning/paths/:id/enroll')
export const completeModule = endpoint<OnPath & { body: typeof ProgressRequest }>(
  'POST',
  '/api/learning/paths/:id/progress',
)
export const logSession = endpoint<OnPath & { body: typeof SessionRequest }>(
  'POST',
  '/api/learning/paths/:id/sessions',
)
export const dropPath = endpoint<OnPath>('DELETE', '/api/learning/paths/:id')
export const setWeeklyGoal = endpoint<Answer & { body: typeof GoalRequest }>(
  'PUT',
  '/api/learning/weekly-goal',
)
