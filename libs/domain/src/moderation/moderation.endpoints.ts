import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type {
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
import type { CreateObjection, Decision, Decisions } from './decision.schema'
import type { CreateReport, ReportReceipt } from './report.schema'

export const createReport = endpoint<{ body: typeof CreateReport; response: typeof ReportReceipt }>(
  'POST',
  '/api/reports',
)
/** Decisions about the account, and about companies of which it is an Admin. */
export const listDecisions = endpoint<{ response: typeof Decisions }>('GET', '/api/decisions')
export const getDecision = endpoint<{ params: typeof IdParams; response: typeof Decision }>(
  'GET',
  '/api/decisions/:id',
)
export const objectTo = endpoint<{
  params: typeof IdParams
  body: typeof CreateObjection
  response: typeof Decision
}>('POST', '/api/decisions/:id/objection')

export const listCases = endpoint<{ query: typeof CasesQuery; response: typeof Cases }>(
  'GET',
  '/api/admin/cases',
)
export const getCase = endpoint<{ params: typeof IdParams; response: typeof CaseDetail }>(
  'GET',
  '/api/admin/cases/:id',
)
export const takeCase = endpoint<{ params: typeof IdParams; response: typeof CaseDetail }>(
  'POST',
  '/api/admin/cases/:id/take',
)
export const decideCase = endpoint<{
  params: typeof IdParams
  body: typeof CaseRuling
  response: typeof CaseDetail
}>('POST', '/api/admin/cases/:id/decide')
export const listObjections = endpoint<{ query: typeof ObjectionsQuery; response: typeof Objections }>(
  'GET',
  '/api/admin/objections',
)
export const decideObjection = endpoint<{
  params: typeof IdParams
  body: typeof DecideObjection
  response: typeof ObjectionRow
}>('POST', '/api/admin/objections/:id/decide')
/** Ends a decision that was a mistake, though nobody objected or the objection was rejected. */
export const liftDecision = endpoint<{
  params: typeof IdParams
  body: typeof LiftDecision
  response: typeof MadeDecision
}>('POST', '/api/admin/decisions/:id/lift')
