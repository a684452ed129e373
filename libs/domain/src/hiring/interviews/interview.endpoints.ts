import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
  CancelRequest,
  CandidateInterview,
  CandidateInterviews,
  CompanyInterview,
  CompanyInterviewQuery,
  CompanyInterviews,
  ConfirmRequest,
  CounterRequest,
  OutcomeRequest,
  OwnScorecard,
  RescheduleRequest,
  ScheduleRequest,
  Scorecard,
  ScorecardDraft,
  ScorecardList,
} from './interview.schema'

type ById = { params: typeof IdParams }
type Mine = ById & { response: typeof CandidateInterview }
type Ours = ById & { response: typeof CompanyInterview }

export const listInterviews = endpoint<{ response: typeof CandidateInterviews }>('GET', '/api/interviews')
export const confirmInterview = endpoint<Mine & { body: typeof ConfirmRequest }>(
  'POST',
  '/api/interviews/:id/confirm',
)
export const rescheduleInterview = endpoint<Mine & { body: typeof RescheduleRequest }>(
  'POST',
  '/api/interviews/:id/reschedule',
)
export const counterInterview = endpoint<Mine & { body: typeof CounterRequest }>(
  'POST',
  '/api/interviews/:id/counter',
)
export const cancelInterview = endpoint<Mine & { body: typeof CancelRequest }>(
  'POST',
  '/api/interviews/:id/cancel',
)
export const reportNoShow = endpoint<Mine & { body: typeof CancelRequest }>(
  'POST',
  '/api/interviews/:id/no-show',
)

export const listCompanyInterviews = endpoint<{
  query: typeof CompanyInterviewQuery
  response: typeof CompanyInterviews
}>('GET', '/api/company/interviews')
export const scheduleInterview = endpoint<Ours & { body: typeof ScheduleRequest }>(
  'POST',
  '/api/company/applications/:id/interviews',
)
/** The company's side of the same moves; the paths differ so that every route has one kind of caller. */
export const confirmCompanyInterview = endpoint<Ours & { body: typeof ConfirmRequest }>(
  'POST',
  '/api/company/interviews/:id/confirm',
)
export const rescheduleCompanyInterview = endpoint<Ours & { body: typeof RescheduleRequest }>(
  'POST',
  '/api/company/interviews/:id/reschedule',
)
export const counterCompanyInterview = endpoint<Ours & { body: typeof CounterRequest }>(
  'POST',
  '/api/company/interviews/:id/counter',
)
export const cancelCompanyInterview = endpoint<Ours & { body: typeof CancelRequest }>(
  'POST',
  '/api/company/interviews/:id/cancel',
)
export const reportCompanyNoShow = endpoint<Ours & { body: typeof CancelRequest }>(
  'POST',
  '/api/company/interviews/:id/no-show',
)
export const completeInterview = endpoint<Ours & { body: typeof CancelRequest }>(
  'POST',
  '/api/company/interviews/:id/complete',
)
export const setOutcome = endpoint<Ours & { body: typeof OutcomeRequest }>(
  'POST',
  '/api/company/interviews/:id/outcome',
)
export const getScorecard = endpoint<ById & { response: typeof OwnScorecard }>(
  'GET',
  '/api/company/interviews/:id/scorecard',
)
export const saveScorecard = endpoint<ById & { body: typeof ScorecardDraft; response: typeof Scorecard }>(
  'PUT',
  '/api/company/interviews/:id/scorecard',
)
export const submitScorecard = endpoint<ById & { response: typeof Scorecard }>(
  'POST',
  '/api/company/interviews/:id/scorecard/submit',
)
export const listScorecards = endpoint<ById & { response: typeof ScorecardList }>(
  'GET',
  '/api/company/interviews/:id/scorecards',
)

/** A file for either side: `text/calendar` with a UID that never changes. */
export const interviewCalendarPath = (id: string): string =>
  `/api/interviews/${encodeURIComponent(id)}/calendar.ics`
export const CALENDAR_ROUTE = '/api/interviews/:id/calendar.ics'
