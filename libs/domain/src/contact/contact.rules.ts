import { looksLikeEmail, WRONG_EMAIL } from '../text/email'
import type { ContactRequest } from './contact.schema'
import { CONTACT_FIELD_ERRORS as SAY } from './messages'

/** What a person must fill in (specification 5). */
export type ContactField = 'name' | 'email' | 'subject' | 'message'
export type ContactForm = Pick<ContactRequest, ContactField>

export interface ContactProblem {
  field: ContactField
  message: string
}

const FIELDS: readonly ContactField[] = ['name', 'email', 'subject', 'message']

/** What is missing or wrong in a contact form, in the order of its fields. */
export function contactProblems(form: ContactForm): ContactProblem[] {
  return FIELDS.flatMap((field): ContactProblem[] => {
    if (!form[field].trim()) return [{ field, message: SAY[field] }]
    if (field === 'email' && !looksLikeEmail(form.email)) return [{ field, message: WRONG_EMAIL }]
    return []
  })
}
