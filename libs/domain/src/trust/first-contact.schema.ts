import { z } from 'zod'
import { TEAM_ROLES } from '../roles'
import { CompanyRef, Id, IsoTime, PersonRef } from '../hiring/hiring.schema'
import { HIRING_LIMITS } from '../hiring/limits'
import { requiredText } from '../text/text.schema'
import { FIRST_CONTACT_STATES } from './first-contact.rules'

/** A company asks somebody of the directory to talk. The text is shown as text, and never mailed. */
export const AskRequest = z.strictObject({
  candidateId: Id,
  postingId: Id.optional(),
  text: requiredText(HIRING_LIMITS.note, 'Write why you would like to talk.'),
})

/** One request as either side reads it; a company reads a block as a no. */
export const FirstContact = z.object({
  id: Id,
  company: CompanyRef,
  person: PersonRef,
  /** The posting it is about, where the company named one. */
  role: z.string().nullable(),
  jobId: Id.nullable(),
  askedBy: z.object({ name: z.string(), role: z.enum(TEAM_ROLES) }),
  text: z.string(),
  state: z.enum(FIRST_CONTACT_STATES),
  at: IsoTime,
  expiresAt: IsoTime,
  conversationId: Id.nullable(),
})
export type FirstContact = z.infer<typeof FirstContact>

/** How many people the company may still ask, until when, and why that many. */
export const ContactLimit = z.object({
  perDay: z.number().int(),
  left: z.number().int(),
  resetsAt: IsoTime.nullable(),
  why: z.string(),
})
export type ContactLimit = z.infer<typeof ContactLimit>

/** Open requests first, then the newest; `limit` is null for a person. */
export const FirstContactList = z.object({
  items: z.array(FirstContact).max(100),
  limit: ContactLimit.nullable(),
})
export type FirstContactList = z.infer<typeof FirstContactList>
