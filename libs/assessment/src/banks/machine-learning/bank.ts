import type { Bank } from '../bank'
import { EVALUATION } from './evaluation/index'
import { FRAMING } from './framing/index'
import { LINEAR_AND_TREES } from './linear-and-trees/index'
import { NETWORKS } from './networks/index'
import { OPERATIONS } from './operations/index'
import { PRACTICE } from './practice/index'

export const MACHINE_LEARNING_BANK: Bank = {
  track: 'machine-learning',
  version: '2026.1',
  calibration: 'provisional',
  shares: { framing: 0.2, evaluation: 0.25, 'linear-and-trees': 0.15, networks: 0.2, operations: 0.2 },
  templates: [...FRAMING, ...EVALUATION, ...LINEAR_AND_TREES, ...NETWORKS, ...OPERATIONS],
  practice: PRACTICE,
}
