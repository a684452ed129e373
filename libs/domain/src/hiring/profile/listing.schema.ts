import { z } from 'zod'
import { LISTING_KINDS } from './listing'

/** Why the directory does not show a profile yet. */
export const Listing = z.object({
  missing: z.array(z.enum(LISTING_KINDS)),
  /** When it begins to; null while something is missing. */
  from: z.iso.datetime().nullable(),
  /** So long after the last missing fact. */
  afterMinutes: z.number().int(),
})
export type Listing = z.infer<typeof Listing>
