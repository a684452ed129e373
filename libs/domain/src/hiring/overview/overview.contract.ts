import { contract } from '../../http/contract'
import * as calls from './overview.endpoints'
import { CandidateOverview, CompanyOverview, OverviewQuery } from './overview.schema'

export const overviewApi = {
  candidate: contract(calls.candidateOverview, {
    response: CandidateOverview,
    access: 'candidate',
    summary: 'The overview in one answer',
  }),
  company: contract(calls.companyOverview, {
    query: OverviewQuery,
    response: CompanyOverview,
    access: 'company',
    summary: 'The company overview in one answer',
  }),
}
