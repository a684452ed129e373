import type { Issue, IssueState, SubscriberState } from '@tryka/domain'
import type { BadgeTone } from '@tryka/ui'
import { formatCount, formatTime } from '../../base/format'

export const ISSUE_WORDS: Record<IssueState, string> = {
  draft: 'Draft',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
}
export const ISSUE_TONES: Record<IssueState, BadgeTone> = {
  draft: 'outline',
  sending: 'satya',
  paused: 'dashed',
  sent: 'vriddhi',
  cancelled: 'outline',
}

export const READER_WORDS: Record<SubscriberState, string> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  left: 'Left',
  bouncing: 'Refused by their mail server',
}
export const READER_TONES: Record<SubscriberState, BadgeTone> = {
  pending: 'dashed',
  confirmed: 'vriddhi',
  left: 'neutral',
  bouncing: 'danger',
}

const REASONS: Record<string, string> = {
  MAIL_REFUSED: 'The mail server does not know this address',
  MAIL_UNWANTED: 'The mail server refused the letter',
  MAIL_UNAVAILABLE: 'The mail server was away, or said later',
  MAILBOX_LIMIT: 'This address was sent too much email',
}
/** Why a mail did not arrive. */
export const reasonWords = (reason: string): string => REASONS[reason] ?? reason

export const titleOf = ({ subject }: Pick<Issue, 'subject'>): string => subject || 'Letter without a subject'

export const leftOf = ({ recipients, sent, failed, skipped }: Issue): number =>
  Math.max(0, recipients - sent - failed - skipped)

const HOUR_MS = 3_600_000

/** `Started 8 Jan 2025, 10:30. 600 an hour, done at about …`; what holds it back comes first. */
export function paceOf(issue: Issue, perHour: number): string {
  const started = issue.startedAt ? `Started ${formatTime(issue.startedAt)}.` : ''
  if (issue.state === 'paused') return `${started} Paused: nothing is sent until you go on.`
  if (issue.state === 'cancelled') return `${started} Cancelled: the rest was not sent.`
  if (issue.heldUntil)
    return `${started} The mail limit, or the mail server, holds it until ${formatTime(issue.heldUntil)}.`
  const hours = leftOf(issue) / perHour
  if (hours < 1) return started
  const end = new Date(Date.now() + hours * HOUR_MS).toISOString()
  return `${started} ${formatCount(perHour)} an hour, done at about ${formatTime(end)}.`
}
