import type { Bank } from '../bank'
import { CRYPTOGRAPHY } from './cryptography/index'
import { IDENTITY } from './identity/index'
import { INPUT } from './input/index'
import { PRACTICE } from './practice/index'
import { THREATS } from './threats/index'
import { WEB } from './web/index'

export const APPLICATION_SECURITY_BANK: Bank = {
  track: 'application-security',
  version: '2026.1',
  calibration: 'provisional',
  shares: { input: 0.2, identity: 0.2, cryptography: 0.2, web: 0.2, threats: 0.2 },
  templates: [...INPUT, ...IDENTITY, ...CRYPTOGRAPHY, ...WEB, ...THREATS],
  practice: PRACTICE,
}
