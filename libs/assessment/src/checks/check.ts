import type { Compiled } from '../graders/javascript/compiler'
import type { Evaluated } from '../graders/javascript/engine'
import type { Outcome } from '../graders/solidity/chain'
import type { CompiledSolidity } from '../graders/solidity/compiler'
import type { ChainStep } from '../tasks/chain'
import type { CaseResult, CodeJob } from '../tasks/code'
import type { Key, Template } from '../tasks/template'

/** What a check may ask, besides its own arithmetic. */
export interface CheckTools {
  /** Runs statements on an empty database and gives the rows of the last statement that answers with rows. */
  sql(statements: string): readonly (readonly (string | number | null)[])[]
  /** Runs code on cases as a grader does. */
  run(job: CodeJob): CaseResult[] | Promise<CaseResult[]>
  /** Runs JavaScript: what it printed, and the value of an expression after it as text (`[1, "a"]`, `throws TypeError`). */
  js(code: string, expression?: string): Evaluated
  /** Runs Python and gives what it printed. @throws Error where it fails */
  python(code: string): string
  /** What TypeScript under `strict` says of a source, and the JavaScript that it makes of it. */
  ts(source: string): Compiled
  /** What solc says of a source, and where its variables stand. */
  solc(source: string): CompiledSolidity
  /**
   * What comes of each step on a new chain, in the words of a case, with its gas and its events.
   * @throws Error where the source is refused, or a step makes no sense
   */
  chain(source: string, steps: readonly ChainStep[]): Promise<Outcome[]>
}

/** Ways to be right, and near misses under the misconception that each of them shows. */
export interface CodeParts<P> {
  solutions(params: P): readonly string[]
  wrong(params: P): Readonly<Record<string, string>>
}
type Parts<P> =
  | { option(params: P, text: string, tools: CheckTools): boolean | Promise<boolean> }
  | { key(params: P, tools: CheckTools): Key | Promise<Key> }
  | CodeParts<P>

/**
 * The other way to a key. For options: whether this one is right, each tried alone. For what is typed or put in order:
 * the whole key, found by running the thing or by a second way of reckoning. For code: statements that are run on its cases.
 */
export type Check<P> = { template: Template<P> } & Parts<P>

/** Declares the check of a template. */
export const check = <P>(template: Template<P>, parts: Parts<P>): Check<P> => ({ template, ...parts })
