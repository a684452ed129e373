import { z } from 'zod'

/** A checkpoint of the log with signatures of witnesses (c2sp.org/tlog-cosignature). */
export const LogCosignature = z.strictObject({ note: z.string().min(1).max(8_192) })
export type LogCosignature = z.output<typeof LogCosignature>
