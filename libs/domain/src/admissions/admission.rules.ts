import type { Machine } from '../hiring/transitions/machine'

/** How long an invitation works, and how many are sent. */
export const ADMISSION_RULES = {
  /** From the mail on. */
  days: 14,
  /** Mails about one invitation; one that ended begins anew. */
  sends: 3,
  /** New links that one address may ask for in a day. */
  againADay: 3,
  /** Mails of one administrator. */
  anHour: 500,
  /** Mails of all of them. */
  aDay: 5_000,
  /** Sign-ups for the list of one mail domain or one network within a day; those after them wait for a person's look. */
  signupsADay: 50,
} as const

/** Why a request waits for a look: so many others of its mail domain, or from its network, came within a day. */
export const WAIT_REASONS = ['domain', 'network'] as const
export type WaitReason = (typeof WAIT_REASONS)[number]

export const ADMISSION_STATES = ['sent', 'accepted', 'expired', 'revoked'] as const
export type AdmissionState = (typeof ADMISSION_STATES)[number]

/** An address that is let into the live market. Only a press, or a code from the same mailbox, accepts. */
export const ADMISSION_MACHINE: Machine<AdmissionState> = {
  name: 'admission',
  states: ADMISSION_STATES,
  transitions: [
    { action: 'send', from: 'none', to: 'sent', by: ['platform'] },
    { action: 'accept', from: 'sent', to: 'accepted', by: ['invitee'] },
    { action: 'resend', from: 'sent', to: 'sent', by: ['platform', 'invitee'] },
    { action: 'revoke', from: 'sent', to: 'revoked', by: ['platform'] },
    { action: 'expire', from: 'sent', to: 'expired', by: ['system'] },
    { action: 'resend', from: 'expired', to: 'sent', by: ['platform', 'invitee'] },
  ],
}

/** `a…@example.com`: enough for its owner, too little for anybody else. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}…${email.slice(at)}`
}

/** The part of an address that only a browser sees; servers, logs and referrers never do. */
const FRAGMENT = /^#invite=([A-Za-z0-9_-]{1,200})$/

/** Where the mail leads. */
export const invitationPath = (token: string): string => `/welcome#invite=${token}`

/** The token of an invitation's address. */
export const invitationIn = (hash: string): string | null => FRAGMENT.exec(hash)?.[1] ?? null
