import { NEWSLETTER } from './constants'
import type { EarlyAccessRequest } from './early-access.schema'
import { EARLY_ACCESS_MESSAGES as SAY } from './messages'

/** An address is one of three things; "sent and verified" cannot be said. */
export type EmailVerification = 'none' | 'sent' | 'verified'

export interface SignupFormState {
  name: string
  email: string
  verification: EmailVerification
  captchaSolved: boolean
}

export interface SignupProblem {
  title: 'Missing Information'
  message: string
  fields: ('name' | 'email' | 'captcha')[]
}

const problem = (message: string, fields: SignupProblem['fields']): SignupProblem => ({
  title: 'Missing Information',
  message,
  fields,
})

/** Every broken rule of a signup form, in the order of specification 5: name and e-mail, verified, captcha. */
export function signupProblems(form: SignupFormState): SignupProblem[] {
  const empty = [
    ...(form.name.trim() ? [] : ['name' as const]),
    ...(form.email.trim() ? [] : ['email' as const]),
  ]
  return [
    ...(empty.length ? [problem(SAY.requiredFields, empty)] : []),
    ...(form.email.trim() && form.verification !== 'verified'
      ? [problem(SAY.emailUnverified, ['email'])]
      : []),
    ...(form.captchaSolved ? [] : [problem(SAY.captcha, ['captcha'])]),
  ]
}

/** The request of the newsletter band for an address. */
export const newsletterRequest = (email: string): EarlyAccessRequest => ({
  name: NEWSLETTER.name,
  email: email.trim(),
  userType: 'candidate',
  focusArea: NEWSLETTER.focusArea,
  interests: [],
  message: NEWSLETTER.message,
})

/** True for a request of the newsletter form, which needs no verified address. */
export const isNewsletter = (request: Pick<EarlyAccessRequest, 'focusArea' | 'userType' | 'name'>): boolean =>
  request.focusArea.trim().toLowerCase() === NEWSLETTER.focusArea
