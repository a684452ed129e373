import { blanksIn, printedTexts, type ResumeDraft, type ResumeTab } from '@tryka/domain'

/** A blank that would be printed, and where it stands. */
export interface Blank {
  blank: string
  text: string
  field: string
  tab: ResumeTab
}

/** Every blank of a resume that would be printed, in the order of its fields. */
export const blanksOf = (draft: ResumeDraft): Blank[] =>
  printedTexts(draft).flatMap(({ field, tab, text }) =>
    blanksIn(text).map((blank) => ({ blank, text, field, tab })),
  )
