import { ApiError } from '@tryka/api-client'
import { TEMPLATE_LABELS, TEMPLATES, type ResumeTab, type VersionReason } from '@tryka/domain'

export const TABS: readonly { value: ResumeTab; label: string }[] = [
  { value: 'personal', label: 'Personal' },
  { value: 'experience', label: 'Experience' },
  { value: 'education', label: 'Education' },
  { value: 'skills', label: 'Skills' },
  { value: 'projects', label: 'Projects' },
  { value: 'certificates', label: 'Certificates' },
  { value: 'languages', label: 'Languages' },
  { value: 'more', label: 'More' },
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
  session: 'Before a session of editing',
}

/** The server was not reached: nothing of ours said no. */
export const UNREACHED =
  'The server cannot be reached. What you wrote is kept in this browser; try again when you are connected.'

/**
 * The fixed text of the error catalogue, then the reason where there is one to give: the server's own sentence, or that
 * it was not reached. A server that failed says nothing that would help.
 */
export function failureText(fixed: string, error: unknown): string {
  const reason = !(error instanceof ApiError) ? UNREACHED : error.status === 500 ? undefined : error.detail
  return reason && !reason.startsWith(fixed) ? `${fixed}. ${reason}` : fixed
}

export const SUCCESS = 'Success!'
export const FAILURE = 'Error'
export const MISSING = 'Missing Information'
