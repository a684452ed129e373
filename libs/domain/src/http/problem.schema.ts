import { z } from 'zod'

/** An error answer, RFC 9457 with a stable `code` and, for field failures, `errors`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** One sentence for a person, fit for a toast. */
  detail: z.string(),
  code: z.string(),
  requestId: z.string().optional(),
  /** With 409: what is stored now, in the shape of the call's answer. */
  current: z.unknown().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>
