/** What a message to the team is about; `general` unless told (specification 3 and 9). */
export const INQUIRY_TYPES = ['general', 'candidate', 'employer', 'technical'] as const
export type InquiryType = (typeof INQUIRY_TYPES)[number]

export const INQUIRY_LABELS: Record<InquiryType, string> = {
  general: 'General question',
  candidate: 'Job seeker',
  employer: 'Employer',
  technical: 'Technical support',
}

/**
 * Where people reach the team, until an owner sets addresses of their own (`VITE_CONTACT_EMAIL`, `VITE_PRIVACY_EMAIL`): to
 * an address that ends in `.example` no mail is ever delivered, and production refuses a site with one.
 */
export const CONTACT = {
  email: 'hello@tryka.example',
  privacyEmail: 'privacy@tryka.example',
  office: ['Bangalore, India', 'By appointment: write to us first.'],
  hours: '9:00 AM – 6:00 PM IST',
  days: 'Monday to Friday',
  responseHours: 24,
} as const
