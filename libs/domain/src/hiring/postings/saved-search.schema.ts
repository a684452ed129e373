import { z } from 'zod'
import { LIMITS } from '../../limits'
import { requiredText } from '../../text/text.schema'
import { Id, IsoTime } from '../hiring.schema'
import { JobQuery } from './job.schema'

/** What a saved search keeps: the filters, without the page and without what the reader saved or applied for. */
export const SavedQuery = JobQuery.omit({ page: true, pageSize: true, saved: true, hideApplied: true })
const alert = z.enum(['off', 'at once', 'daily', 'weekly'])
export const SavedSearchDraft = z.strictObject({ name: requiredText(LIMITS.label), query: SavedQuery, alert })
export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  query: SavedQuery,
  alert,
  /** Active postings that match now. */
  count: z.number().int(),
  createdAt: IsoTime,
})
export type SavedSearch = z.infer<typeof SavedSearch>
export const SavedSearchList = z.object({ items: z.array(SavedSearch) })
export const SavedSearchPatch = z.strictObject({
  name: requiredText(LIMITS.label).optional(),
  alert: alert.optional(),
})
