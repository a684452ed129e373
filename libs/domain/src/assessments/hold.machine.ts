import type { Actor, Machine } from '../hiring/transitions/machine'
import { HOLD_STATES, type HoldState } from './hold.rules'

const CANDIDATE: readonly Actor[] = ['candidate']
const SYSTEM: readonly Actor[] = ['system']
const PLATFORM: readonly Actor[] = ['platform']

/** A result that is looked at again. Nobody is refused by a person before they could answer, and each no has one appeal. */
export const HOLD_MACHINE: Machine<HoldState> = {
  name: 'hold',
  states: HOLD_STATES,
  transitions: [
    { action: 'hold', from: 'none', to: 'open', by: SYSTEM },
    { action: 'say', from: 'open', to: 'waiting', by: CANDIDATE },
    { action: 'fall_short', from: 'open', to: 'waiting', by: SYSTEM },
    { action: 'confirmed', from: 'open', to: 'confirmed', by: ['system', 'platform'], reason: PLATFORM },
    { action: 'not_confirmed', from: 'open', to: 'not_confirmed', by: SYSTEM },
    { action: 'confirmed', from: 'waiting', to: 'confirmed', by: PLATFORM, reason: true },
    { action: 'not_confirmed', from: 'waiting', to: 'not_confirmed', by: PLATFORM, reason: true },
    { action: 'say', from: 'not_confirmed', to: 'appealed', by: CANDIDATE },
    { action: 'confirmed', from: 'appealed', to: 'confirmed', by: PLATFORM, reason: true },
    { action: 'not_confirmed', from: 'appealed', to: 'refused', by: PLATFORM, reason: true },
  ],
}
