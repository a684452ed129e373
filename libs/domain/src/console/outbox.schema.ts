import { z } from 'zod'
import { Id, IsoTime } from '../text/text.schema'

/** Where a message that is to be delivered stands. */
export const OUTBOX_STATES = ['queued', 'claimed', 'sent', 'dead', 'dropped'] as const
export type OutboxMessageState = (typeof OUTBOX_STATES)[number]

const count = z.number().int()

/** What leaves the product and how it goes. */
export const DeliveryOverview = z.object({
  states: z.array(
    z.object({
      state: z.enum(OUTBOX_STATES),
      /** Counted up to a bound: `more` says that there are more than `count`. */
      count,
      more: z.boolean(),
      /** When the oldest of them was stored. */
      oldestAt: IsoTime.nullable(),
    }),
  ),
  /** How long the message that waits longest has been due, in milliseconds. */
  lagMs: count,
  /** Mails of this hour, by all processes, and what its limit is. */
  breaker: z.object({
    perHour: count,
    codes: count,
    others: count,
    news: count,
    endsAt: IsoTime.nullable(),
    /** Codes, or what people are told, have to wait for the next hour. */
    isFull: z.boolean(),
  }),
  /** Work of the clock, and until when some process leads it. */
  leases: z.array(z.object({ name: z.string(), until: IsoTime, isHeld: z.boolean() })),
})
export type DeliveryOverview = z.infer<typeof DeliveryOverview>

export const OutboxQuery = z.strictObject({
  state: z.enum(OUTBOX_STATES).optional(),
  template: z.string().max(40).optional(),
  after: z.string().max(64).optional(),
})
export type OutboxQuery = z.infer<typeof OutboxQuery>

/** A message without its words; they are made when it leaves. */
export const OutboxMessage = z.object({
  id: Id,
  channel: z.string(),
  template: z.string(),
  kind: z.string(),
  state: z.enum(OUTBOX_STATES),
  /** Half hidden; null once it was delivered, or for somebody who was erased. */
  to: z.string().nullable(),
  tries: count,
  /** A code, never the text of a server: that may hold an address. */
  reason: z.string().nullable(),
  createdAt: IsoTime,
  notBefore: IsoTime,
  sentAt: IsoTime.nullable(),
  /** Nobody wants it any more, so it is not tried again. */
  isOver: z.boolean(),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>
/** The latest first. */
export const OutboxPage = z.object({ items: z.array(OutboxMessage), next: z.string().nullable() })
export type OutboxPage = z.infer<typeof OutboxPage>
export const RetryReceipt = z.object({ retried: count })
