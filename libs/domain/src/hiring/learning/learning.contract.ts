import { contract } from '../../http/contract'
import * as calls from './learning.endpoints'
import { GoalRequest, LearningSection, PathParams, ProgressRequest, SessionRequest } from './learning.schema'

const all = { response: LearningSection, access: 'candidate' } as const
const one = { ...all, params: PathParams } as const

export const learningApi = {
  get: contract(calls.getLearning, {
    ...all,
    summary: 'Paths, recommendations, figures and the weekly goal',
  }),
  enroll: contract(calls.enrollInPath, { ...one, summary: 'Enrol in a path' }),
  progress: contract(calls.completeModule, {
    ...one,
    body: ProgressRequest,
    summary: 'Nothing, where a module is passed; else 409 CHECKS_OPEN with what is missing',
  }),
  session: contract(calls.logSession, {
    ...one,
    body: SessionRequest,
    idempotent: true,
    summary: 'Log learning time',
  }),
  drop: contract(calls.dropPath, { ...one, summary: 'Leave a path; progress is kept' }),
  goal: contract(calls.setWeeklyGoal, { ...all, body: GoalRequest, summary: 'Set the weekly goal' }),
}
