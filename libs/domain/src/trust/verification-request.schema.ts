import { z } from 'zod'
import { Id, IsoTime } from '../hiring/hiring.schema'
import { requiredText } from '../text/text.schema'

/** Asks a person to verify a must-have skill of a posting; what they are written is the same for everybody. */
export const VerificationRequestBody = z.strictObject({
  postingId: Id,
  skill: requiredText(60, 'Name a skill.'),
})

/** All that the company ever reads of a request: that it was made, and when. */
export const VerificationRequest = z.object({ skill: z.string(), askedAt: IsoTime })
export type VerificationRequest = z.infer<typeof VerificationRequest>

export const VerificationRequestQuery = z.strictObject({ postingId: Id })

/** The must-have skills of a posting that have a test and that the person has not proved to others. */
export const VerificationRequestList = z.object({
  items: z.array(
    z.object({
      skill: z.string(),
      /** Null where nobody of the company asked. */
      askedAt: IsoTime.nullable(),
      canAsk: z.boolean(),
    }),
  ),
})
export type VerificationRequestList = z.infer<typeof VerificationRequestList>
