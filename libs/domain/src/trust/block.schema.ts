import { z } from 'zod'
import { Id, IsoTime } from '../text/text.schema'

/** Whom somebody at a place may block: a candidate companies, a company people. */
export const BLOCK_TARGETS = ['company', 'person'] as const
export type BlockTarget = (typeof BLOCK_TARGETS)[number]

export const BlockParams = z.strictObject({ type: z.enum(BLOCK_TARGETS), id: Id })
export const BlockList = z.object({
  items: z.array(z.object({ type: z.enum(BLOCK_TARGETS), id: Id, name: z.string(), at: IsoTime })),
})
export type BlockList = z.infer<typeof BlockList>

/** How many one place may block. */
export const MOST_BLOCKS = 500
