import type { Bank } from '../bank'
import { ASYNC } from './async/index'
import { COLLECTIONS } from './collections/index'
import { MODULES } from './modules/index'
import { PRACTICE } from './practice/index'
import { TYPES } from './types/index'
import { VALUES } from './values/index'

export const TYPESCRIPT_BANK: Bank = {
  track: 'typescript',
  version: '2026.1',
  calibration: 'provisional',
  code: ['code-js', 'code-ts'],
  shares: { values: 0.2, async: 0.2, types: 0.25, collections: 0.15, modules: 0.2 },
  templates: [...VALUES, ...ASYNC, ...TYPES, ...COLLECTIONS, ...MODULES],
  practice: PRACTICE,
}
