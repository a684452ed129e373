import type { Bank } from '../bank'
import { GROUPING } from './grouping/index'
import { JOINS } from './joins/index'
import { KEYS } from './keys/index'
import { NULLS } from './nulls/index'
import { PRACTICE } from './practice/index'
import { SELECT } from './select/index'
import { WINDOWS } from './windows/index'

export const SQL_BANK: Bank = {
  track: 'sql',
  version: '2026.1',
  calibration: 'provisional',
  code: ['code-sql'],
  shares: { select: 0.15, joins: 0.2, grouping: 0.2, windows: 0.15, nulls: 0.15, keys: 0.15 },
  templates: [...SELECT, ...JOINS, ...GROUPING, ...WINDOWS, ...NULLS, ...KEYS],
  practice: PRACTICE,
}
