import { z } from 'zod'
import { TAILOR_LIMITS } from '../resumes/constants'
import { utf8Length } from '../resumes/utf8-length'
import { Id, IsoTime, text } from '../text/text.schema'
import { LETTER_FORMATS, LETTER_LIMITS as MAX } from './letter.constants'

const content = {
  title: text(MAX.title),
  /** The resume that lends its head, its look and its language; named without a key, so that the letter stays. */
  resumeId: Id.nullable(),
  /** The posting it was written for, with its names as they were then. */
  postingId: Id.nullable(),
  role: text(TAILOR_LIMITS.name),
  company: text(TAILOR_LIMITS.name),
  /** Name and address, a line each. */
  recipient: text(MAX.recipient),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the day as YYYY-MM-DD.')
    .refine((value) => !Number.isNaN(Date.parse(value)), 'This day does not exist.')
    .or(z.literal('')),
  subject: text(MAX.line),
  salutation: text(MAX.line),
  paragraphs: z.array(text(MAX.paragraph)).max(MAX.paragraphs, `Use at most ${MAX.paragraphs} paragraphs.`),
  closing: text(MAX.line),
}

const withinBytes = (value: unknown): boolean => utf8Length(JSON.stringify(value)) <= MAX.bytes
const tooLarge = 'This letter is too large. Shorten it to less than 32 KB.'

/** What the editor holds. */
export const LetterDraft = z.strictObject(content).refine(withinBytes, tooLarge)
export type LetterDraft = z.infer<typeof LetterDraft>

export const CreateLetterRequest = z
  .strictObject({
    ...content,
    title: content.title.default('Cover letter'),
    resumeId: content.resumeId.default(null),
    postingId: content.postingId.default(null),
    role: content.role.default(''),
    company: content.company.default(''),
    recipient: content.recipient.default(''),
    date: content.date.default(''),
    subject: content.subject.default(''),
    salutation: content.salutation.default(''),
    paragraphs: content.paragraphs.default([]),
    closing: content.closing.default(''),
  })
  .refine(withinBytes, tooLarge)
export type CreateLetterRequest = z.input<typeof CreateLetterRequest>

/** A change: an absent field is left alone. A `version` that is no longer the newest is refused with 409. */
export const UpdateLetterRequest = z
  .strictObject(content)
  .partial()
  .extend({ version: z.number().int().min(1).optional() })
  .refine(withinBytes, tooLarge)
export type UpdateLetterRequest = z.input<typeof UpdateLetterRequest>

/** A saved letter. */
export const Letter = z.object({
  ...content,
  id: Id,
  version: z.number().int(),
  createdAt: IsoTime,
  updatedAt: IsoTime,
})
export type Letter = z.infer<typeof Letter>

/** A letter as lists show it. */
export const LetterCard = Letter.pick({
  id: true,
  title: true,
  resumeId: true,
  postingId: true,
  role: true,
  company: true,
  version: true,
  createdAt: true,
  updatedAt: true,
})
export type LetterCard = z.infer<typeof LetterCard>

export const LetterParams = z.strictObject({ id: Id })
export const LettersQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(1_000).optional() })
export const LetterExportQuery = z.strictObject({ format: z.enum(LETTER_FORMATS) })
