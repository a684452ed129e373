import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import {
  AppealCases,
  AppealDetail,
  AppealsQuery,
  AssessmentsHealth,
  DecideAppeal,
  MoveTemplate,
  TemplateMoved,
  TemplateParams,
  TemplatesHealth,
  TemplatesQuery,
} from './appeal-case.schema'
import * as calls from './appeal.endpoints'
import { AppealRequest, OwnAppeal } from './appeal.schema'

const access = 'admin'

export const appealsApi = {
  make: contract(calls.createAppeal, {
    params: IdParams,
    body: AppealRequest,
    response: OwnAppeal,
    status: 201,
    access: 'candidate',
    summary: 'Say that something was wrong with a task of a result, within 30 days',
  }),
  health: contract(calls.assessmentsHealth, {
    response: AssessmentsHealth,
    access,
    summary: 'How the assessments do: attempts of each track, the grader, what waits',
  }),
  list: contract(calls.listAppeals, {
    query: AppealsQuery,
    response: AppealCases,
    access,
    summary: 'Appeals, those that wait longest first',
  }),
  get: contract(calls.getAppeal, {
    params: IdParams,
    response: AppealDetail,
    access,
    summary: 'One appeal with its task as it was shown, the answer and what was right',
  }),
  decide: contract(calls.decideAppeal, {
    params: IdParams,
    body: DecideAppeal,
    response: AppealDetail,
    access,
    summary: 'Uphold or refuse an appeal; upheld, the task counts for nobody and levels may rise',
  }),
  templates: contract(calls.listTemplates, {
    query: TemplatesQuery,
    response: TemplatesHealth,
    access,
    summary: 'The templates of a track with their answers; suspect ones first',
  }),
  moveTemplate: contract(calls.moveTemplate, {
    params: TemplateParams,
    body: MoveTemplate,
    response: TemplateMoved,
    access,
    summary: 'Give a suspect template out again, or retire one',
  }),
}
