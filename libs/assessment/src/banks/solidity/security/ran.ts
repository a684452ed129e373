import type { CheckTools } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { ether } from '../../../tasks/chain'

type Tools = Pick<CheckTools, 'chain'>
/** What a person has at first, in ether. */
export const STAKE = 100

/** What came of each step. */
export const texts = async (
  { chain }: Tools,
  source: string,
  steps: readonly ChainStep[],
): Promise<string[]> => (await chain(source, steps)).map(({ text }) => text)

/** What came of the last step. */
export const lastOf = async (tools: Tools, source: string, steps: readonly ChainStep[]): Promise<string> =>
  (await texts(tools, source, steps)).at(-1) ?? ''

/** Wei, as text, in ether. */
export const inEther = (wei: string): number => Number(BigInt(wei)) / Number(BigInt(ether(1)))

export const isFailed = (text: string): boolean => /^(reverts|panics|out of gas)/.test(text)
