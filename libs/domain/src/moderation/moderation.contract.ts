import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import {
  CaseDetail,
  CaseRuling,
  Cases,
  CasesQuery,
  DecideObjection,
  LiftDecision,
  MadeDecision,
  ObjectionRow,
  Objections,
  ObjectionsQuery,
} from './case.schema'
import { CreateObjection, Decision, Decisions } from './decision.schema'
import * as calls from './moderation.endpoints'
import { CreateReport, ReportReceipt } from './report.schema'

/** Who is suspended reads why and answers. */
const own = { access: 'account', whileSuspended: 'account' } as const
const admin = { access: 'admin', params: IdParams } as const

export const moderationApi = {
  report: contract(calls.createReport, {
    body: CreateReport,
    response: ReportReceipt,
    status: 201,
    access: 'account',
    summary:
      'Report a posting, a company, a person or a message of the live market, or a resume shared by a link',
  }),
  decisions: contract(calls.listDecisions, {
    ...own,
    response: Decisions,
    summary: 'Decisions about this account and about companies of which it is an Admin, newest first',
  }),
  decision: contract(calls.getDecision, {
    ...own,
    params: IdParams,
    response: Decision,
    summary: 'One decision with its statement of reasons',
  }),
  object: contract(calls.objectTo, {
    ...own,
    params: IdParams,
    body: CreateObjection,
    response: Decision,
    status: 201,
    frugal: true,
    summary: 'Object to a decision, once and within six months',
  }),
  cases: contract(calls.listCases, {
    query: CasesQuery,
    response: Cases,
    access: 'admin',
    summary: 'Reported subjects, the heaviest and oldest first',
  }),
  getCase: contract(calls.getCase, {
    ...admin,
    response: CaseDetail,
    summary: 'One case: what was seen, what is there now, the reports and earlier decisions',
  }),
  takeCase: contract(calls.takeCase, {
    ...admin,
    response: CaseDetail,
    summary: 'Say that one looks at a case',
  }),
  decideCase: contract(calls.decideCase, {
    ...admin,
    body: CaseRuling,
    response: CaseDetail,
    summary: 'Decide a case; whom it is about reads the statement of reasons',
  }),
  objections: contract(calls.listObjections, {
    query: ObjectionsQuery,
    response: Objections,
    access: 'admin',
    summary: 'Objections, those that wait first',
  }),
  decideObjection: contract(calls.decideObjection, {
    ...admin,
    body: DecideObjection,
    response: ObjectionRow,
    summary: 'Uphold or reject an objection; upheld lifts the decision',
  }),
  lift: contract(calls.liftDecision, {
    ...admin,
    body: LiftDecision,
    response: MadeDecision,
    summary: 'Lift a decision that was a mistake; whom it is about reads why',
  }),
}
