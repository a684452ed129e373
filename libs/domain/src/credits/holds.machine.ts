import type { Machine } from '../hiring/transitions/machine'

export const CREDIT_HOLD_STATES = ['held', 'released', 'forfeited', 'spent'] as const
export type CreditHoldState = (typeof CREDIT_HOLD_STATES)[number]

/** Days after which nothing may be put aside any more. */
export const CREDIT_HOLD_DAYS = 30

/** Points put aside for a deed: back to whoever they are from, or gone, and that once. */
export const CREDIT_HOLD_MACHINE: Machine<CreditHoldState> = {
  name: 'credit_hold',
  states: CREDIT_HOLD_STATES,
  transitions: [
    { action: 'hold', from: 'none', to: 'held', by: ['candidate'] },
    { action: 'release', from: 'held', to: 'released', by: ['system'] },
    { action: 'forfeit', from: 'held', to: 'forfeited', by: ['system'] },
    { action: 'spend', from: 'held', to: 'spent', by: ['system'] },
  ],
}
