import { blanksIn, resumeTexts, type ResumeDraft, type ResumeTab } from '@tryka/domain'

/** A blank that would be printed, and where it stands. */
export interface Blank {
  blank: string
  text: string
  field: string
  tab: ResumeTab
}

/** Every blank of a resume, in the order of the page; its title is in no file. */
export const blanksOf = (draft: ResumeDraft): Blank[] =>
  resumeTexts(draft)
    .filter(({ field }) => field !== 'title')
    .flatMap(({ field, tab, text }) => blanksIn(text).map((blank) => ({ blank, text, field, tab })))
