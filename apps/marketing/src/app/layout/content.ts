import { SECTIONS } from '../../base/addresses'

export const NAVIGATION = [
  { label: 'How It Works', section: SECTIONS.steps },
  { label: 'For Employers', section: SECTIONS.employers },
  { label: 'Philosophy', section: SECTIONS.philosophy },
  { label: 'Insight', section: SECTIONS.insights },
] as const

export const FOOTER_PLATFORM = [
  { label: 'How It Works', section: SECTIONS.steps },
  { label: 'For Job Seekers', section: SECTIONS.steps },
  { label: 'For Employers', section: SECTIONS.employers },
] as const

export const FOOTER_LEGAL = [
  { label: 'Privacy Policy', path: '/privacy-policy' },
  { label: 'Terms of Service', path: '/terms-of-service' },
  { label: 'Cookie Policy', path: '/cookie-policy' },
] as const
