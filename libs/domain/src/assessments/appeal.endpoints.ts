import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type {
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
import type { AppealRequest, OwnAppeal } from './appeal.schema'

export const createAppeal = endpoint<{
  params: typeof IdParams
  body: typeof AppealRequest
  response: typeof OwnAppeal
}>('POST', '/api/attempts/:id/appeals')

export const assessmentsHealth = endpoint<{ response: typeof AssessmentsHealth }>(
  'GET',
  '/api/admin/assessments',
)
export const listAppeals = endpoint<{ query: typeof AppealsQuery; response: typeof AppealCases }>(
  'GET',
  '/api/admin/appeals',
)
export const getAppeal = endpoint<{ params: typeof IdParams; response: typeof AppealDetail }>(
  'GET',
  '/api/admin/appeals/:id',
)
export const decideAppeal = endpoint<{
  params: typeof IdParams
  body: typeof DecideAppeal
  response: typeof AppealDetail
}>('POST', '/api/admin/appeals/:id/decide')
export const listTemplates = endpoint<{ query: typeof TemplatesQuery; response: typeof TemplatesHealth }>(
  'GET',
  '/api/admin/templates',
)
export const moveTemplate = endpoint<{
  params: typeof TemplateParams
  body: typeof MoveTemplate
  response: typeof TemplateMoved
}>('POST', '/api/admin/templates/:id/state')
