import { endpoint } from '../http/endpoint'
import type { IdParams } from '../hiring/hiring.schema'
import type { CoachMessage, CoachThread, CoachThreads, CoachToday } from './talk.schema'

export const coachToday = endpoint<{ response: typeof CoachToday }>('GET', '/api/coach/today')
export const listCoachThreads = endpoint<{ response: typeof CoachThreads }>('GET', '/api/coach/threads')
export const openCoachThread = endpoint<{ response: typeof CoachThread }>('POST', '/api/coach/threads')
export const tellCoach = endpoint<{
  params: typeof IdParams
  body: typeof CoachMessage
  response: typeof CoachThread
}>('POST', '/api/coach/threads/:id/messages')
export const deleteCoachThread = endpoint<{ params: typeof IdParams }>('DELETE', '/api/coach/threads/:id')
