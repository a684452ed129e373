import type { ChainStep } from '../../../tasks/chain'
import { shownStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'

/** A case as it is run and as it is read. */
export const chainCase = (name: string, steps: readonly ChainStep[], beside?: string): ChainCase => ({
  name,
  shown: steps.map(shownStep).join('\n'),
  steps,
  ...(beside !== undefined && { beside }),
})
