import type { Message } from '../../../../services/outbox/queue'
import { LAST } from '../../../../services/outbox/queue'

/** The data of a row whose template is `jobs`: the postings are read when the letter is made. */
export interface JobsMailData {
  candidateId: string
  /** The search that found them; null for the digest of new matches. */
  searchId: string | null
  /** The best of them, as many as a letter names. */
  postingIds: readonly string[]
  /** How many there are in all. */
  total: number
}

export const JOBS_TEMPLATE = 'jobs'
/** Jobs named in one letter. */
export const MOST_JOBS = 10

/** A mail about new jobs: it can wait for all other mail. `at` is when it was due. */
export const jobsMessage = (accountId: string, data: JobsMailData, at: string): Message => ({
  template: JOBS_TEMPLATE,
  data,
  to: { accountId },
  kind: 'Job matches',
  dedup: `jobs:${data.searchId ?? 'digest'}:${accountId}:${at}`,
  priority: LAST,
})
