import { contract } from '../http/contract'
import { IdParams } from '../hiring/hiring.schema'
import * as calls from './share-link.endpoints'
import { ShareLink, SharedJobs } from './share-link.schema'

export const shareLinksApi = {
  share: contract(calls.shareJob, {
    params: IdParams,
    response: ShareLink,
    access: 'place',
    summary: 'The link by which this account shares an open job',
  }),
  unshare: contract(calls.unshareJob, {
    params: IdParams,
    access: 'place',
    summary: 'Take back the link by which this account shares a job',
  }),
  list: contract(calls.listSharedJobs, {
    response: SharedJobs,
    access: 'candidate',
    summary: 'Jobs that the reader shares, with visits and how many applied',
  }),
}
