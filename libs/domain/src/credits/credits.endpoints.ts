import { endpoint } from '../http/endpoint'
import type { CreditLedger, LedgerQuery, ModelPackBought } from './credits.schema'

export const getCredits = endpoint<{ query: typeof LedgerQuery; response: typeof CreditLedger }>(
  'GET',
  '/api/credits',
)
export const buyModelPack = endpoint<{ response: typeof ModelPackBought }>('POST', '/api/credits/model-pack')
