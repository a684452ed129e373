import { endpoint } from '../http/endpoint'
import type { CreditLedger, LedgerQuery } from './credits.schema'

export const getCredits = endpoint<{ query: typeof LedgerQuery; response: typeof CreditLedger }>(
  'GET',
  '/api/credits',
)
