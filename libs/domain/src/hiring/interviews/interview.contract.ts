import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './interview.endpoints'
import {
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

const params = IdParams
const mine = { params, response: CandidateInterview, access: 'candidate' } as const
const ours = { params, response: CompanyInterview, access: 'company' } as const

export const interviewsApi = {
  list: contract(calls.listInterviews, {
    response: CandidateInterviews,
    access: 'candidate',
    summary: 'Own interviews, ahead and behind',
  }),
  confirm: contract(calls.confirmInterview, {
    ...mine,
    body: ConfirmRequest,
    idempotent: true,
    summary: 'Pick one of the proposed times',
  }),
  reschedule: contract(calls.rescheduleInterview, {
    ...mine,
    body: RescheduleRequest,
    summary: 'Ask for another time',
  }),
  counter: contract(calls.counterInterview, {
    ...mine,
    body: CounterRequest,
    summary: 'None of the proposed times: other ones, or a reason alone',
  }),
  cancel: contract(calls.cancelInterview, { ...mine, body: CancelRequest, summary: 'Cancel' }),
  noShow: contract(calls.reportNoShow, {
    ...mine,
    body: CancelRequest,
    summary: 'Say that nobody of the company came',
  }),
}

export const companyInterviewsApi = {
  list: contract(calls.listCompanyInterviews, {
    query: CompanyInterviewQuery,
    response: CompanyInterviews,
    access: 'company',
    summary: 'Interviews of today, ahead and behind',
  }),
  schedule: contract(calls.scheduleInterview, {
    ...ours,
    body: ScheduleRequest,
    status: 201,
    idempotent: true,
    summary: 'Propose times for an interview',
  }),
  confirm: contract(calls.confirmCompanyInterview, {
    ...ours,
    body: ConfirmRequest,
    idempotent: true,
    summary: 'Pick a time that the candidate proposed, or record one agreed elsewhere',
  }),
  reschedule: contract(calls.rescheduleCompanyInterview, {
    ...ours,
    body: RescheduleRequest,
    summary: 'Propose other times',
  }),
  counter: contract(calls.counterCompanyInterview, {
    ...ours,
    body: CounterRequest,
    summary: 'None of the proposed times: other ones, or a reason alone',
  }),
  cancel: contract(calls.cancelCompanyInterview, { ...ours, body: CancelRequest, summary: 'Cancel' }),
  noShow: contract(calls.reportCompanyNoShow, {
    ...ours,
    body: CancelRequest,
    summary: 'Say that the candidate did not come',
  }),
  complete: contract(calls.completeInterview, {
    ...ours,
    body: CancelRequest,
    summary: 'Mark as held, by an interviewer',
  }),
  outcome: contract(calls.setOutcome, {
    ...ours,
    body: OutcomeRequest,
    summary: 'Set the outcome; recruiters only where the company allows it',
  }),
  scorecard: contract(calls.getScorecard, {
    params,
    response: OwnScorecard,
    access: 'company',
    summary: 'Own scorecard, with the criteria of the job',
  }),
  saveScorecard: contract(calls.saveScorecard, {
    params,
    body: ScorecardDraft,
    response: Scorecard,
    access: 'company',
    summary: 'Write the own scorecard',
  }),
  submitScorecard: contract(calls.submitScorecard, {
    params,
    response: Scorecard,
    access: 'company',
    summary: 'Submit the own scorecard; it never changes again',
  }),
  scorecards: contract(calls.listScorecards, {
    params,
    response: ScorecardList,
    access: 'company',
    summary: 'All scorecards, after the own is submitted',
  }),
}
