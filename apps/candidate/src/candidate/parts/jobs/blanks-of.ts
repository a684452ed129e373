import { blanksIn, printedTexts, type Resume } from '@tryka/domain'

/** The blanks that a reader of a resume would find, each once. */
export const blanksOfResume = (resume: Resume): string[] => [
  ...new Set(printedTexts(resume).flatMap(({ text }) => blanksIn(text))),
]
