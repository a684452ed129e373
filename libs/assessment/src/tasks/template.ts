import type { CodeCase, CodeKey, CodeKind } from './code'
import type { Rng } from './rng'

export type AnswerKind = 'single' | 'multiple' | 'ordering' | 'numeric' | 'short' | CodeKind
export type TemplateState = 'draft' | 'pilot' | 'active' | 'suspect' | 'retired'
export type Grade = 1 | 2 | 3 | 4 | 5

/** What is shown. `options` stand in the order of the key's numbers; a person sees them shuffled. */
export interface Ask {
  /** Text with `code` between backticks. */
  stem: string
  code?: string
  options?: readonly string[]
  /** What an answer looks like, or its unit. */
  answerHint?: string
  /** Where a code task begins: what stands in the editor at first. */
  starter?: string
  /** Visible cases of a code task: *Run* tries these. */
  cases?: readonly CodeCase[]
}

/** What is right, by the numbers of the options as they are written. */
export type Key =
  | { kind: 'single'; right: number }
  | { kind: 'multiple'; right: readonly number[] }
  /** Any of these orders. */
  | { kind: 'ordering'; orders: readonly (readonly number[])[] }
  | { kind: 'numeric'; value: number; tolerance: { absolute: number } | { relative: number } }
  | { kind: 'short'; accept: readonly string[]; sameCase?: boolean }
  | CodeKey

/** A task with its numbers left open. A change of meaning is a new id; a change of words a new revision. */
export interface Template<P = unknown> {
  /** `track/topic/name`, for ever. */
  id: string
  revision: number
  kind: AnswerKind
  topic: string
  /** The authors' difficulty: 1 for nearly everybody, 5 for few. */
  grade: Grade
  /** A second author's vote within the grade. */
  nudge?: -0.3 | 0 | 0.3
  seconds: number
  /** Of the code that is shown. */
  lang?: string
  status: TemplateState
  /** What it tells apart: the misconception or ability. */
  idea: string
  params(rng: Rng): P
  ask(params: P): Ask
  key(params: P): Key
  /** For reviewers and appeals; candidates do not read it. */
  why(params: P): string
  /** Where the facts stand. */
  source: readonly string[]
}

/** Declares a template; the types of its numbers follow from `params`. */
export const template = <P>(parts: Template<P>): Template<P> => parts
