import { contract } from '../http/contract'
import { buyModelPack, getCredits } from './credits.endpoints'
import { CreditLedger, LedgerQuery, ModelPackBought } from './credits.schema'

export const creditsApi = {
  ledger: contract(getCredits, {
    query: LedgerQuery,
    response: CreditLedger,
    access: 'candidate',
    summary: 'Own points, row by row with their balance',
  }),
  modelPack: contract(buyModelPack, {
    response: ModelPackBought,
    access: 'candidate',
    idempotent: true,
    summary: 'Ten more answers of the language model today, for 20 points, twice a day',
  }),
}
