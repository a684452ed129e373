import { z } from 'zod'
import { Id, IsoTime, Version } from '../hiring/hiring.schema'
import { CRITERIA, PRACTICE_TYPES, RUBRIC_LEVELS } from './rubric'

/** What a week may be about, as it is kept. Another kind is a line here and one among those that offer it. */
export const ChallengeOffer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('criterion'),
    questionId: z.string(),
    /** Where the question was met last, to answer it again there. */
    sessionId: Id,
    type: z.enum(PRACTICE_TYPES),
    criterion: z.enum(CRITERIA),
    /** The level to reach, one above the best so far. */
    level: z.literal(RUBRIC_LEVELS),
  }),
  z.object({ kind: z.literal('module'), moduleId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('review'), days: z.number().int().min(1) }),
  z.object({ kind: z.literal('mock') }),
  z.object({
    kind: z.literal('minutes'),
    minutes: z.number().int().min(1),
    /** The first day that is counted, and the seconds of then on that were there when it was chosen. */
    from: z.iso.date(),
    before: z.number().int().min(0),
  }),
])
export type ChallengeOffer = z.infer<typeof ChallengeOffer>

const count = z.number().int().min(0)

/** The challenge of this week: three to choose from, or the one that was chosen and how far it is. */
export const Challenge = z.object({
  /** Its Monday, in the person's calendar. */
  week: z.iso.date(),
  endsAt: IsoTime,
  amount: count,
  /** `open` until one is chosen. */
  state: z.enum(['open', 'chosen', 'met', 'missed']),
  offers: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      /** The question that is meant, the path of the module, or what counts. */
      about: z.string(),
      /** Where it is done. */
      to: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('practice'), sessionId: Id }),
        z.object({ kind: z.literal('module'), moduleId: z.string() }),
        z.object({ kind: z.literal('review') }),
        z.object({ kind: z.literal('learning') }),
        z.object({ kind: z.literal('others') }),
      ]),
    }),
  ),
  /** The key of the one that was chosen. */
  chosen: z.string().nullable(),
  canSwap: z.boolean(),
  done: count,
  of: count,
  version: Version.nullable(),
})
export type Challenge = z.infer<typeof Challenge>

/** `swap` takes another of the three, once a week. */
export const ChallengeChoice = z.strictObject({
  action: z.enum(['choose', 'swap']),
  offer: z.string().min(1).max(200),
})
export type ChallengeChoice = z.infer<typeof ChallengeChoice>
