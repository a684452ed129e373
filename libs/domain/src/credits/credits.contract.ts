import { contract } from '../http/contract'
import { getCredits } from './credits.endpoints'
import { CreditLedger, LedgerQuery } from './credits.schema'

export const creditsApi = {
  ledger: contract(getCredits, {
    query: LedgerQuery,
    response: CreditLedger,
    access: 'candidate',
    summary: 'Own points, row by row with their balance',
  }),
}
