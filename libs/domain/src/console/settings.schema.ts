import { z } from 'zod'
import { IsoTime } from '../text/text.schema'

/** What the operator configured; it is read here and changed where the product is run. */
export const ConsoleSettings = z.object({
  /** Who may take a place in the live market. */
  admission: z.enum(['invite', 'open']),
  publicUrl: z.string(),
  contacts: z.object({ hello: z.string(), careers: z.string(), privacy: z.string(), form: z.string() }),
  mail: z.object({ by: z.enum(['smtp', 'files']), from: z.string(), perHour: z.number().int() }),
  administrators: z.array(z.object({ username: z.string(), createdAt: IsoTime })),
})
export type ConsoleSettings = z.infer<typeof ConsoleSettings>
