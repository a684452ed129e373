import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './correction.endpoints'
import {
  CoachContent,
  CoachUsage,
  CorrectionCases,
  CorrectionDetail,
  CorrectionsQuery,
  CreateCorrection,
  DecideCorrection,
  OwnCorrection,
  OwnCorrections,
} from './correction.schema'

const admin = { access: 'admin', adminRole: 'moderator' } as const

export const correctionsApi = {
  make: contract(calls.createCorrection, {
    body: CreateCorrection,
    response: OwnCorrection,
    status: 201,
    access: 'candidate',
    summary: 'Say that something is wrong with a question, a key point, a module or a check',
  }),
  own: contract(calls.ownCorrections, {
    response: OwnCorrections,
    access: 'candidate',
    summary: 'Own corrections, newest first, and what became of them',
  }),
  list: contract(calls.listCorrections, {
    ...admin,
    query: CorrectionsQuery,
    response: CorrectionCases,
    summary: 'Corrections, those that wait longest first',
  }),
  show: contract(calls.getCorrection, {
    ...admin,
    params: IdParams,
    response: CorrectionDetail,
    summary: 'A correction with the words of what it is about',
  }),
  decide: contract(calls.decideCorrection, {
    ...admin,
    params: IdParams,
    body: DecideCorrection,
    response: CorrectionDetail,
    summary: 'Accept or refuse a correction; whoever made it reads the reason',
  }),
  content: contract(calls.coachContent, {
    ...admin,
    response: CoachContent,
    summary:
      'Questions by area and type with their readings, modules by path, and how far the coach agrees with raters',
  }),
  usage: contract(calls.coachUsage, {
    ...admin,
    response: CoachUsage,
    summary: 'How much the coach is used by week, and its model by day: counts alone',
  }),
}
