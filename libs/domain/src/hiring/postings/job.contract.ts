import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import { MatchAnswer, MatchDefinition } from '../match/match.schema'
import * as calls from './job.endpoints'
import { JobDetail, JobPage, JobQuery } from './job.schema'
import { SavedSearch, SavedSearchDraft, SavedSearchList, SavedSearchPatch } from './saved-search.schema'

const access = 'candidate'
const params = IdParams

export const jobsApi = {
  list: contract(calls.listJobs, {
    query: JobQuery,
    response: JobPage,
    access,
    summary: 'Active postings with the match of the reader',
  }),
  get: contract(calls.getJob, {
    params,
    response: JobDetail,
    access,
    summary: 'One posting in full; closed ones answer 410',
  }),
  view: contract(calls.viewJob, {
    params,
    access,
    summary: 'Count the reader as having seen the posting, once a day',
  }),
  save: contract(calls.saveJob, { params, access, summary: 'Keep a posting' }),
  unsave: contract(calls.unsaveJob, { params, access, summary: 'Let a kept posting go' }),
  match: contract(calls.getMatch, {
    params,
    response: MatchAnswer,
    access,
    summary: 'The arithmetic of the match and what would change it',
  }),
  definition: contract(calls.matchDefinition, {
    response: MatchDefinition,
    access: 'public',
    summary: 'Weights and rules of the match score',
  }),
  searches: contract(calls.listSavedSearches, {
    response: SavedSearchList,
    access,
    summary: 'Saved searches with their counts',
  }),
  createSearch: contract(calls.createSavedSearch, {
    body: SavedSearchDraft,
    response: SavedSearch,
    status: 201,
    access,
    idempotent: true,
    summary: 'Save a search',
  }),
  updateSearch: contract(calls.updateSavedSearch, {
    params,
    body: SavedSearchPatch,
    response: SavedSearch,
    access,
    summary: 'Rename a saved search or change its alert',
  }),
  deleteSearch: contract(calls.deleteSavedSearch, { params, access, summary: 'Delete a saved search' }),
}
