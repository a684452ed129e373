import { NOTIFICATION_TYPES } from '../hiring/filters'
import type { NotificationChannel } from '../hiring/filters'

/** What an account may choose to be told outside of the product: the kinds of the bell, and messages. */
export const DELIVERY_KINDS = [...NOTIFICATION_TYPES, 'Messages'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** Of what nobody may switch off: a decision, a change of an agreed interview, what somebody asked for. */
export const ALWAYS = 'always'

/** The switch that a mail or a push falls under. */
export type MailSwitch = DeliveryKind | typeof ALWAYS

/** A kind as it stands in an address. */
export const switchSlug = (kind: DeliveryKind): string => kind.toLowerCase().replaceAll(' ', '-')

export type DeliveryChannels = Record<NotificationChannel, boolean>
export type DeliveryKinds = Record<DeliveryKind, DeliveryChannels>

/** Until somebody chooses: platform updates and the digest of learning by neither, push for what cannot wait. */
export const DEFAULT_KINDS: DeliveryKinds = {
  'Job matches': { email: true, push: false },
  'Application updates': { email: true, push: true },
  'Interview reminders': { email: true, push: true },
  'Learning recommendations': { email: false, push: false },
  'Platform updates': { email: false, push: false },
  Messages: { email: true, push: true },
}

/** What a push says while details are off: no name of a person, a company or a job. */
export const PUSH_BRIEFS: Record<DeliveryKind, string> = {
  'Job matches': 'New jobs for you',
  'Application updates': 'News about an application',
  'Interview reminders': 'News about an interview',
  'Learning recommendations': 'Something to learn',
  'Platform updates': 'News from Tryka',
  Messages: 'You have a new message',
}
