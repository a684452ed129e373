import type { CheckTools } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'

/** The gas of the last step; it and all before it have to succeed. */
export async function gasOf(
  source: string,
  steps: readonly ChainStep[],
  { chain }: Pick<CheckTools, 'chain'>,
): Promise<number> {
  const outcomes = await chain(source, steps)
  const failed = outcomes.find(({ text }) => /^(reverts|panics|out of gas)/.test(text))
  if (failed) throw new Error(`A step failed: ${failed.text}\n${source}`)
  return outcomes.at(-1)?.gas ?? 0
}

/** Numbers with commas between thousands. */
export const shownNumber = (value: number): string => value.toLocaleString('en')
