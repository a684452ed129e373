import type { Actor, Machine } from '../hiring/transitions/machine'
import { ATTEMPT_STATES, type AttemptState } from './attempt.rules'

const CANDIDATE: readonly Actor[] = ['candidate']
const SYSTEM: readonly Actor[] = ['system']

/** One taking of a test. Under twelve tasks there is no result: `abandoned`, which counts as an attempt. */
export const ATTEMPT_MACHINE: Machine<AttemptState> = {
  name: 'attempt',
  states: ATTEMPT_STATES,
  transitions: [
    { action: 'book', from: 'none', to: 'ready', by: CANDIDATE },
    { action: 'start', from: 'ready', to: 'running', by: CANDIDATE },
    { action: 'cancel', from: 'ready', to: 'cancelled', by: CANDIDATE },
    { action: 'hand_in', from: 'running', to: 'grading', by: CANDIDATE },
    { action: 'stop', from: 'running', to: 'grading', by: SYSTEM },
    { action: 'abandon', from: 'running', to: 'abandoned', by: SYSTEM },
    { action: 'score', from: 'grading', to: 'scored', by: SYSTEM },
    { action: 'hold', from: 'scored', to: 'held', by: SYSTEM },
    { action: 'confirm', from: 'held', to: 'scored', by: ['system', 'platform'], reason: ['platform'] },
    {
      action: 'not_confirm',
      from: 'held',
      to: 'not_confirmed',
      by: ['system', 'platform'],
      reason: ['platform'],
    },
    // An appeal against that.
    { action: 'confirm', from: 'not_confirmed', to: 'scored', by: ['platform'], reason: true },
    { action: 'void', from: 'ready', to: 'void', by: ['system', 'platform'], reason: ['platform'] },
    { action: 'void', from: 'running', to: 'void', by: ['system', 'platform'], reason: ['platform'] },
  ],
}
