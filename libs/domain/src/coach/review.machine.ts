import type { Machine } from '../hiring/transitions/machine'

export const CARD_STATES = ['new', 'review', 'paused'] as const
export type CardState = (typeof CARD_STATES)[number]

/** A card of somebody's review. How well it is known is no state: the schedule keeps that. */
export const CARD_MACHINE: Machine<CardState> = {
  name: 'review_card',
  states: CARD_STATES,
  transitions: [
    { action: 'make', from: 'none', to: 'new', by: ['system', 'candidate'] },
    { action: 'learn', from: 'new', to: 'review', by: ['system'] },
    { action: 'pause', from: 'new', to: 'paused', by: ['candidate'] },
    { action: 'pause', from: 'review', to: 'paused', by: ['candidate'] },
    { action: 'resume', from: 'paused', to: 'review', by: ['candidate'] },
    { action: 'remove', from: 'new', to: 'deleted', by: ['candidate'] },
    { action: 'remove', from: 'review', to: 'deleted', by: ['candidate'] },
    { action: 'remove', from: 'paused', to: 'deleted', by: ['candidate'] },
  ],
}
