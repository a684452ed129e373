import { z } from 'zod'
import { requiredText } from '../text/text.schema'

/** A skill without a test that somebody would like to verify. It is counted, and promises nothing. */
export const TrackWish = z.strictObject({ skill: requiredText(60, 'Name a skill.') })
