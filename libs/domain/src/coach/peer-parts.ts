import { z } from 'zod'
import { PEER_TEXT_FAULTS, peerTextFault } from './peer-text'
import { CRITERIA } from './rubric'

const criterion = z.enum(CRITERIA)

/** Refuses what would lead two people to each other, and what nobody should have to read; the message is the reason. */
export const civil = (schema: z.ZodString) =>
  schema.superRefine((value, context) => {
    const fault = peerTextFault(value)
    if (fault) context.addIssue({ code: 'custom', message: PEER_TEXT_FAULTS[fault] })
  })

/** True when nothing is said twice. */
export const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length
/** Levels that somebody gives, each criterion once. */
export const levels = z
  .array(z.strictObject({ id: criterion, level: z.number().int().min(0).max(4) }))
  .min(1)
  .max(CRITERIA.length)
  .refine((all) => distinct(all.map(({ id }) => id)), 'Give each criterion one level.')
/** Levels as they are read; a median may lie between two. */
export const givenLevels = z.array(z.object({ id: criterion, level: z.number().min(0).max(4) }))
