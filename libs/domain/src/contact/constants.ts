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
 * Where people reach the team. An owner puts their own addresses here, and nowhere else; until then they end in `.example`,
 * where no mail is ever delivered, and the office has a city and no street.
 */
export const CONTACT = {
  email: 'hello@tryka.example',
  careersEmail: 'careers@tryka.example',
  privacyEmail: 'privacy@tryka.example',
  office: ['Bangalore, India', 'By appointment: write to us first.'],
  hours: '9:00 AM – 6:00 PM IST',
  days: 'Monday to Friday',
  responseHours: 24,
} as const
