import { z } from 'zod'
import { LIMITS } from '../limits'
import { Id, IsoTime } from '../text/text.schema'

const count = z.number().int().min(0)

/** By the name of a card; what is gone has none. */
const person = { accountId: Id.nullable(), name: z.string().nullable() }

/** Somebody who confirmed help. Nobody can be named any more once what the help was about is deleted. */
export const CircleOther = z.object({
  ...person,
  /** Helps that were for them. */
  helps: count,
  /** Helps of theirs for the other side, within the same days. */
  back: count,
})
export type CircleOther = z.infer<typeof CircleOther>

/** Somebody whose paid help was confirmed by few. It is listed and says nothing of why. */
export const Circle = z.object({
  ...person,
  accountId: Id,
  isSuspended: z.boolean(),
  /** All that was paid, which is what both numbers after it come to. */
  helps: count,
  mocks: count,
  reviews: count,
  /** How many confirmed any of it. */
  people: count,
  /** Of those, whoever confirmed most. */
  others: z.array(CircleOther),
  newestAt: IsoTime,
})
export type Circle = z.infer<typeof Circle>

export const CirclesQuery = z.strictObject({
  after: z.string().max(120).optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
})
export type CirclesQuery = z.input<typeof CirclesQuery>
export const Circles = z.object({
  items: z.array(Circle),
  next: z.string().nullable(),
  /** On all pages together. */
  total: count,
  since: IsoTime,
})
export type Circles = z.infer<typeof Circles>
