import { z } from 'zod'
import { EXPERIENCE_LEVELS, FOCUS_AREAS } from '../early-access/constants'
import { Id, IsoTime, longText, requiredText } from '../text/text.schema'
import { Mock, PeerRequest } from './mock.schema'
import { PEER_REVIEW_STATES, SHARED_STATES } from './peer.machine'
import { PEER_LANGUAGES, PEER_MARKS, PEER_RULES } from './peer.rules'
import { civil, distinct, givenLevels, levels } from './peer-parts'
import { PRACTICE_TYPES } from './rubric'

const count = z.number().int().min(0)
const type = z.enum(PRACTICE_TYPES)
const level = z.enum(EXPERIENCE_LEVELS)
const language = z.enum(PEER_LANGUAGES)

/** How somebody takes part: nothing of the profile, and nothing that a company sees. */
const card = {
  isOn: z.boolean(),
  /** Said by the person. */
  isAdult: z.boolean(),
  /** Of one's choice; whoever is reviewed reads it. */
  name: civil(requiredText(PEER_RULES.name, 'Choose a name.')),
  areas: z.array(z.enum(FOCUS_AREAS)).min(1, 'Choose a field.').max(FOCUS_AREAS.length).refine(distinct),
  types: z.array(type).min(1, 'Choose a type.').max(PRACTICE_TYPES.length).refine(distinct),
  level,
  languages: z.array(language).min(1, 'Choose a language.').max(PEER_RULES.languages).refine(distinct),
  /** Whether others read what one's help is called. */
  showsMark: z.boolean(),
}
export const SavePeerCard = z
  .strictObject({ ...card, version: z.number().int().min(0) })
  .refine(({ isOn, isAdult }) => isAdult || !isOn, {
    path: ['isAdult'],
    message: 'Helping others is for people of 18 or older.',
  })
export type SavePeerCard = z.infer<typeof SavePeerCard>

/** Where somebody stands with the answers of one type that two raters judged. */
export const PeerCalibration = z.object({
  type,
  /** Null until it is passed, and again once it is due. */
  passedAt: IsoTime.nullable(),
  triedAt: IsoTime,
  /** Hundredths of a level. */
  distance: count,
  shift: z.number().int(),
  /** Reviews since it was passed. */
  given: count,
})
export type PeerCalibration = z.infer<typeof PeerCalibration>

/** How levels are beside those of the raters, of a known answer that came among those of people. */
export const KnownComparison = z.object({
  /** What the raters settled on. */
  levels: givenLevels,
  /** Hundredths of a level. */
  distance: count,
  shift: z.number().int(),
})
export type KnownComparison = z.infer<typeof KnownComparison>

export const PeerHome = z.object({
  /** Null before the first saving. */
  card: z.object({ ...card, name: z.string(), version: z.number().int() }).nullable(),
  calibrations: z.array(PeerCalibration),
  /** Known answers that were judged among those of people, and how kind one was there; null while they are few. */
  known: z.object({ count, shift: z.number().int().nullable() }),
  /** Reviews that were found useful. */
  helped: count,
  /** Mock interviews in which one asked, and which both confirmed. */
  hosted: count,
  /** What both together are called; shown to others only where the card says so. */
  mark: z.enum(PEER_MARKS).nullable(),
  /** People whom one does not meet again. */
  blocked: count,
})
export type PeerHome = z.infer<typeof PeerHome>

export const CalibrationQuery = z.strictObject({ type })
export const CalibrationTask = z.object({
  type,
  answers: z.array(z.object({ id: z.string(), question: z.string(), text: z.string() })),
})
export type CalibrationTask = z.infer<typeof CalibrationTask>
export const TryCalibration = z.strictObject({
  type,
  answers: z.array(z.strictObject({ id: z.string().max(120), levels })).length(PEER_RULES.golden),
})
export type TryCalibration = z.infer<typeof TryCalibration>
export const CalibrationResult = z.object({
  type,
  isPassed: z.boolean(),
  distance: count,
  furthest: count,
  shift: z.number().int(),
})
export type CalibrationResult = z.infer<typeof CalibrationResult>

export const ShareQuery = z.strictObject({ turn: Id })
/** An answer before it is shared: what would tell a stranger whose it is, with what would stand there instead. */
export const ShareProposal = z.object({
  turnId: Id,
  type,
  question: z.string(),
  text: z.string(),
  placeholders: z.array(
    z.object({
      start: count,
      end: count,
      kind: z.enum(['name', 'employer', 'link', 'number']),
      as: z.string(),
    }),
  ),
  languages: z.array(language),
  /** What it costs now; nothing while there is a free one left this month. */
  price: count,
  balance: z.number().int(),
  freeLeft: count,
})
export type ShareProposal = z.infer<typeof ShareProposal>
/** `hasRead`: the owner read this very text and wants it read by others. */
export const ShareAnswer = z.strictObject({
  turnId: Id,
  text: civil(longText(PEER_RULES.answerMin, PEER_RULES.answer)),
  language,
  hasRead: z.literal(true, 'Read the text first, then say so.'),
  /** What the screen said that it costs: another price is said first. */
  price: count,
})
export type ShareAnswer = z.infer<typeof ShareAnswer>

/** One review as the owner of the answer reads it. */
export const ReadReview = z.object({
  id: Id,
  /** The name that the reviewer chose; empty when the card is gone. */
  by: z.string(),
  /** What the reviewer's help is called, where the reviewer shows it. */
  mark: z.enum(PEER_MARKS).nullable(),
  levels: givenLevels,
  quotes: z.array(z.string()),
  /** One thing to do next. */
  thing: z.string(),
  state: z.enum(PEER_REVIEW_STATES),
  at: IsoTime,
})
export type ReadReview = z.infer<typeof ReadReview>
export const SharedAnswer = z.object({
  id: Id,
  turnId: Id,
  type,
  level,
  language,
  question: z.string(),
  /** Empty once it is erased. */
  text: z.string(),
  state: z.enum(SHARED_STATES),
  sharedAt: IsoTime,
  closesAt: IsoTime.nullable(),
  price: count,
  /** How many people look at it, and how many did. */
  wanted: count,
  given: count,
  /** What practice says of it. */
  own: z.object({ score: count, levels: givenLevels }),
  /** Read once both are in; empty before. */
  reviews: z.array(ReadReview),
  median: givenLevels.nullable(),
})
export type SharedAnswer = z.infer<typeof SharedAnswer>
export const SharedAnswers = z.object({ items: z.array(SharedAnswer) })
export type SharedAnswers = z.infer<typeof SharedAnswers>

/** An answer of somebody that waits. Whose it is, nobody says; its words come once it is taken. */
export const WaitingAnswer = z.object({
  id: Id,
  type,
  level,
  language,
  question: z.string(),
  words: count,
})
export type WaitingAnswer = z.infer<typeof WaitingAnswer>
export const TakenReview = z.object({
  id: Id,
  /** The answer, as a report names it. */
  answerId: Id,
  type,
  level,
  question: z.string(),
  text: z.string(),
  until: IsoTime,
})
export type TakenReview = z.infer<typeof TakenReview>
export const GivenReview = z.object({
  id: Id,
  answerId: Id,
  type,
  question: z.string(),
  thing: z.string(),
  levels: givenLevels,
  quotes: z.array(z.string()),
  state: z.enum(PEER_REVIEW_STATES),
  /** Where it was a known answer; what was written of it is not kept. */
  known: KnownComparison.nullable(),
  at: IsoTime,
})
export type GivenReview = z.infer<typeof GivenReview>
export const ReviewsToGive = z.object({
  taken: z.array(TakenReview),
  waiting: z.array(WaitingAnswer),
  given: z.array(GivenReview),
})
export type ReviewsToGive = z.infer<typeof ReviewsToGive>

const quote = longText(PEER_RULES.quoteMin, PEER_RULES.quote)
export const SubmitReview = z.strictObject({
  levels,
  quotes: z.array(quote).length(PEER_RULES.quotes).refine(distinct, 'Quote two different places.'),
  thing: civil(longText(PEER_RULES.thingMin, PEER_RULES.thing)),
})
export type SubmitReview = z.infer<typeof SubmitReview>
/** What is told once a review was sent: null where somebody asked for it. */
export const SubmittedReview = z.object({ known: KnownComparison.nullable() })
export type SubmittedReview = z.infer<typeof SubmittedReview>
export const MarkReview = z.strictObject({ reviewId: Id, useful: z.boolean() })
export type MarkReview = z.infer<typeof MarkReview>

/** All of helping that is kept of a person, for their file. */
export const PeerData = z.object({
  card: PeerHome.shape.card,
  calibrations: z.array(PeerCalibration),
  shared: z.array(SharedAnswer),
  given: z.array(GivenReview),
  requests: z.array(PeerRequest),
  mocks: z.array(Mock),
  /** Mock interviews to which one did not come: kept while they count, also where all else is deleted. */
  noShows: z.array(z.object({ startsAt: IsoTime, keptUntil: IsoTime })),
})
export type PeerData = z.infer<typeof PeerData>
