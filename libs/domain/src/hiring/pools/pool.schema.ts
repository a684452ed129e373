import { z } from 'zod'
import { LIMITS } from '../../limits'
import { requiredText, text } from '../../text/text.schema'
import { CandidateCard } from '../people/people.schema'
import { TALENT_STATUSES } from '../constants'
import { Id, IsoTime, Version } from '../hiring.schema'
import { HIRING_LIMITS } from '../limits'

export const PoolParams = z.strictObject({ id: Id, candidateId: Id })
export const PoolDraft = z.strictObject({ name: requiredText(LIMITS.label, 'Name the segment.') })
export const PoolPatch = z.strictObject({
  name: requiredText(LIMITS.label, 'Name the segment.'),
  version: Version,
})
export const PoolEntry = z.strictObject({ status: z.enum(TALENT_STATUSES), note: text(HIRING_LIMITS.note) })

export const PoolMember = z.object({
  candidate: CandidateCard,
  poolId: Id,
  status: z.enum(TALENT_STATUSES),
  note: z.string(),
  addedBy: z.string(),
  addedAt: IsoTime,
})
const statusCounts = z.object({
  Available: z.number().int(),
  'In Process': z.number().int(),
  Negotiating: z.number().int(),
})
/** Segments with their members; people who hide themselves are gone from lists and counts at once. */
export const TalentPools = z.object({
  pools: z.array(z.object({ id: Id, name: z.string(), size: z.number().int(), version: Version })),
  members: z.array(PoolMember).max(500),
  counts: statusCounts.extend({ total: z.number().int() }),
})
export type TalentPools = z.infer<typeof TalentPools>
