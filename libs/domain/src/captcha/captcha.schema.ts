import { z } from 'zod'
import { IsoTime } from '../text/text.schema'

export const CaptchaQuery = z.strictObject({ purpose: z.enum(['signup', 'contact', 'admin']) })

/** A signed question, good for one use. The answer is not in it. */
export const CaptchaChallenge = z.object({
  captchaId: z.string(),
  question: z.string(),
  expiresAt: IsoTime,
})
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>

/** How a form returns a challenge; both absent when the screen asked a question of its own. */
export const captchaFields = {
  captchaId: z.string().max(1_000).optional(),
  captchaAnswer: z.string().trim().max(12).optional(),
}
