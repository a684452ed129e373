import type { CheckTools } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'

const known = new Map<string, Promise<string[]>>()

/** What each step gives on a chain of its own; the same source and steps are run once. */
export function allGiven(
  { chain }: CheckTools,
  source: string,
  steps: readonly ChainStep[],
): Promise<string[]> {
  const name = JSON.stringify([source, steps])
  const before = known.get(name)
  const found = before ?? chain(source, steps).then((outcomes) => outcomes.map(({ text }) => text))
  known.set(name, found)
  return found
}

/** What the last step gives. */
export const given = async (
  tools: CheckTools,
  source: string,
  steps: readonly ChainStep[],
): Promise<string> => (await allGiven(tools, source, steps)).at(-1) ?? ''

/** Whether a step failed, by what it gave. */
export const isFailed = (text: string): boolean => /^(reverts|panics|out of gas|invalid)/.test(text)
