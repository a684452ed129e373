export const CODE_SENT = 'Enter the 6-digit code from the email to confirm your address.'
export const EMAIL_VERIFIED = 'Your address is confirmed. You can send the form.'

/** Words of the form that depend on who is joining. */
export const BY_TYPE = {
  candidate: {
    company: 'Current company',
    companyExample: 'Where you work now',
    position: 'Current role',
    positionExample: 'What you do there',
  },
  company: {
    company: 'Company name',
    companyExample: 'Where you hire',
    position: 'Your position',
    positionExample: 'What you do there',
  },
} as const

export const BLURBS = [
  {
    strand: 'satya',
    title: 'Verified Skills',
    text: 'Assessments that say how sure their result is. You choose whether companies see it.',
  },
  {
    strand: 'siddhi',
    title: 'AI Matching',
    text: 'A fixed formula pairs roles and people by proven skills, and shows every reason. No model guesses.',
  },
  {
    strand: 'vriddhi',
    title: 'Personal Coach',
    text: 'Interview practice, feedback and a learning path that moves with you.',
  },
] as const

/** Ids that the error summary links to. */
export const FIELD_IDS = { name: 'signup-name', email: 'signup-email', captcha: 'signup-captcha' } as const
export type FieldName = keyof typeof FIELD_IDS

export const FIELD_ERRORS = {
  name: 'Enter your full name.',
  email: 'Enter your email address.',
} as const
