import { z } from 'zod'
import { Id, IsoTime, pageOf, pageQuery } from '../hiring/hiring.schema'

/** A page of the ledger. */
export const LedgerQuery = z.strictObject(pageQuery)

/** One row: what for, how much, and what there was afterwards. A mistake is a row of its own. */
export const LedgerEntry = z.object({
  id: Id,
  at: IsoTime,
  reason: z.string(),
  note: z.string().nullable(),
  /** Below nothing where it was taken back. */
  amount: z.number().int(),
  balance: z.number().int(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** The points of a person, newest row first. The balance is the sum of all rows. */
export const CreditLedger = pageOf(LedgerEntry).extend({
  balance: z.number().int(),
  /** What was given today, in UTC, and the most that is. */
  today: z.object({ given: z.number().int(), most: z.number().int() }),
  /** Invented, with the rest of a demo. */
  isSample: z.boolean(),
})
export type CreditLedger = z.infer<typeof CreditLedger>
