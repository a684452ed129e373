import { CODE_TASK_KINDS, isCodeTask } from '@tryka/domain'
import type { CodeTaskKind } from '@tryka/domain'
import type { ChainStep } from './chain'

/** Languages in which somebody writes code that is run. */
export const CODE_KINDS = CODE_TASK_KINDS
export type CodeKind = CodeTaskKind
export const isCodeKind = isCodeTask

/** The longest code that is taken, in bytes of UTF-8. */
export const MOST_CODE_BYTES = 8 * 1024

export type Cell = string | number | null
export type Row = readonly Cell[]

interface NamedCase {
  /** `one without orders`: which case it is, for whoever runs it. */
  name: string
  /** What is given and what is expected, as a person reads it. */
  shown: string
}

/** A database, and the rows that a right statement gives on it. */
export interface SqlCase extends NamedCase {
  /** Statements that make the database. */
  database: string
  rows: readonly Row[]
}

/** A call of what the code declares, and what it gives. */
export interface CallCase extends NamedCase {
  /** An expression, evaluated after the code: `total([1, 2])`. What it promises is awaited. */
  call: string
  /** An expression of the same value, evaluated where the code is not; or the name of an error. */
  gives: string | { throws: string }
}

/** Lines that use the types of the code, and what a compiler says of them. */
export interface TypeCase extends NamedCase {
  uses: string
  /** Numbers of the diagnostics, each as often as it comes; none where everything fits. */
  errors: readonly number[]
}

/** What is done to contracts from outside, on a chain of its own, and what comes of it. */
export interface ChainCase extends NamedCase {
  steps: readonly ChainStep[]
  /** Contracts beside those of the code, which they know by interfaces. */
  beside?: string
}

export type CodeCase = SqlCase | CallCase | TypeCase | ChainCase

/** What is right: every hidden case is passed. */
export interface CodeKey {
  kind: CodeKind
  cases: readonly CodeCase[]
  /** Rows count in their order, for the task says ORDER BY; else in any, each as often as it comes. */
  ordered?: boolean
  /** One way to be right, told after the answer. Practice tasks alone have one. */
  sample?: string
}
export const isCodeKey = (key: { kind: string }): key is CodeKey => isCodeKind(key.kind)

/** What a grader gets: one person's code, and the cases it is tried on. */
export interface CodeJob {
  kind: CodeKind
  code: string
  cases: readonly CodeCase[]
  ordered: boolean
}

/** How one case went. `output` is what the code gave, or why it gave nothing; it is told of visible cases alone. */
export interface CaseResult {
  name: string
  passed: boolean
  output: string
}

/** Whether the code is right: every case has a result, and passed. */
export const allPassed = ({ cases }: CodeJob, results: readonly CaseResult[]): boolean =>
  cases.length > 0 && results.length === cases.length && results.every(({ passed }) => passed)
