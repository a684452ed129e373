import type { Actor, Machine } from '../hiring/transitions/machine'

export const ANCHOR_STATES = ['queued', 'sent', 'mined', 'confirmed', 'given_up'] as const
export type AnchorMoveState = (typeof ANCHOR_STATES)[number]
/** Those of which one at most is under way at a time: transactions of one account come one after the other. */
export const OPEN_ANCHORS = ['queued', 'sent', 'mined'] as const

const SYSTEM: readonly Actor[] = ['system']
const PLATFORM: readonly Actor[] = ['platform']

/** A root of the log on its way to a chain. */
export const ANCHOR_MACHINE: Machine<AnchorMoveState> = {
  name: 'anchor',
  states: ANCHOR_STATES,
  transitions: [
    { action: 'queue', from: 'none', to: 'queued', by: SYSTEM },
    { action: 'send', from: 'queued', to: 'sent', by: SYSTEM },
    { action: 'mine', from: 'sent', to: 'mined', by: SYSTEM },
    { action: 'confirm', from: 'mined', to: 'confirmed', by: SYSTEM },
    // It was stuck or lost, or its block was replaced by another.
    { action: 'requeue', from: 'sent', to: 'queued', by: SYSTEM },
    { action: 'requeue', from: 'mined', to: 'queued', by: SYSTEM },
    ...OPEN_ANCHORS.map((from) => ({
      action: 'give_up',
      from,
      to: 'given_up' as const,
      by: PLATFORM,
      reason: true as const,
    })),
  ],
}

export const ANCHOR_RULES = {
  /** So long a transaction waits before it is replaced by a dearer one. */
  replaceMinutes: 10,
  /** After so many failures in a row, or so many hours on the way, a person should look. */
  stuckTries: 3,
  stuckHours: 6,
  /** The longest pause after failures. */
  pauseMinutes: 60,
  reason: 2_000,
  /** Anchors that the console lists. */
  listed: 20,
} as const
