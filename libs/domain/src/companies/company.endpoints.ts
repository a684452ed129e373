import { endpoint } from '../http/endpoint'
import type { IdParams } from '../hiring/hiring.schema'
import type {
  ChangeDomain,
  CompanyCase,
  CompanyCases,
  CompanyCasesQuery,
  CompanyDecision,
  CompanyLogo,
  CompanyMade,
  CompanyQuestion,
  CompanyAnswer,
  CloseCompany,
  ClosePreview,
  ClosingAnswer,
  CompanyVerification,
  CreateCompany,
  ProofCode,
  ProofSent,
  ProveByEmail,
} from './company.schema'

export const createCompany = endpoint<{ body: typeof CreateCompany; response: typeof CompanyMade }>(
  'POST',
  '/api/companies',
)
export const getVerification = endpoint<{ response: typeof CompanyVerification }>(
  'GET',
  '/api/company/verification',
)
export const sendProofCode = endpoint<{ body: typeof ProveByEmail; response: typeof ProofSent }>(
  'POST',
  '/api/company/verification/email',
)
export const enterProofCode = endpoint<{ body: typeof ProofCode; response: typeof CompanyVerification }>(
  'POST',
  '/api/company/verification/code',
)
export const showRecord = endpoint<{ response: typeof CompanyVerification }>(
  'POST',
  '/api/company/verification/dns',
)
export const lookForRecord = endpoint<{ response: typeof CompanyVerification }>(
  'POST',
  '/api/company/verification/check',
)
export const listCompanyCases = endpoint<{ query: typeof CompanyCasesQuery; response: typeof CompanyCases }>(
  'GET',
  '/api/admin/companies',
)
export const getCompanyCase = endpoint<{ params: typeof IdParams; response: typeof CompanyCase }>(
  'GET',
  '/api/admin/companies/:id',
)
export const decideCompany = endpoint<{
  params: typeof IdParams
  body: typeof CompanyDecision
  response: typeof CompanyCase
}>('POST', '/api/admin/companies/:id/decide')
export const previewCloseCompany = endpoint<{ response: typeof ClosePreview }>(
  'GET',
  '/api/company/close-preview',
)
export const closeCompany = endpoint<{ body: typeof CloseCompany; response: typeof ClosingAnswer }>(
  'POST',
  '/api/company/close',
)
/** The body is the picture itself, as PNG, JPEG or SVG. */
export const putLogo = endpoint<{ response: typeof CompanyLogo }>('PUT', '/api/company/logo')
export const deleteLogo = endpoint<{ response: typeof CompanyLogo }>('DELETE', '/api/company/logo')
export const askCompany = endpoint<{
  params: typeof IdParams
  body: typeof CompanyQuestion
  response: typeof CompanyCase
}>('POST', '/api/admin/companies/:id/question')
export const answerQuestion = endpoint<{ body: typeof CompanyAnswer; response: typeof CompanyVerification }>(
  'POST',
  '/api/company/verification/answer',
)
/** Another domain: at once while the company is not verified, else the old one is shown until it is decided. */
export const changeDomain = endpoint<{ body: typeof ChangeDomain; response: typeof CompanyVerification }>(
  'PUT',
  '/api/company/domain',
)
/** Takes back what was asked for and is not decided: name, domain or both. */
export const takeBackChange = endpoint<{ response: typeof CompanyVerification }>(
  'DELETE',
  '/api/company/change',
)

/** A file, fetched by `download`. */
export const COMPANIES_CSV = { path: '/api/admin/export/companies', filename: 'companies.csv' } as const
