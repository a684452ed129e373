import type { Machine } from '../hiring/transitions/machine'

export const PEER_REQUEST_STATES = ['open', 'matched', 'agreed', 'booked', 'cancelled', 'expired'] as const
export type PeerRequestState = (typeof PEER_REQUEST_STATES)[number]

/** Somebody looks for another person to practise with. Each side agrees for itself; both together are booked. */
export const PEER_REQUEST_MACHINE: Machine<PeerRequestState> = {
  name: 'peer_request',
  states: PEER_REQUEST_STATES,
  transitions: [
    { action: 'ask', from: 'none', to: 'open', by: ['candidate'] },
    { action: 'match', from: 'open', to: 'matched', by: ['system'] },
    { action: 'agree', from: 'matched', to: 'agreed', by: ['candidate'] },
    { action: 'book', from: 'agreed', to: 'booked', by: ['system'] },
    { action: 'decline', from: 'matched', to: 'open', by: ['candidate'] },
    { action: 'reopen', from: 'matched', to: 'open', by: ['system'] },
    { action: 'reopen', from: 'agreed', to: 'open', by: ['system'] },
    { action: 'cancel', from: 'open', to: 'cancelled', by: ['candidate', 'system'] },
    { action: 'cancel', from: 'matched', to: 'cancelled', by: ['candidate', 'system'] },
    { action: 'cancel', from: 'agreed', to: 'cancelled', by: ['candidate', 'system'] },
    { action: 'expire', from: 'open', to: 'expired', by: ['system'] },
  ],
}

export const MOCK_STATES = [
  'booked',
  'live',
  'ended',
  'left',
  'cancelled',
  'no_show',
  'confirmed',
  'not_confirmed',
] as const
export type MockState = (typeof MOCK_STATES)[number]

/** A mock interview of two people. It counts once both said how it was, and neither saw what the other said before. */
export const MOCK_MACHINE: Machine<MockState> = {
  name: 'mock',
  states: MOCK_STATES,
  transitions: [
    { action: 'book', from: 'none', to: 'booked', by: ['system'] },
    { action: 'begin', from: 'booked', to: 'live', by: ['system'] },
    { action: 'cancel', from: 'booked', to: 'cancelled', by: ['candidate', 'system'] },
    { action: 'miss', from: 'booked', to: 'no_show', by: ['system'] },
    { action: 'end', from: 'live', to: 'ended', by: ['candidate', 'system'] },
    { action: 'leave', from: 'live', to: 'left', by: ['candidate', 'system'] },
    { action: 'confirm', from: 'ended', to: 'confirmed', by: ['system'] },
    { action: 'rest', from: 'ended', to: 'not_confirmed', by: ['system'] },
  ],
}
