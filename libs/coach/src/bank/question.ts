import type { Criterion, ExperienceLevel, FocusArea, PracticeType } from '@tryka/domain'

/**
 * Something that a good answer says. It is found where all stems of one of `any` stand within six words of one
 * sentence; write words as they are, they are stemmed.
 */
export interface KeyPoint {
  readonly id: string
  /** What the point is, as feedback names it. */
  readonly text: string
  readonly weight: 'must' | 'extra'
  readonly criterion: Criterion
  readonly any: readonly (readonly string[])[]
  /** What says the opposite. */
  readonly not?: readonly (readonly string[])[]
  /** Asks for the point without naming it. */
  readonly hint: string
}

/** One question of the bank. Its samples are its tests: weak at most 35, strong at least 70, 15 apart in order. */
export interface Question {
  /** `area/type/name`: `blockchain/technical/reentrancy-order`. */
  readonly id: string
  /** Grows when words or points change: stored answers say which one they were judged by. */
  readonly revision: number
  /** `suspect` is still answered where it was asked, and asked no more; `retired` likewise, for good. */
  readonly status: 'draft' | 'active' | 'suspect' | 'retired'
  /** Empty is every field. */
  readonly areas: readonly FocusArea[]
  readonly type: PracticeType
  readonly level: ExperienceLevel
  readonly skills: readonly string[]
  /** Topics of the assessment tracks. */
  readonly topics: readonly string[]
  readonly competency?: string
  readonly stem: string
  readonly clarify?: readonly { ask: string; answer: string }[]
  /** What an answer takes. */
  readonly seconds: number
  readonly keyPoints: readonly KeyPoint[]
  /** Asked at the weakest criterion; `{quote}` is filled with at most twelve words of the answer. */
  readonly followUps: Partial<Record<Criterion, readonly string[]>>
  /** Weak, middling, strong; about people who never were. */
  readonly samples: readonly [string, string, string]
  readonly sources: readonly string[]
  /** What it is meant to show. */
  readonly why: string
}
