import { endpoint } from '../../http/endpoint'
import type { CandidateOverview, CompanyOverview, OverviewQuery } from './overview.schema'

export const candidateOverview = endpoint<{ response: typeof CandidateOverview }>(
  'GET',
  '/api/candidate/overview',
)
export const companyOverview = endpoint<{ query: typeof OverviewQuery; response: typeof CompanyOverview }>(
  'GET',
  '/api/company/overview',
)
