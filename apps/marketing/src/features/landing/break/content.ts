import type { CheckId } from '@tryka/credentials'
import type { Breakage } from './ways'

/** What was done to the badge, in a sentence. */
export const DONE: Readonly<Record<Breakage, string>> = {
  score: 'One number was changed.',
  until: 'One date was changed.',
  signature: 'One of two signatures is gone.',
  key: 'Somebody else signed the same words.',
  entry: 'It points to the entry after its own.',
  revoke: 'Its bit in the list of revoked badges is set.',
}

/** The checks that the landing page shows; the page for credentials shows all of them. */
export const SHOWN: readonly CheckId[] = [
  'format',
  'issuer',
  'signature-jcs',
  'signature-rdfc',
  'dates',
  'status',
  'log-inclusion',
  'checkpoint',
]

export const VERIFY_STEPS = [
  {
    title: 'You pass an assessment',
    text: 'The level, and how likely it is, are sealed into a credential.',
  },
  {
    title: 'We log its commitment',
    text: 'The log is public and cannot be edited unseen. Your answers stay private.',
  },
  { title: 'Anyone can compare', text: 'In the browser, from one file, offline, with us gone.' },
] as const
