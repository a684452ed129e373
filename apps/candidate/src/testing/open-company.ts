import { createFakeApi, type FakeApi } from '@tryka/api-client/testing'
import {
  accountApi,
  analyticsApi,
  blocksApi,
  companyApi,
  companyInterviewsApi,
  companyMessagesApi,
  credentialsApi,
  moderationApi,
  deliveryApi,
  pushApi,
  firstContactsApi,
  peopleApi,
  companyApplicationsApi,
  postingsApi,
  poolsApi,
  type TeamRole,
  overviewApi,
  verificationRequestsApi,
} from '@tryka/domain'
import { buildPreferences } from './preferences'
import {
  buildCompanyOverview,
  buildAnalytics,
  buildBreakdown,
  buildPerson,
  buildPersonDetail,
  buildPools,
  buildCompanySettings,
  buildMember,
  teamOf,
} from './company-figures'
import {
  buildPosting,
  buildPostingDetail,
  buildCard,
  buildDetail,
  boardOf,
  interviewsOf,
  pageOf,
  postingsOf,
  companyApplicationsOf,
} from './company-rows'
import { GUEST, openApp } from './open-app'
import { withPlaces } from './places'

/** A company of which every section can be read; a test answers anew what it is about. */
export function companyApiWith(role: TeamRole = 'Admin'): FakeApi {
  const api = createFakeApi()
  api.on(accountApi.open, () => GUEST)
  withPlaces(api, role)
  api.on(moderationApi.decisions, () => ({ items: [] }))
  api.on(blocksApi.list, () => ({ items: [] }))
  api.on(firstContactsApi.list, () => ({ items: [], limit: null }))
  api.on(companyMessagesApi.notifications, () => ({
    items: [],
    total: 0,
    page: 1,
    pageSize: 8,
    unread: 0,
  }))
  api.on(overviewApi.company, () => buildCompanyOverview())
  api.on(companyApi.settings, () => buildCompanySettings())
  api.on(companyApi.team, () => teamOf(buildMember()))
  api.on(deliveryApi.preferences, () => buildPreferences())
  api.on(pushApi.browsers, () => ({ items: [] }))
  api.on(postingsApi.list, () => postingsOf(buildPosting()))
  api.on(postingsApi.get, () => buildPostingDetail())
  api.on(companyApplicationsApi.board, () => boardOf([buildCard()]))
  api.on(companyApplicationsApi.list, () => companyApplicationsOf(buildCard()))
  api.on(companyApplicationsApi.get, () => buildDetail())
  api.on(companyInterviewsApi.list, () => interviewsOf())
  api.on(peopleApi.search, () => pageOf([buildPerson()]))
  api.on(peopleApi.get, () => buildPersonDetail())
  api.on(credentialsApi.ofCandidate, () => ({ items: [] }))
  api.on(verificationRequestsApi.list, () => ({ items: [] }))
  api.on(poolsApi.get, () => buildPools())
  api.on(analyticsApi.get, () => buildAnalytics())
  api.on(analyticsApi.breakdown, () => buildBreakdown())
  api.on(analyticsApi.posting, () => buildAnalytics())
  api.on(analyticsApi.fairness, () => ({ range: '1y', answered: 0, unknown: 96, stages: [] }))
  return api
}

/** Opens the company dashboard at a section, as a browser would. */
export function openCompany(section: string, api: FakeApi = companyApiWith()): FakeApi {
  openApp(`/company-dashboard?section=${section}`, api)
  return api
}
