import type { Bank } from '../bank'
import { CALLS } from './calls/index'
import { CONTROL } from './control/index'
import { GAS } from './gas/index'
import { PRACTICE } from './practice/index'
import { SECURITY } from './security/index'
import { STORAGE } from './storage/index'
import { TOKENS } from './tokens/index'

export const SOLIDITY_BANK: Bank = {
  track: 'solidity',
  version: '2026.1',
  calibration: 'provisional',
  code: ['code-solidity'],
  shares: { storage: 0.2, control: 0.15, calls: 0.2, security: 0.25, gas: 0.1, tokens: 0.1 },
  templates: [...STORAGE, ...CONTROL, ...CALLS, ...SECURITY, ...GAS, ...TOKENS],
  practice: PRACTICE,
}
