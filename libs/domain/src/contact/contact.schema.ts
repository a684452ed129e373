import { z } from 'zod'
import { captchaFields } from '../captcha/captcha.schema'
import { LIMITS } from '../limits'
import { Email, Id, IsoTime, requiredText, text } from '../text/text.schema'
import { INQUIRY_TYPES } from './constants'
import { CONTACT_FIELD_ERRORS as SAY } from './messages'

/** A message of the contact form. */
export const ContactRequest = z.strictObject({
  name: requiredText(LIMITS.name, SAY.name),
  email: Email,
  company: text(LIMITS.shortText).nullable().optional(),
  subject: requiredText(LIMITS.shortText, SAY.subject),
  message: requiredText(LIMITS.message, SAY.message),
  inquiryType: z.enum(INQUIRY_TYPES).default('general'),
  ...captchaFields,
})
export type ContactRequest = z.input<typeof ContactRequest>

/** The message is kept; a mail to the team is on its way. */
export const ContactReceipt = z.object({ received: z.literal(true) })
export type ContactReceipt = z.infer<typeof ContactReceipt>

/** A message as an administrator reads it. */
export const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  inquiryType: z.enum(INQUIRY_TYPES),
  createdAt: IsoTime,
  /** When an administrator first opened it; null while nobody has. */
  readAt: IsoTime.nullable(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

const wholeNumber = z.coerce.number().int().min(1)

export const ContactQuery = z.strictObject({
  page: wholeNumber.max(1_000_000).default(1),
  pageSize: wholeNumber.max(LIMITS.pageSize).default(20),
})

/** One page of messages, newest first. */
export const ContactPage = z.object({
  items: z.array(ContactMessage),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type ContactPage = z.infer<typeof ContactPage>

export const ContactMessageParams = z.strictObject({ id: Id })

/** How many messages nobody has opened yet. */
export const UnreadContacts = z.object({ unread: z.number().int() })
export type UnreadContacts = z.infer<typeof UnreadContacts>
