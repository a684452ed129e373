import type { Machine } from '../hiring/transitions/machine'

/** What somebody can say that something is wrong with. */
export const CORRECTION_KINDS = ['question', 'point', 'module', 'check'] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]
export const CORRECTION_KIND_NAMES: Readonly<Record<CorrectionKind, string>> = {
  question: 'Question',
  point: 'Key point',
  module: 'Module',
  check: 'Check',
}

export const CORRECTION_STATES = ['open', 'accepted', 'refused'] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]
export const CORRECTION_OUTCOMES = ['accepted', 'refused'] as const
export type CorrectionOutcome = (typeof CORRECTION_OUTCOMES)[number]

/** How the queue of the console is sorted. */
export const CORRECTION_ORDERS = ['oldest', 'newest'] as const
export type CorrectionOrder = (typeof CORRECTION_ORDERS)[number]

export const CORRECTION_RULES = {
  /** By one account within 24 hours. */
  perDay: 10,
  textMin: 10,
  text: 2_000,
  source: 300,
  reason: 1_000,
  /** The longest reference: a question and its point. */
  ref: 200,
} as const

/** Between a question and its point, or a module and its check: no id has one. */
const PART = '#'

/** What names a point of a question, or a check of a module. */
export const partRef = (whole: string, part: string): string => `${whole}${PART}${part}`

/** The whole and the part of a reference; the part is empty where it names a whole. */
export function partsOfRef(ref: string): { whole: string; part: string } {
  const at = ref.indexOf(PART)
  return at < 0 ? { whole: ref, part: '' } : { whole: ref.slice(0, at), part: ref.slice(at + 1) }
}

/** Only a person decides. Each pair of states is a move of its own: nothing is decided twice. */
export const CORRECTION_MACHINE: Machine<CorrectionState> = {
  name: 'correction',
  states: CORRECTION_STATES,
  transitions: [
    { action: 'make', from: 'none', to: 'open', by: ['candidate'] },
    { action: 'accepted', from: 'open', to: 'accepted', by: ['platform'], reason: true },
    { action: 'refused', from: 'open', to: 'refused', by: ['platform'], reason: true },
  ],
}
