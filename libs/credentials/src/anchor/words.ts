import { countOf, entryWords } from '../words'
import { chainName } from './chains'

/** Chains that run on one machine and prove nothing. */
const TEST_CHAINS = [31337, 1337]

/** What is known of an anchor: `confirmed` only where its receipt was read back from the chain. */
export interface AnchorState {
  state: 'pending' | 'confirmed'
  chainId: number
  block?: number
}

export interface Recorded {
  leafIndex: number
  witnesses?: number
  anchor?: AnchorState
}

/** The sentence about the log; it says "anchored" of nothing that was not read back. */
export function recordedWords({ leafIndex, witnesses = 0, anchor }: Recorded): string {
  if (anchor?.state === 'confirmed') return anchoredWords(anchor)
  return `${entryWords(leafIndex, witnesses)}${anchor ? ', waiting to be anchored' : ''}`
}

/** Whether a chain runs on one machine, and proves nothing. */
export const isTestChain = (chainId: number): boolean => TEST_CHAINS.includes(chainId)

/** The sentence about a confirmed anchor. */
export function anchoredWords({ chainId, block }: Omit<AnchorState, 'state'>): string {
  if (isTestChain(chainId)) return 'Anchored on a test chain: no proof'
  return `Anchored on ${chainName(chainId)}${block === undefined ? '' : `, block ${countOf(block)}`}`
}
