import { endpoint } from '../http/endpoint'
import type { IdParams } from '../hiring/hiring.schema'
import type { ShareLink, SharedJobs } from './share-link.schema'

/** The same link however often it is asked for. */
export const shareJob = endpoint<{ params: typeof IdParams; response: typeof ShareLink }>(
  'POST',
  '/api/jobs/:id/share-link',
)
/** Its code is dead from then on; whoever shares the job again gets another. */
export const unshareJob = endpoint<{ params: typeof IdParams }>('DELETE', '/api/jobs/:id/share-link')
export const listSharedJobs = endpoint<{ response: typeof SharedJobs }>('GET', '/api/share-links')
