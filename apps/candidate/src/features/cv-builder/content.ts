import { TEMPLATE_LABELS, TEMPLATES, type ResumeTab, type VersionReason } from '@tryka/domain'

export const TABS: readonly { value: ResumeTab; label: string }[] = [
  { value: 'personal', label: 'Personal' },
  { value: 'experience', label: 'Experience' },
  { value: 'education', label: 'Education' },
  { value: 'skills', label: 'Skills' },
  { value: 'projects', label: 'Projects' },
  { value: 'certificates', label: 'Certificates' },
  { value: 'languages', label: 'Languages' },
]

export const TEMPLATE_OPTIONS = TEMPLATES.map((value) => ({
  value,
  label: `${TEMPLATE_LABELS[value].name}: ${TEMPLATE_LABELS[value].character}`,
}))

export const VERSION_LABELS: Record<VersionReason, string> = {
  'ai-merge': 'Before AI content was added',
  import: 'Before an import',
  template: 'Before the template changed',
  restore: 'Before another version was brought back',
  overwrite: 'Before it was saved over from elsewhere',
}

export const SUCCESS = 'Success!'
export const FAILURE = 'Error'
export const MISSING = 'Missing Information'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** 8 Jan 2025 */
export const formatDay = (iso: string): string => DAY.format(new Date(iso))

/** 8 Jan 2025, 14:05 */
export const formatMoment = (iso: string): string => `${formatDay(iso)}, ${TIME.format(new Date(iso))}`
