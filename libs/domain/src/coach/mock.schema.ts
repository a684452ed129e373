import { z } from 'zod'
import { EXPERIENCE_LEVELS } from '../early-access/constants'
import { MeetingLink } from '../hiring/interviews/interview.schema'
import { TimeZone } from '../hiring/hiring.schema'
import { Id, IsoTime, longText, text } from '../text/text.schema'
import { MOCK_STATES, PEER_REQUEST_STATES } from './mock.machine'
import { MOCK_KINDS, MOCK_RULES, plainReason, wordsIn } from './mock.rules'
import { PEER_LANGUAGES, PEER_MARKS, PEER_RULES } from './peer.rules'
import { civil, distinct, givenLevels, levels } from './peer-parts'
import { PRACTICE_TYPES } from './rubric'

const count = z.number().int().min(0)
const kind = z.enum(MOCK_KINDS)
const type = z.enum(PRACTICE_TYPES)
const language = z.enum(PEER_LANGUAGES)
const level = z.enum(EXPERIENCE_LEVELS)

/** When somebody has time. The zone is that of the profile. */
const Hours = z
  .strictObject({
    days: z.array(z.number().int().min(1).max(7)).min(1, 'Choose a day.').max(7).refine(distinct),
    from: z.number().int().min(0).max(23),
    to: z.number().int().min(1).max(24),
  })
  .refine(({ from, to }) => to - from >= 1, { path: ['to'], message: 'Choose an hour after the first one.' })

export const AskMock = z.strictObject({
  kind,
  type,
  language,
  hours: Hours,
  /** What the screen said that it puts aside: another price is said first. */
  price: count,
})
export type AskMock = z.infer<typeof AskMock>

export const PeerRequest = z.object({
  id: Id,
  kind,
  type,
  level,
  language,
  hours: Hours.safeExtend({ zone: TimeZone }),
  state: z.enum(PEER_REQUEST_STATES),
  askedAt: IsoTime,
  expiresAt: IsoTime,
  /** Put aside for it. */
  price: count,
  /** Once somebody is found; who it is, nobody says. */
  match: z
    .object({
      /** The name that the other person chose. */
      name: z.string(),
      mark: z.enum(PEER_MARKS).nullable(),
      level,
      answerBy: IsoTime,
      /** When both could begin: what the other chose of it, where the other chose before. */
      times: z.array(IsoTime),
      /** Put aside by agreeing, and back by coming. */
      deposit: count,
    })
    .nullable(),
})
export type PeerRequest = z.infer<typeof PeerRequest>

const SIDES = ['both', 'answers', 'asks'] as const
/** One mock interview, as a list has it. */
export const MockLine = z.object({
  id: Id,
  type,
  /** What one does in it. */
  role: z.enum(SIDES),
  name: z.string(),
  /** What the other's help is called, where the other shows it. */
  mark: z.enum(PEER_MARKS).nullable(),
  startsAt: IsoTime,
  minutes: count,
  state: z.enum(MOCK_STATES),
  /** True while something is to be said about it. */
  isSheetDue: z.boolean(),
  /** Who was not there, left or cancelled. */
  by: z.enum(['me', 'other', 'both']).nullable(),
  /** Cancelled now, the deposit is lost. */
  costs: count,
})
export type MockLine = z.infer<typeof MockLine>

export const MockHome = z.object({
  requests: z.array(PeerRequest),
  mocks: z.array(MockLine),
  /** Until when somebody who did not come twice asks for none. */
  lockedUntil: IsoTime.nullable(),
  balance: z.number().int(),
})
export type MockHome = z.infer<typeof MockHome>

export const AcceptMock = z.strictObject({
  times: z.array(IsoTime).min(1, 'Choose a time.').max(MOCK_RULES.timesMost).refine(distinct),
  deposit: count,
})
export type AcceptMock = z.infer<typeof AcceptMock>

const reason = civil(text(MOCK_RULES.reason)).refine(
  (value) => wordsIn(value) >= MOCK_RULES.reasonWords,
  `Use at least ${MOCK_RULES.reasonWords} words.`,
)
/** What one side says of it. Nobody reads it before the other one said theirs. */
export const SubmitSheet = z.discriminatedUnion('tookPlace', [
  z.strictObject({
    tookPlace: z.literal(true),
    /** How much the other one helped. */
    help: z.number().int().min(0).max(4),
    /** Of each criterion, by whoever asked; empty for who only answered. */
    levels: z.union([levels, z.array(z.never()).length(0)]),
    /** What was seen or heard. */
    reasons: z
      .array(reason)
      .length(MOCK_RULES.reasons)
      .refine((all) => distinct(all.map(plainReason)), 'Give three different reasons.'),
    /** One thing to do next. */
    thing: civil(longText(PEER_RULES.thingMin, PEER_RULES.thing)),
  }),
  z.strictObject({ tookPlace: z.literal(false) }),
])
export type SubmitSheet = z.infer<typeof SubmitSheet>
export const MockSheet = z.object({
  tookPlace: z.boolean(),
  help: count,
  levels: givenLevels,
  /** Empty once they are erased. */
  reasons: z.array(z.string()),
  thing: z.string(),
  submittedAt: IsoTime,
})
export type MockSheet = z.infer<typeof MockSheet>

/** A call beside the room, by whatever means one of the two likes. */
export const CallLink = MeetingLink.refine((link) => link.startsWith('https://'), {
  message: 'Use a link that begins with https://.',
})
export const SaveLink = z.strictObject({ link: CallLink.nullable() })
export const MockAnswer = z.strictObject({
  n: z
    .number()
    .int()
    .min(0)
    .max(MOCK_RULES.questions - 1),
  text: civil(text(MOCK_RULES.answer)),
})
/** What whoever asks does next: a follow-up of the list, or the next question. */
export const AskNext = z.union([
  z.strictObject({ followUp: z.number().int().min(0).max(40) }),
  z.strictObject({ next: z.literal(true) }),
])
export type AskNextBody = z.infer<typeof AskNext>

/** A question as the room shows it. */
const RoomQuestion = z.object({
  n: count,
  stem: z.string(),
  /** Follow-ups that were asked. */
  asked: z.array(z.string()),
  answer: z.string(),
})
export const Mock = MockLine.extend({
  /** The request of the other, as a report names it. */
  otherId: Id,
  level,
  language,
  now: IsoTime,
  opensAt: IsoTime,
  liveAt: IsoTime.nullable(),
  /** Whether the other's screen was heard of a moment ago. */
  isOtherHere: z.boolean(),
  /** True once one may end it with nothing lost for the record. */
  canEnd: z.boolean(),
  /** Which part it is, and who answers in it; null outside of it. */
  part: z
    .object({
      n: count,
      of: count,
      /** When its usual time is over. */
      endsAt: IsoTime,
      isAsking: z.boolean(),
      /** The question now, and those before it. */
      questions: z.array(RoomQuestion),
      /** For whoever asks alone. */
      followUps: z.array(z.object({ n: count, text: z.string(), isAsked: z.boolean() })),
      isLastQuestion: z.boolean(),
    })
    .nullable(),
  link: z.string().nullable(),
  /** Shown a quarter of an hour before. */
  otherLink: z.string().nullable(),
  sheet: MockSheet.nullable(),
  otherSheet: MockSheet.nullable(),
  /** What one wrote in it, where it is kept. */
  answers: z.array(z.object({ stem: z.string(), text: z.string() })),
})
export type Mock = z.infer<typeof Mock>
