import { z } from 'zod'
import { IsoTime } from '../hiring/hiring.schema'
import { ANCHOR_RULES, ANCHOR_STATES } from './anchor.machine'

const count = z.number().int().nonnegative()

export const AnchorSummary = z.object({
  id: z.string(),
  /** Entries of the log that it holds. */
  size: count,
  state: z.enum(ANCHOR_STATES),
  chainId: count,
  /** What the chain is called. */
  chain: z.string(),
  tx: z.string().nullable(),
  block: count.nullable(),
  /** Failures in a row, and what the last one was. */
  tries: count,
  fault: z.string().nullable(),
  /** Whether a person should look. */
  isStuck: z.boolean(),
  queuedAt: IsoTime,
  movedAt: IsoTime,
  /** Who gave it up, and why. */
  givenUpBy: z.string().nullable(),
  reason: z.string().nullable(),
})
export type AnchorSummary = z.infer<typeof AnchorSummary>

/** The public log as the console sees it. */
export const LogHealth = z.object({
  size: count,
  /** When the newest checkpoint was signed; null while nothing was ever written. */
  signedAt: IsoTime.nullable(),
  /** What is not in order; nothing is issued while it says something. */
  trouble: z.string().nullable(),
  /** Witnesses that this log knows, and whether they signed the newest checkpoint. */
  witnesses: z.array(z.object({ name: z.string(), hasSigned: z.boolean() })),
  /** Where roots are written; null where none are. */
  anchoring: z
    .object({ chainId: count, chain: z.string(), contract: z.string(), everyMinutes: count })
    .nullable(),
  /** The newest first. */
  anchors: z.array(AnchorSummary),
})
export type LogHealth = z.infer<typeof LogHealth>

export const GiveUpAnchor = z.strictObject({
  reason: z.string().trim().min(1, 'Write a reason.').max(ANCHOR_RULES.reason),
})
export type GiveUpAnchor = z.output<typeof GiveUpAnchor>
