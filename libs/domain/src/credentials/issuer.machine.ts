import type { Actor, Machine } from '../hiring/transitions/machine'

export const KEY_STATES = ['added', 'current', 'retiring', 'retired', 'compromised'] as const
export type KeyState = (typeof KEY_STATES)[number]

const PLATFORM: readonly Actor[] = ['platform']

/** A key that signs credentials. One is current; what it signed counts on while it retires, and never when it was compromised. */
export const KEY_MACHINE: Machine<KeyState> = {
  name: 'key',
  states: KEY_STATES,
  transitions: [
    { action: 'add', from: 'none', to: 'added', by: PLATFORM },
    { action: 'use', from: 'added', to: 'current', by: PLATFORM },
    { action: 'replace', from: 'current', to: 'retiring', by: PLATFORM },
    { action: 'retire', from: 'retiring', to: 'retired', by: PLATFORM },
    { action: 'compromise', from: 'retiring', to: 'compromised', by: PLATFORM },
  ],
}
