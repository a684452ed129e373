import type { SampleCreditRow, CreditAccountRow, CreditTransferRow } from './credit.table'
import { ISSUED } from './credit.table'
import { keyOf } from './purse'

interface Sample {
  market: { id: string; candidateId: string }
  credits: readonly SampleCreditRow[]
}

/** The ledger of a demo, which holds its sample person alone: both its accounts have an id that is there already. */
export function sampleLedger({ market: { id: marketId, candidateId: person }, credits }: Sample) {
  const accounts: CreditAccountRow[] = [
    { id: marketId, key: ISSUED, balance: null, endsAt: null },
    { id: person, key: keyOf({ marketId, person }), balance: 0, endsAt: null },
  ]
  const transfers: CreditTransferRow[] = credits.map((row) => ({
    ...row,
    pair: null,
    fromAccount: marketId,
    toAccount: person,
  }))
  return { accounts, transfers }
}
