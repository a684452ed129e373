import { nameProblem } from './name.rules'
import { text } from './text.schema'

/** What a person or a company is called: one line without an address, for it goes into mails to others. */
export const nameText = (max: number, missing: string) =>
  text(max).superRefine((value, context) => {
    const message = nameProblem(value, missing)
    if (message) context.addIssue({ code: 'custom', message })
  })
