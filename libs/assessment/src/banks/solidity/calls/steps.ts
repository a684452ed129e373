import type { CheckTools } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'

/** What the last of these steps gives, on the contracts that are shown. */
export async function lastGiven(
  { chain }: CheckTools,
  source: string,
  steps: readonly ChainStep[],
): Promise<string> {
  return (await chain(source, steps)).at(-1)?.text ?? ''
}

/** What each of these calls gives after the steps before them. */
export async function allGiven(
  { chain }: CheckTools,
  source: string,
  [before, asked]: readonly [readonly ChainStep[], readonly ChainStep[]],
): Promise<string[]> {
  const outcomes = await chain(source, [...before, ...asked])
  return outcomes.slice(before.length).map(({ text }) => text)
}

/** Whether a step failed, by what it gave. */
export const hasFailed = (text: string): boolean => /^(reverts|panics|out of gas|invalid|stack)/.test(text)
