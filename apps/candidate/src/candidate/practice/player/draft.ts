import type { PracticeTurn } from '@tryka/domain'

/** What is written here for one question, and what is known of what the server holds. */
export interface Draft {
  text: string
  /** The version of the question that it is based on. */
  base: number
  /** What the server holds at that version. */
  sent: string
  /** What was sent last: its answer may have been lost. */
  sending: string
  /** The text that was not taken when another device was ahead; kept until the answer is in. */
  other: string
}

export const draftOf = ({ draft, version }: Pick<PracticeTurn, 'draft' | 'version'>): Draft => ({
  text: draft,
  base: version,
  sent: draft,
  sending: draft,
  other: '',
})

/** The server takes white space off the ends, and Windows writes other ends of lines. */
export const isSame = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (text: string): string => text.replace(/\r\n/g, '\n').trim()

export interface Met extends Draft {
  /** Another device wrote something else meanwhile: somebody has to say which text is meant. */
  isAhead: boolean
}

/** What is written here beside what the server says now. Neither text is ever given up here. */
export function meet(own: Draft, { draft, version }: Pick<PracticeTurn, 'draft' | 'version'>): Met {
  const met = { ...own, isAhead: false }
  if (version <= own.base) return met
  const now = { ...met, base: version, sent: draft, sending: draft }
  // Our own, of which the answer was lost.
  if (isSame(draft, own.sent) || isSame(draft, own.sending) || isSame(draft, own.text)) return now
  if (own.text.trim() === '') return { ...now, text: draft }
  // What is written here goes on from what is there, as after a tab that crashed: nothing of it is lost.
  if (plain(own.text).startsWith(plain(draft))) return now
  return { ...met, isAhead: true }
}

/** Goes on with one of two texts, and keeps the other beside it. */
export const choose = (own: Draft, turn: PracticeTurn, which: 'here' | 'there'): Draft => ({
  ...draftOf(turn),
  text: which === 'there' ? turn.draft : own.text,
  other: which === 'there' ? own.text : turn.draft,
})

/** What is kept of a question in this browser is named so. */
export const draftSlot = (turnId: string, state: PracticeTurn['state']): string =>
  `practice:${turnId}:${state}`

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** What was heard, behind what is written. */
export const joined = (text: string, heard: string): string =>
  text === '' || /\s$/.test(text) ? text + heard : `${text} ${heard}`
