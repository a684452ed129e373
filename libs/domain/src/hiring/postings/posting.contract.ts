import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './posting.endpoints'
import {
  CloseRequest,
  PostingDetail,
  PostingDraft,
  PostingPage,
  PostingQuery,
  PostingTeam,
  PostingUpdate,
  PublishRequest,
} from './posting.schema'

const access = 'company'
const one = { params: IdParams, response: PostingDetail, access } as const
const managers = { ...one, roles: ['Admin', 'Hiring Manager'] } as const

export const postingsApi = {
  list: contract(calls.listPostings, {
    query: PostingQuery,
    response: PostingPage,
    access,
    summary: 'Postings of the company with counts per tab',
  }),
  create: contract(calls.createPosting, {
    body: PostingDraft,
    response: PostingDetail,
    status: 201,
    access,
    idempotent: true,
    summary: 'Create a draft',
  }),
  get: contract(calls.getPosting, { ...one, summary: 'One posting with what keeps it from going live' }),
  update: contract(calls.updatePosting, {
    ...one,
    body: PostingUpdate,
    summary: 'Change a draft or a live posting',
  }),
  setTeam: contract(calls.setPostingTeam, {
    ...managers,
    body: PostingTeam,
    summary: 'Who works on a posting',
  }),
  remove: contract(calls.deletePosting, {
    params: IdParams,
    access,
    summary: 'Delete a draft that never was live',
  }),
  publish: contract(calls.publishPosting, {
    ...managers,
    needs: 'verified',
    body: PublishRequest,
    idempotent: true,
    summary: 'Post; broken guards answer 422 with their fields',
  }),
  unpublish: contract(calls.unpublishPosting, {
    ...managers,
    body: PublishRequest,
    summary: 'Back to draft while nobody has applied',
  }),
  close: contract(calls.closePosting, {
    ...managers,
    body: CloseRequest,
    idempotent: true,
    summary: 'Close, disposing of every open application',
  }),
  reopen: contract(calls.reopenPosting, {
    ...managers,
    body: PublishRequest,
    summary: 'Back to draft, to be posted again',
  }),
  duplicate: contract(calls.duplicatePosting, { ...one, status: 201, summary: 'A draft with the same text' }),
}
