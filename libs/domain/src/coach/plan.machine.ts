import type { Actor, Machine } from '../hiring/transitions/machine'

const CANDIDATE: readonly Actor[] = ['candidate']
const EITHER: readonly Actor[] = ['candidate', 'system']

export const PLAN_ITEM_STATES = ['open', 'done', 'dropped'] as const
export type PlanItemState = (typeof PLAN_ITEM_STATES)[number]

/** One thing to do before an interview. A person ticks logistics alone; the rest is done by what was done. */
export const PLAN_ITEM_MACHINE: Machine<PlanItemState> = {
  name: 'plan_item',
  states: PLAN_ITEM_STATES,
  transitions: [
    { action: 'plan', from: 'none', to: 'open', by: EITHER },
    { action: 'do', from: 'open', to: 'done', by: EITHER },
    { action: 'undo', from: 'done', to: 'open', by: CANDIDATE },
    { action: 'drop', from: 'open', to: 'dropped', by: CANDIDATE },
  ],
}
