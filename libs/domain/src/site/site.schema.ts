import { z } from 'zod'

/** To whom else this server sends something, as the privacy policy tells. */
export const Processors = z.object({
  /** A mail service delivers our mail. */
  mail: z.boolean(),
  /** A language model elsewhere answers the writing helper. */
  writing: z.boolean(),
  /** Its host; it also words practice feedback, for who agrees to that. Null where none is set, or it runs here. */
  modelHost: z.string().nullable(),
})
export type Processors = z.infer<typeof Processors>
