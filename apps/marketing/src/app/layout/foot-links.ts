import { VERIFY_PATH } from '@tryka/domain'
import { SECTIONS } from '../../base/addresses'

export const FOOTER_PLATFORM = [
  { label: 'How It Works', path: `/#${SECTIONS.steps}` },
  { label: 'For Job Seekers', path: `/#${SECTIONS.steps}` },
  { label: 'Skills and tracks', path: '/skills' },
  { label: 'Check a credential', path: VERIFY_PATH },
  { label: 'For Employers', path: `/#${SECTIONS.employers}` },
  { label: 'How hiring works', path: '/employers' },
] as const

export const FOOTER_LEGAL = [
  { label: 'Privacy Policy', path: '/privacy-policy' },
  { label: 'Terms of Service', path: '/terms-of-service' },
  { label: 'Cookie Policy', path: '/cookie-policy' },
] as const
