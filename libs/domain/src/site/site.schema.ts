import { z } from 'zod'

/** To whom else this server sends something, as the privacy policy tells. */
export const Processors = z.object({
  /** A mail service delivers our mail. */
  mail: z.boolean(),
  /** A language model elsewhere answers the writing helper. */
  writing: z.boolean(),
})
export type Processors = z.infer<typeof Processors>
