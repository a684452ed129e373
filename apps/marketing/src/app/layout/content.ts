import { SECTIONS } from '../../base/addresses'

export const NAVIGATION = [
  { label: 'How It Works', section: SECTIONS.steps },
  { label: 'For Employers', section: SECTIONS.employers },
  { label: 'Philosophy', section: SECTIONS.philosophy },
  { label: 'Insight', section: SECTIONS.insights },
] as const
