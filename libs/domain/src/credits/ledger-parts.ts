import { CAPPED_KINDS } from './caps'

/** The rows that a number beside the ledger is the sum of: today's, this week's, a kind's, those put aside. */
export const LEDGER_PARTS = ['day', 'week', 'held', ...CAPPED_KINDS] as const
export type LedgerPart = (typeof LEDGER_PARTS)[number]
