import { z } from 'zod'
import { MINUTE_KINDS } from './minutes.rules'

/** Somebody is there, and what they are at: a module, a check of it, a turn of practice or a card. */
export const Beat = z.strictObject({
  /** Made anew by every tab that is opened. */
  tab: z.string().min(8).max(36),
  kind: z.enum(MINUTE_KINDS),
  ref: z.string().min(1).max(200),
})
export type Beat = z.infer<typeof Beat>
