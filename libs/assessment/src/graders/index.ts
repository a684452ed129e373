import type { CaseResult, CodeJob, CodeKind } from '../tasks/code'
import { jsRunner } from './javascript/js-runner'
import { tsRunner } from './javascript/ts-runner'
import { solidityRunner } from './solidity/solidity-runner'
import { sqlRunner } from './sql-runner'

/**
 * Runs code on its cases, in their order. It blocks, most until they are done and that of Solidity while it compiles, so it
 * belongs in a process that may be killed.
 */
export type Runner = (job: CodeJob) => CaseResult[] | Promise<CaseResult[]>

/** What runs each kind; its engine is loaded when it is asked for. */
export const RUNNERS: Readonly<Record<CodeKind, () => Promise<Runner>>> = {
  'code-sql': sqlRunner,
  'code-js': jsRunner,
  'code-ts': tsRunner,
  'code-solidity': solidityRunner,
}

export { BrokenEngine } from './broken-engine'
export { jsRunner, solidityRunner, sqlRunner, tsRunner }
