import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
  CloseRequest,
  PostingDetail,
  PostingDraft,
  PostingPage,
  PostingQuery,
  PostingTeam,
  PostingUpdate,
  PublishRequest,
} from './posting.schema'

type Answer = { params: typeof IdParams; response: typeof PostingDetail }

export const listPostings = endpoint<{ query: typeof PostingQuery; response: typeof PostingPage }>(
  'GET',
  '/api/postings',
)
export const createPosting = endpoint<{ body: typeof PostingDraft; response: typeof PostingDetail }>(
  'POST',
  '/api/postings',
)
export const getPosting = endpoint<Answer>('GET', '/api/postings/:id')
export const updatePosting = endpoint<Answer & { body: typeof PostingUpdate }>('PUT', '/api/postings/:id')
export const setPostingTeam = endpoint<Answer & { body: typeof PostingTeam }>(
  'PUT',
  '/api/postings/:id/members',
)
export const deletePosting = endpoint<{ params: typeof IdParams }>('DELETE', '/api/postings/:id')
export const publishPosting = endpoint<Answer & { body: typeof PublishRequest }>(
  'POST',
  '/api/postings/:id/publish',
)
export const unpublishPosting = endpoint<Answer & { body: typeof PublishRequest }>(
  'POST',
  '/api/postings/:id/unpublish',
)
export const closePosting = endpoint<Answer & { body: typeof CloseRequest }>(
  'POST',
  '/api/postings/:id/close',
)
export const reopenPosting = endpoint<Answer & { body: typeof PublishRequest }>(
  'POST',
  '/api/postings/:id/reopen',
)
export const duplicatePosting = endpoint<Answer>('POST', '/api/postings/:id/duplicate')
