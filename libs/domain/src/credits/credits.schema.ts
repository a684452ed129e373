import { z } from 'zod'
import { Id, IsoTime, pageOf, pageQuery } from '../hiring/hiring.schema'
import { CAPPED_KINDS } from './caps'
import { LEDGER_PARTS } from './ledger-parts'

/** A page of the ledger: all of it, or the rows that a number beside it is the sum of. */
export const LedgerQuery = z.strictObject({ ...pageQuery, of: z.enum(LEDGER_PARTS).optional() })

const count = z.number().int().min(0)
const capFields = { given: count, most: count }

/** One row: what for, how much, and what there was afterwards. A mistake is a row of its own. */
export const LedgerEntry = z.object({
  id: Id,
  at: IsoTime,
  /** What it refers to: a kind of deed, a hold, something bought, or another row. */
  kind: z.string(),
  /** Which of its kind. */
  ref: z.string(),
  reason: z.string(),
  note: z.string().nullable(),
  /** Below nothing where it was taken back, put aside or spent. */
  amount: z.number().int(),
  balance: z.number().int(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** What is put aside, and until when at the latest. */
export const HeldCredits = z.object({
  id: Id,
  amount: count,
  reason: z.string(),
  note: z.string().nullable(),
  endsAt: IsoTime,
})
export type HeldCredits = z.infer<typeof HeldCredits>

/** The points of a person, newest row first. The balance is the sum of all rows. */
export const CreditLedger = pageOf(LedgerEntry).extend({
  balance: z.number().int(),
  /** Of the rows that were asked for; all of them make the balance. */
  sum: z.number().int(),
  /** What was given today and since Monday, in UTC, and the most that is. */
  today: z.object(capFields),
  week: z.object(capFields),
  /** How often each kind was paid for in its week or month. */
  caps: z.array(
    z.object({ kind: z.enum(CAPPED_KINDS), used: count, most: count, period: z.enum(['week', 'month']) }),
  ),
  held: z.array(HeldCredits),
  /** Invented, with the rest of a demo. */
  isSample: z.boolean(),
})
export type CreditLedger = z.infer<typeof CreditLedger>

/** After a pack was paid for: what is left, and how many packs are in today. */
export const ModelPackBought = z.object({ balance: count, packs: count })
export type ModelPackBought = z.infer<typeof ModelPackBought>
