import { createFakeApi, type FakeApi } from '@tryka/api-client/testing'
import {
  accountApi,
  analyticsApi,
  companyApi,
  companyInterviewsApi,
  companyMessagesApi,
  directoryApi,
  pipelineApi,
  postingsApi,
  talentPoolsApi,
  workspaceApi,
  type TeamRole,
} from '@tryka/domain'
import {
  buildCompanyOverview,
  buildAnalytics,
  buildPerson,
  buildPersonDetail,
  buildPools,
  buildCompanySettings,
  buildMember,
  teamOf,
} from './company-figures'
import {
  buildWorkspace,
  buildPosting,
  buildPostingDetail,
  buildCard,
  buildDetail,
  boardOf,
  interviewsOf,
  pageOf,
  postingsOf,
  pipelineOf,
} from './company-rows'
import { GUEST, openApp } from './open-app'

/** A company of which every section can be read; a test answers anew what it is about. */
export function companyApiWith(role: TeamRole = 'Admin'): FakeApi {
  const api = createFakeApi()
  api.on(accountApi.open, () => GUEST)
  api.on(workspaceApi.get, () => buildWorkspace(role))
  api.on(companyMessagesApi.notifications, () => ({ items: [], unread: 0 }))
  api.on(companyApi.overview, () => buildCompanyOverview())
  api.on(companyApi.settings, () => buildCompanySettings())
  api.on(companyApi.team, () => teamOf(buildMember()))
  api.on(postingsApi.list, () => postingsOf(buildPosting()))
  api.on(postingsApi.get, () => buildPostingDetail())
  api.on(pipelineApi.board, () => boardOf([buildCard()]))
  api.on(pipelineApi.list, () => pipelineOf(buildCard()))
  api.on(pipelineApi.get, () => buildDetail())
  api.on(companyInterviewsApi.list, () => interviewsOf())
  api.on(directoryApi.search, () => pageOf([buildPerson()]))
  api.on(directoryApi.get, () => buildPersonDetail())
  api.on(talentPoolsApi.get, () => buildPools())
  api.on(analyticsApi.get, () => buildAnalytics())
  api.on(analyticsApi.posting, () => buildAnalytics())
  api.on(analyticsApi.fairness, () => ({ range: '1y', answered: 0, unknown: 96, stages: [] }))
  return api
}

/** Opens the company dashboard at a section, as a browser would. */
export function openCompany(section: string, api: FakeApi = companyApiWith()): FakeApi {
  openApp(`/company-dashboard?section=${section}`, api)
  return api
}
