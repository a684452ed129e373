import type { Actor, Machine } from '../hiring/transitions/machine'
import { RECHECK_STATES, type RecheckState } from '../hiring/interviews/recheck-states'

const CANDIDATE: readonly Actor[] = ['candidate']
const SYSTEM: readonly Actor[] = ['system']

/** Five tasks about one skill, asked for by a company in an interview, or by the product after a result. */
export const RECHECK_MACHINE: Machine<RecheckState> = {
  name: 'recheck',
  states: RECHECK_STATES,
  transitions: [
    {
      action: 'ask',
      from: 'none',
      to: 'asked',
      by: ['recruiter', 'hiring_manager', 'company_admin', 'system'],
    },
    { action: 'accept', from: 'asked', to: 'accepted', by: CANDIDATE },
    { action: 'decline', from: 'asked', to: 'declined', by: CANDIDATE },
    { action: 'start', from: 'accepted', to: 'running', by: CANDIDATE },
    { action: 'confirm', from: 'running', to: 'confirmed', by: SYSTEM },
    { action: 'not_confirm', from: 'running', to: 'not_confirmed', by: SYSTEM },
    { action: 'miss', from: 'asked', to: 'not_done', by: SYSTEM },
    { action: 'miss', from: 'accepted', to: 'not_done', by: SYSTEM },
    { action: 'miss', from: 'running', to: 'not_done', by: SYSTEM },
  ],
}
