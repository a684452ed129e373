import type { Actor, Machine } from '../hiring/transitions/machine'
import { FIRST_CONTACT_STATES, type FirstContactState } from './first-contact.rules'

const TEAM: readonly Actor[] = ['recruiter', 'hiring_manager', 'company_admin']
const CANDIDATE: readonly Actor[] = ['candidate']

/** A company asks to talk to a person who has not applied; the answer is the person's alone. */
export const FIRST_CONTACT_MACHINE: Machine<FirstContactState> = {
  name: 'first_contact',
  states: FIRST_CONTACT_STATES,
  transitions: [
    { action: 'ask', from: 'none', to: 'sent', by: TEAM },
    { action: 'accept', from: 'sent', to: 'accepted', by: CANDIDATE },
    { action: 'decline', from: 'sent', to: 'declined', by: CANDIDATE },
    { action: 'block', from: 'sent', to: 'blocked', by: CANDIDATE },
    { action: 'take_back', from: 'sent', to: 'taken_back', by: TEAM },
    { action: 'expire', from: 'sent', to: 'expired', by: ['system'] },
  ],
}
