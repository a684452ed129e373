import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type { MatchAnswer, MatchDefinition } from '../match/match.schema'
import type { JobDetail, JobPage, JobQuery } from './job.schema'
import type { SavedSearch, SavedSearchDraft, SavedSearchList, SavedSearchPatch } from './saved-search.schema'

type ById = { params: typeof IdParams }

export const listJobs = endpoint<{ query: typeof JobQuery; response: typeof JobPage }>('GET', '/api/jobs')
export const getJob = endpoint<ById & { response: typeof JobDetail }>('GET', '/api/jobs/:id')
export const viewJob = endpoint<ById>('POST', '/api/jobs/:id/view')
export const saveJob = endpoint<ById>('PUT', '/api/jobs/:id/save')
export const unsaveJob = endpoint<ById>('DELETE', '/api/jobs/:id/save')
export const getMatch = endpoint<ById & { response: typeof MatchAnswer }>('GET', '/api/jobs/:id/match')
export const matchDefinition = endpoint<{ response: typeof MatchDefinition }>('GET', '/api/match/definition')

export const listSavedSearches = endpoint<{ response: typeof SavedSearchList }>('GET', '/api/saved-searches')
export const createSavedSearch = endpoint<{ body: typeof SavedSearchDraft; response: typeof SavedSearch }>(
  'POST',
  '/api/saved-searches',
)
export const updateSavedSearch = endpoint<
  ById & { body: typeof SavedSearchPatch; response: typeof SavedSearch }
>('PATCH', '/api/saved-searches/:id')
export const deleteSavedSearch = endpoint<ById>('DELETE', '/api/saved-searches/:id')
