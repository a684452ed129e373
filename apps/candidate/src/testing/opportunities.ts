import { createFakeApi } from '@tryka/api-client/testing'
import { candidateApi, guidanceApi, jobsApi, type JobCard, type SavedSearch } from '@tryka/domain'
import { buildRaises, buildTarget } from './guidance'
import { buildJobDetail, buildMatch, inHours, KESTREL } from './hiring'

/** An invitation that waits. */
export const invitation = {
  id: 'invitation-1',
  company: KESTREL,
  jobId: 'job-9',
  role: 'Auditor',
  salary: '$140k',
  message: 'Would you like to talk?',
  state: 'sent',
  sentAt: inHours(-5),
  expiresAt: inHours(200),
}

/** The API of *Opportunities*, over these jobs: lists, one job, its match and saved searches. */
export function opportunitiesApi(jobs: readonly JobCard[], invitations: readonly unknown[] = []) {
  const api = createFakeApi()
  let searches: SavedSearch[] = []
  api.on(candidateApi.invitations, () => ({ items: invitations }))
  api.on(candidateApi.acceptInvitation, () => ({ ...invitation, state: 'accepted' }))
  api.on(jobsApi.list, ({ query }) => {
    const found = jobs
      .filter(({ role }) => role.toLowerCase().includes((query['q'] ?? '').toLowerCase()))
      .filter(({ applied }) => !applied || query['hideApplied'] !== 'true')
    const [page, pageSize] = [Number(query['page']), Number(query['pageSize'])]
    return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize }
  })
  api.on(jobsApi.get, ({ params }) => buildJobDetail({ id: params['id'] ?? '' }))
  api.on(jobsApi.match, () => buildMatch())
  api.on(guidanceApi.targets, () => ({ items: [buildTarget()], most: 200 }))
  api.on(guidanceApi.match, () => buildRaises())
  api.on(jobsApi.view, () => undefined)
  api.on(jobsApi.save, () => undefined)
  api.on(jobsApi.searches, () => ({ items: searches }))
  api.on(jobsApi.createSearch, ({ body }) => {
    const made = { ...(body as SavedSearch), id: 'search-1', count: 5, createdAt: inHours(0) }
    searches = [made]
    return made
  })
  api.on(jobsApi.deleteSearch, () => {
    searches = []
  })
  return api
}
