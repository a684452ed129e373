import type { Actor, Machine } from '../hiring/transitions/machine'

const CANDIDATE: readonly Actor[] = ['candidate']
const EITHER: readonly Actor[] = ['candidate', 'system']

export const PRACTICE_STATES = ['open', 'ended'] as const
export type PracticeState = (typeof PRACTICE_STATES)[number]

/** One session of practice. Ended it can still be read and its questions answered again, until it is deleted. */
export const PRACTICE_MACHINE: Machine<PracticeState> = {
  name: 'practice',
  states: PRACTICE_STATES,
  transitions: [
    { action: 'start', from: 'none', to: 'open', by: CANDIDATE },
    { action: 'end', from: 'open', to: 'ended', by: EITHER },
    { action: 'delete', from: 'open', to: 'deleted', by: EITHER },
    { action: 'delete', from: 'ended', to: 'deleted', by: EITHER },
  ],
}

export const TURN_STATES = ['asked', 'answered', 'judged', 'skipped'] as const
export type TurnState = (typeof TURN_STATES)[number]

/** One question and its answer. `answered` waits for the follow-up; `again` is a turn of its own. */
export const TURN_MACHINE: Machine<TurnState> = {
  name: 'practice_turn',
  states: TURN_STATES,
  transitions: [
    { action: 'ask', from: 'none', to: 'asked', by: EITHER },
    { action: 'again', from: 'none', to: 'asked', by: CANDIDATE },
    { action: 'answer', from: 'asked', to: 'answered', by: CANDIDATE },
    { action: 'follow', from: 'answered', to: 'judged', by: EITHER },
    { action: 'skip', from: 'asked', to: 'skipped', by: CANDIDATE },
  ],
}
