import type { Actor, Machine } from '../hiring/transitions/machine'
import { APPEAL_STATES, TEMPLATE_STATES, type AppealState, type TemplateStanding } from './appeal.rules'

const PLATFORM: readonly Actor[] = ['platform']

/** What somebody says of a task or a result. The reason is read by whoever appealed. */
export const APPEAL_MACHINE: Machine<AppealState> = {
  name: 'appeal',
  states: APPEAL_STATES,
  transitions: [
    { action: 'appeal', from: 'none', to: 'open', by: ['candidate'] },
    { action: 'upheld', from: 'open', to: 'upheld', by: PLATFORM, reason: true },
    { action: 'refused', from: 'open', to: 'refused', by: PLATFORM, reason: true },
  ],
}

/** A template of tasks while the product runs: an active one is given out, a pilot without counting. An action is called like where it leads. */
export const TEMPLATE_MACHINE: Machine<TemplateStanding> = {
  name: 'template',
  states: TEMPLATE_STATES,
  transitions: [
    { action: 'suspect', from: 'active', to: 'suspect', by: ['system'] },
    { action: 'suspect', from: 'pilot', to: 'suspect', by: ['system'] },
    { action: 'active', from: 'suspect', to: 'active', by: PLATFORM, reason: true },
    { action: 'retired', from: 'active', to: 'retired', by: PLATFORM, reason: true },
    { action: 'retired', from: 'pilot', to: 'retired', by: PLATFORM, reason: true },
    { action: 'retired', from: 'suspect', to: 'retired', by: PLATFORM, reason: true },
  ],
}
