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
 * Where people reach the team. The addresses are samples that pages are built with: whoever serves them writes those of
 * `CONTACT_HELLO`, `CONTACT_CAREERS` and `CONTACT_PRIVACY` over them, and production starts with none that ends in `.example`,
 * where no mail is ever delivered.
 */
export const CONTACT = {
  hello: 'hello@tryka.example',
  careers: 'careers@tryka.example',
  privacy: 'privacy@tryka.example',
  office: ['Bangalore, India', 'By appointment: write to us first.'],
  hours: '9:00 AM – 6:00 PM IST',
  days: 'Monday to Friday',
  responseHours: 24,
} as const
