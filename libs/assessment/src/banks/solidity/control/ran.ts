import type { CheckTools } from '../../../checks/check'
import type { ChainStep, ChainValue } from '../../../tasks/chain'

type Tools = Pick<CheckTools, 'chain' | 'solc'>

/** What each step came to, in words. */
export const textsOf = async (
  source: string,
  steps: readonly ChainStep[],
  { chain }: Tools,
): Promise<string[]> => (await chain(source, steps)).map(({ text }) => text)

/** What the last step gave. */
export const lastOf = async (source: string, steps: readonly ChainStep[], tools: Tools): Promise<string> =>
  (await textsOf(source, steps, tools)).at(-1) ?? ''

/** A call with these values. */
export const called = (call: string, ...args: ChainValue[]): ChainStep => ({ call, args })

/** Whether the compiler takes a source; warnings do no harm. */
export const compiles = (source: string, { solc }: Tools): boolean =>
  solc(source).faults.every(({ severity }) => severity !== 'error')
