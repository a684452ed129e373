import { z } from 'zod'

/** Lists of ids as text; what they name is looked up when it is sent. */
export const broughtSchema = z.object({ demo: z.string(), left: z.string() })
