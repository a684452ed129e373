import { DAY_MS, SHARE_DAYS, SHARE_LIMITS, type Resume, type ResumeShare } from '@tryka/domain'
import { counted, formatDate, formatSince, formatStamp } from '../../../base/format/format'
import type { Blank } from '../writing/blanks'

export interface NewLink {
  label: string
  /** Days, `date` for one's own, or `never`. */
  ends: string
  date: string
  password: string
  hideContact: boolean
}

export const emptyLink = (): NewLink => ({
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
  { ends, date, password }: NewLink,
  now = Date.now(),
): Partial<Record<keyof NewLink, string>> {
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
export function endOf({ ends, date }: NewLink, now = Date.now()): string | null {
  if (ends === 'never') return null
  return new Date(ends === 'date' ? `${date}T23:59:59` : now + Number(ends) * DAY_MS).toISOString()
}

const STATES: Record<ResumeShare['state'], (share: ResumeShare) => string> = {
  open: ({ expiresAt }) => (expiresAt ? `Ends ${formatStamp(expiresAt)}` : 'Has no end'),
  expired: ({ expiresAt }) => `Ended ${expiresAt ? formatDate(expiresAt) : ''}`,
  revoked: ({ revokedAt }) => `Revoked ${revokedAt ? formatDate(revokedAt) : ''}`,
}

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
