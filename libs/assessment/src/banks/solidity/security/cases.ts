import type { ChainStep } from '../../../tasks/chain'
import { shownStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'

/** A case of a code task; `told` says what the contracts beside it do, where somebody has to know. */
export const onChain = (
  name: string,
  steps: readonly ChainStep[],
  beside?: string,
  told: readonly string[] = [],
): ChainCase => ({
  name,
  shown: [...told, ...steps.map((step) => shownStep(step))].join('\n'),
  steps,
  ...(beside !== undefined && { beside }),
})
