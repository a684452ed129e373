import { z } from 'zod'
import { Id } from '../text/text.schema'
import { RESUME_LIMITS as MAX } from './constants'
import { line } from './entries.schema'
import { ACCENT_PATTERN, FACES, LAYOUT_DEFAULTS, LAYOUT_RANGE, MARGINS, PHOTO_PATTERN } from './page-layout'

const stepped = ({ min, max, step }: { min: number; max: number; step: number }) =>
  z.number().min(min).max(max).multipleOf(step)

/** What a person sets of the look of a page; the template decides the rest. */
export const PageLayout = z.strictObject({
  /** Body text in points. */
  size: stepped(LAYOUT_RANGE.size).default(LAYOUT_DEFAULTS.size),
  /** Of lines and of the space between entries, in percent of what the template means. */
  spacing: stepped(LAYOUT_RANGE.spacing).default(LAYOUT_DEFAULTS.spacing),
  margins: z.enum(MARGINS).default(LAYOUT_DEFAULTS.margins),
  /** "#rrggbb"; empty: the template's own. */
  accent: z.string().regex(ACCENT_PATTERN, 'Use a colour like #00709d.').or(z.literal('')).default(''),
  /** Empty: the template's own. */
  face: z.enum(FACES).or(z.literal('')).default(''),
  /** Name and page number at the head of the second page and of those after it. */
  pageHeader: z.boolean().default(LAYOUT_DEFAULTS.pageHeader),
})
export type PageLayout = z.infer<typeof PageLayout>

/** A JPEG, PNG or WebP of the person. */
export const Photo = z
  .string()
  .max(MAX.photo, 'Use a smaller picture.')
  .regex(PHOTO_PATTERN, 'Use a JPEG, PNG or WebP picture.')
  .or(z.literal(''))

/** One section: `key` is that of a known one or the id of one that the person invented. */
export const SectionSetting = z.strictObject({
  key: Id,
  /** In place of the heading in the language of the resume; empty: that heading. */
  name: line.default(''),
  hidden: z.boolean().default(false),
  breakBefore: z.boolean().default(false),
})
export type SectionSetting = z.infer<typeof SectionSetting>
