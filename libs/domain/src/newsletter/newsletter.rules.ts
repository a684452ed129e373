import type { Machine } from '../hiring/transitions/machine'
import { utf8Length } from '../resumes/utf8-length'

/** How the letter is asked for and sent. */
export const NEWSLETTER_RULES = {
  /** How long the link works that confirms a subscription. */
  confirmDays: 14,
  /** Such mails that one address gets in a day, whoever asks. */
  asksADay: 3,
  /** Of the readers from before, how many one press asks. */
  askedAtOnce: 1_000,
  /** Of a letter's text, in bytes of UTF-8. */
  bytes: 200 * 1024,
  subject: 120,
  preview: 160,
  /** Refusals for good, one letter each, after which an address gets none any more. */
  bounces: 3,
  /** Tries of one mail before it is given up. */
  tries: 8,
  /** Test mails of one administrator in an hour. */
  testsAnHour: 20,
} as const

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'left', 'bouncing'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Somebody who asked for the letter. Only a press behind the mail's link confirms; only who confirmed gets one. */
export const SUBSCRIBER_MACHINE: Machine<SubscriberState> = {
  name: 'subscriber',
  states: SUBSCRIBER_STATES,
  transitions: [
    { action: 'ask', from: 'none', to: 'pending', by: ['invitee', 'platform'] },
    { action: 'ask', from: 'pending', to: 'pending', by: ['invitee', 'platform'] },
    { action: 'confirm', from: 'pending', to: 'confirmed', by: ['invitee'] },
    { action: 'leave', from: 'confirmed', to: 'left', by: ['invitee'] },
    { action: 'leave', from: 'bouncing', to: 'left', by: ['invitee'] },
    { action: 'bounce', from: 'confirmed', to: 'bouncing', by: ['system'] },
    { action: 'ask', from: 'left', to: 'pending', by: ['invitee'] },
    { action: 'ask', from: 'bouncing', to: 'pending', by: ['invitee'] },
  ],
}

export const ISSUE_STATES = ['draft', 'sending', 'paused', 'sent', 'cancelled'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/** One letter. Whom it goes to is settled when it starts. */
export const ISSUE_MACHINE: Machine<IssueState> = {
  name: 'issue',
  states: ISSUE_STATES,
  transitions: [
    { action: 'write', from: 'none', to: 'draft', by: ['platform'] },
    { action: 'edit', from: 'draft', to: 'draft', by: ['platform'] },
    { action: 'delete', from: 'draft', to: 'deleted', by: ['platform'] },
    { action: 'start', from: 'draft', to: 'sending', by: ['platform'] },
    { action: 'pause', from: 'sending', to: 'paused', by: ['platform'] },
    { action: 'resume', from: 'paused', to: 'sending', by: ['platform'] },
    { action: 'cancel', from: 'sending', to: 'cancelled', by: ['platform'] },
    { action: 'cancel', from: 'paused', to: 'cancelled', by: ['platform'] },
    { action: 'finish', from: 'sending', to: 'sent', by: ['system'] },
  ],
}

export const ISSUE_MOVES = ['start', 'pause', 'resume', 'cancel'] as const
export type IssueMove = (typeof ISSUE_MOVES)[number]

export const DELIVERY_STATES = ['queued', 'sending', 'sent', 'failed', 'skipped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** One letter to one reader. `skipped` is somebody who left between the start and their turn. */
export const ISSUE_DELIVERY_MACHINE: Machine<DeliveryState> = {
  name: 'issue delivery',
  states: DELIVERY_STATES,
  transitions: [
    { action: 'queue', from: 'none', to: 'queued', by: ['system'] },
    { action: 'claim', from: 'queued', to: 'sending', by: ['system'] },
    { action: 'release', from: 'sending', to: 'queued', by: ['system'] },
    { action: 'deliver', from: 'sending', to: 'sent', by: ['system'] },
    { action: 'fail', from: 'sending', to: 'failed', by: ['system'] },
    { action: 'skip', from: 'sending', to: 'skipped', by: ['system'] },
  ],
}

/** The page behind the link that confirms; the token stands behind the `#`, where no server sees it. */
export const NEWSLETTER_CONFIRM_PAGE = '/newsletter/confirm'
/** The page behind the link in each letter; the token follows. */
export const NEWSLETTER_LEAVE_PAGE = '/newsletter/leave/'

/** True for a letter that is not too long to be sent. */
export const fitsIssue = (markdown: string): boolean => utf8Length(markdown) <= NEWSLETTER_RULES.bytes
