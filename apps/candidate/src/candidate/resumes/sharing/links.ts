import {
  DAY_MS,
  SHARE_DAYS,
  SHARE_LIMITS,
  type Resume,
  type ResumeShare,
  type UpdateResumeShare,
} from '@tryka/domain'
import { counted, formatDate, formatSince, formatStamp } from '../../../base/format/format'
import type { Blank } from '../writing/blanks'

export interface LinkForm {
  label: string
  /** Days, `date` for one's own, or `never`. */
  ends: string
  date: string
  password: string
  hideContact: boolean
}

/** How a link that stands is changed: its end may stay where it is, and so may its password. */
export const KEPT_END = 'kept'
export type PasswordChange = 'keep' | 'set' | 'remove'

export const emptyLink = (): LinkForm => ({
  label: '',
  ends: String(SHARE_DAYS[0]),
  date: '',
  password: '',
  hideContact: false,
})

export const END_OPTIONS = [
  ...SHARE_DAYS.map((days) => ({ value: String(days), label: `After ${days} days` })),
  { value: 'date', label: 'On a day of your own' },
  { value: 'never', label: 'Never, until you revoke it' },
]

/** What is wrong with a field; nothing when all is well. */
export function faultsOf(
  { ends, date, password }: LinkForm,
  now = Date.now(),
): Partial<Record<keyof LinkForm, string>> {
  const length = password.length
  const end = Date.parse(`${date}T23:59:59`)
  return {
    ...(ends === 'date' && !(end > now && end < now + SHARE_LIMITS.days * DAY_MS)
      ? { date: 'Choose a day that is still to come, within ten years.' }
      : {}),
    ...(length > 0 && length < SHARE_LIMITS.passwordMin
      ? { password: `Use at least ${SHARE_LIMITS.passwordMin} characters.` }
      : {}),
  }
}

/** When it ends: after so many days from now, or with the day that was chosen, where this browser is. */
export function endOf({ ends, date }: Pick<LinkForm, 'ends' | 'date'>, now = Date.now()): string | null {
  if (ends === 'never') return null
  return new Date(ends === 'date' ? `${date}T23:59:59` : now + Number(ends) * DAY_MS).toISOString()
}

/** A link that stands, as the form shows it before anything is changed. */
export const linkFormOf = ({ label, hideContact }: ResumeShare): LinkForm => ({
  ...emptyLink(),
  label,
  hideContact,
  ends: KEPT_END,
})

/** The choice that leaves the end where it is. */
export const endsNow = ({ expiresAt }: ResumeShare): string =>
  expiresAt ? `As it is: ${formatStamp(expiresAt)}` : 'As it is: never'

interface LinkChange {
  share: ResumeShare
  link: LinkForm
  password: PasswordChange
}

/** What is wrong with the password; one that is to be changed must be there. */
export function passwordFault({
  share,
  password,
  typed,
}: Pick<LinkChange, 'share' | 'password'> & { typed: string }): string | undefined {
  if (password !== 'set' || (typed === '' && !share.hasPassword)) return undefined
  return typed.length < SHARE_LIMITS.passwordMin
    ? `Use at least ${SHARE_LIMITS.passwordMin} characters.`
    : undefined
}

/** What is sent: the fields that are not as they were. */
export const changesOf = ({ share, link, password }: LinkChange): Omit<UpdateResumeShare, 'version'> => ({
  ...(link.label.trim() === share.label ? {} : { label: link.label }),
  ...(link.hideContact === share.hideContact ? {} : { hideContact: link.hideContact }),
  ...(link.ends === KEPT_END ? {} : { expiresAt: endOf(link) }),
  ...(password === 'remove' ? { password: null } : {}),
  ...(password === 'set' && link.password ? { password: link.password } : {}),
})

const STATES: Record<ResumeShare['state'], (share: ResumeShare) => string> = {
  open: ({ expiresAt }) => (expiresAt ? `Ends ${formatStamp(expiresAt)}` : 'Has no end'),
  expired: ({ expiresAt }) => `Ended ${expiresAt ? formatDate(expiresAt) : ''}`,
  revoked: ({ revokedAt }) => `Revoked ${revokedAt ? formatDate(revokedAt) : ''}`,
  taken_down: () => 'Leads nowhere',
}

export const nameOf = ({ label, createdAt }: ResumeShare): string =>
  label || `Link of ${formatDate(createdAt)}`

/** State and conditions of a link in a line. */
export const conditionsOf = (share: ResumeShare): string =>
  [
    STATES[share.state](share),
    ...(share.hasPassword ? ['asks for a password'] : []),
    ...(share.hideContact ? ['without phone and e-mail'] : []),
  ].join(' · ')

export const countsOf = ({ views, downloads, lastViewedAt }: ResumeShare): string =>
  views + downloads === 0
    ? 'Nobody has looked yet'
    : [
        counted(views, 'view'),
        counted(downloads, 'download'),
        ...(lastViewedAt ? [`last ${formatSince(lastViewedAt)}`] : []),
      ].join(', ')

/** What the dialog needs of the builder. */
export interface SharedState {
  title: string
  id: string | undefined
  dirty: boolean
  saving: boolean
  save: () => Promise<Resume | undefined>
  blanks: readonly Blank[]
  onShow: (blank: Blank) => void
}
