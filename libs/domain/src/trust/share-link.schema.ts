import { z } from 'zod'
import { Id, IsoTime } from '../hiring/hiring.schema'

/** The address that somebody shares. */
export const ShareLink = z.object({ url: z.string() })
export type ShareLink = z.infer<typeof ShareLink>

/** A job that the reader shares: how often its page was opened and how many applied, never who. */
export const SharedJob = z.object({
  id: Id,
  title: z.string(),
  company: z.string(),
  /** Null once its page is closed. */
  url: z.string().nullable(),
  sharedAt: IsoTime,
  visits: z.number().int(),
  applied: z.number().int(),
})
export type SharedJob = z.infer<typeof SharedJob>
export const SharedJobs = z.object({ items: z.array(SharedJob) })
export type SharedJobs = z.infer<typeof SharedJobs>
