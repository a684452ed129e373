import type { Machine } from '../hiring/transitions/machine'

export const CHALLENGE_STATES = ['chosen', 'met', 'missed'] as const
export type ChallengeState = (typeof CHALLENGE_STATES)[number]

/** What is offered is worked out anew until one is chosen: only that is kept. */
export const CHALLENGE_MACHINE: Machine<ChallengeState> = {
  name: 'challenge',
  states: CHALLENGE_STATES,
  transitions: [
    { action: 'choose', from: 'none', to: 'chosen', by: ['candidate'] },
    { action: 'swap', from: 'chosen', to: 'chosen', by: ['candidate'] },
    { action: 'meet', from: 'chosen', to: 'met', by: ['system'] },
    { action: 'miss', from: 'chosen', to: 'missed', by: ['system'] },
  ],
}
