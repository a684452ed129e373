import type { NotificationType } from '../hiring/filters'

/** Of a mail that nobody may switch off: a decision, a change of an agreed interview, what somebody asked for. */
export const ALWAYS = 'always'

/** The switch that a mail falls under. */
export type MailSwitch = NotificationType | typeof ALWAYS

/** A kind of mail as it stands in an address. */
export const switchSlug = (kind: NotificationType): string => kind.toLowerCase().replaceAll(' ', '-')
