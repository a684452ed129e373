import type { Machine } from '../hiring/transitions/machine'

export const SHARED_STATES = ['open', 'reviewed', 'closed', 'withdrawn'] as const
export type SharedState = (typeof SHARED_STATES)[number]

/** An answer that others are asked to look at. It is reviewed once enough did, and closed unseen where nobody came. */
export const SHARED_ANSWER_MACHINE: Machine<SharedState> = {
  name: 'shared_answer',
  states: SHARED_STATES,
  transitions: [
    { action: 'share', from: 'none', to: 'open', by: ['candidate'] },
    { action: 'review', from: 'open', to: 'reviewed', by: ['system'] },
    { action: 'withdraw', from: 'open', to: 'withdrawn', by: ['candidate', 'system'] },
    { action: 'lapse', from: 'open', to: 'closed', by: ['system'] },
    { action: 'close', from: 'reviewed', to: 'closed', by: ['candidate', 'system'] },
  ],
}

export const PEER_REVIEW_STATES = [
  'taken',
  'submitted',
  'useful',
  'not_useful',
  'neutral',
  'known',
  'lapsed',
] as const
export type PeerReviewState = (typeof PEER_REVIEW_STATES)[number]

/**
 * One person's look at a shared answer. Whoever asked says whether it was of use; without a word it stays neutral. Of a
 * known answer, which nobody asked for, it is only compared.
 */
export const PEER_REVIEW_MACHINE: Machine<PeerReviewState> = {
  name: 'peer_review',
  states: PEER_REVIEW_STATES,
  transitions: [
    { action: 'take', from: 'none', to: 'taken', by: ['candidate'] },
    { action: 'submit', from: 'taken', to: 'submitted', by: ['candidate'] },
    { action: 'compare', from: 'taken', to: 'known', by: ['candidate'] },
    { action: 'useful', from: 'submitted', to: 'useful', by: ['candidate'] },
    { action: 'not_useful', from: 'submitted', to: 'not_useful', by: ['candidate'] },
    { action: 'rest', from: 'submitted', to: 'neutral', by: ['system'] },
    { action: 'lapse', from: 'taken', to: 'lapsed', by: ['candidate', 'system'] },
  ],
}
