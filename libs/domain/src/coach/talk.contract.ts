import { contract } from '../http/contract'
import { IdParams } from '../hiring/hiring.schema'
import * as calls from './talk.endpoints'
import { CoachMessage, CoachThread, CoachThreads, CoachToday } from './talk.schema'

const access = 'candidate'

export const talkApi = {
  today: contract(calls.coachToday, { response: CoachToday, access, summary: 'Three things for today' }),
  threads: contract(calls.listCoachThreads, {
    response: CoachThreads,
    access,
    summary: 'The talk with the coach; at most one is open',
  }),
  open: contract(calls.openCoachThread, {
    response: CoachThread,
    access,
    summary: 'Begin to talk; where there is a talk it is gone on with',
  }),
  tell: contract(calls.tellCoach, {
    params: IdParams,
    body: CoachMessage,
    response: CoachThread,
    access,
    rate: 'answer',
    summary: 'Say something; the answer is made of facts read now',
  }),
  remove: contract(calls.deleteCoachThread, {
    params: IdParams,
    access,
    frugal: true,
    summary: 'Delete a talk',
  }),
}
