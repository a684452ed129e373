import { LEAF_HASH } from './break/leaf-hash'

/** What pictures show of the demonstration badge. */
export const SAMPLE = {
  skill: 'Solidity',
  level: 'Advanced',
  score: 612,
  range: 'likely 566–658',
  hash: `${LEAF_HASH.slice(0, 16)} … ${LEAF_HASH.slice(-4)}`,
} as const
