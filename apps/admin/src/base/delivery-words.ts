import type { OutboxMessageState } from '@tryka/domain'
import type { BadgeTone } from '@tryka/ui'

export const DELIVERY_WORDS: Record<OutboxMessageState, string> = {
  queued: 'Waiting',
  claimed: 'On its way',
  sent: 'Sent',
  dead: 'Given up',
  dropped: 'Not wanted any more',
}
export const DELIVERY_TONES: Record<OutboxMessageState, BadgeTone> = {
  queued: 'dashed',
  claimed: 'satya',
  sent: 'vriddhi',
  dead: 'danger',
  dropped: 'outline',
}

const REASONS: Record<string, string> = {
  MAIL_REFUSED: 'The mail server does not know this address',
  MAIL_UNWANTED: 'The mail server refused the mail',
  MAIL_UNAVAILABLE: 'The mail server was away, or said later',
  MAIL_PAUSED: 'Held back by the mail limit',
  MAILBOX_LIMIT: 'This address was sent too much email',
  ADDRESS_STOPPED: 'The address was refused three times: nothing goes to it until it is proved again',
  expired: 'It was too late for it',
}
/** Why a message is where it is. */
export const reasonWords = (reason: string | null): string => (reason ? (REASONS[reason] ?? reason) : '')
