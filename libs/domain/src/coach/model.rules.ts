import type { Criterion, RubricLevel } from './rubric'

/** What a language model is asked for; each has its own allowance a day. */
export const MODEL_PURPOSES = ['feedback', 'conversation'] as const
export type ModelPurpose = (typeof MODEL_PURPOSES)[number]

export const MODEL_LIMITS = {
  /** Answers a day and account, of each purpose. */
  answersPerDay: 20,
  tokensPerDay: 40_000,
  /** Tokens that a pack adds to a day, with its answers, which are for either purpose. */
  packTokens: 20_000,
  /** Characters of what it says of one criterion. */
  remark: 240,
  /** Milliseconds of one call, and of all that one press leads to. */
  callMs: 20_000,
  interactionMs: 60_000,
} as const

/** What was agreed to: another text asks anew. */
export const MODEL_CONSENT_VERSION = 2
/** What leaves for the model, and what never does. Whoever changes a word here raises the version. */
export const MODEL_LEAVES = [
  'the question',
  'your answer, with placeholders such as [company 1] for names',
  'the title and skills of the job, where you practise for one',
  'a message to the coach that is answered with counts, with placeholders, and these counts',
] as const
export const MODEL_STAYS = [
  'your name and address',
  'links',
  'names of employers and schools in your profile',
  'your CV',
  'your scores',
] as const

/** Why the words of a model ended, or never began; the built-in words stand alone then. */
export const WORDS_FALLBACKS = ['failed', 'time', 'refused', 'consent', 'stopped', 'budget'] as const
export type WordsFallback = (typeof WORDS_FALLBACKS)[number]

/** A finished sentence about one criterion, checked before it was sent. */
export interface WordsSentence {
  criterion: Criterion
  text: string
  /** Into the text that was judged; null where it quotes nothing. */
  quote: { start: number; end: number } | null
  /** With the last sentence of a criterion: the level that the model would give. It counts nowhere. */
  level: RubricLevel | null
}

/** Names of the events of a stream of words, in the order in which they come. */
export const WORDS_EVENTS = ['feedback', 'words', 'done', 'fallback'] as const
