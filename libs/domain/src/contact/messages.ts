/** What the contact form says. */
export const CONTACT_MESSAGES = {
  sent: 'Message sent',
  sentDetail: 'Thank you. We answer within 24 hours on working days.',
  failed: 'Your message could not be sent. Please try again.',
  required: 'Please fill in all required fields.',
} as const

/** What a field of the contact form asks for when it is empty. */
export const CONTACT_FIELD_ERRORS = {
  name: 'Enter your full name.',
  email: 'Enter your email address.',
  subject: 'Enter a subject.',
  message: 'Enter a message.',
} as const
