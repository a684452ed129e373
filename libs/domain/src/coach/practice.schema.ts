import { z } from 'zod'
import { EXPERIENCE_LEVELS, FOCUS_AREAS } from '../early-access/constants'
import { INTERVIEW_TYPES } from '../hiring/constants'
import { Id, IsoTime, requiredText, text } from '../text/text.schema'
import { OwnCorrection } from './correction.schema'
import { PeerData } from './peer.schema'
import { Feedback, Span } from './feedback.schema'
import { ModelWords } from './model.schema'
import { PRACTICE_STATES, TURN_STATES } from './practice.machine'
import {
  ANSWER_MODES,
  FEEDBACK_TIMES,
  PRACTICE_KEEPING,
  PRACTICE_LIMITS,
  PRACTICE_TIMERS,
  SESSION_COUNTS,
} from './practice.rules'
import { CRITERIA, PRACTICE_TYPES, RUBRIC_LEVELS } from './rubric'
import { CoachLine } from './talk.schema'

const keeping = z.enum(PRACTICE_KEEPING)

const area = z.enum(FOCUS_AREAS)
const level = z.enum(EXPERIENCE_LEVELS)
const type = z.enum(PRACTICE_TYPES)
const criterion = z.enum(CRITERIA)
const version = z.number().int().min(1)
const score = z.number().int().min(0).max(100)
const count = z.number().int().min(0)
const answerText = requiredText(PRACTICE_LIMITS.answer, 'Write an answer first.')
const seconds = z.number().int().min(0).max(86_400)

/** What is practised for: a real interview, a posting, or a field of work. */
export const PracticeFor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('interview'), id: Id }),
  z.strictObject({ kind: z.literal('posting'), id: Id }),
  z.strictObject({ kind: z.literal('area'), area }),
])
export type PracticeFor = z.infer<typeof PracticeFor>

/** `types` empty is the mix of the interview that it is for. */
export const StartPractice = z.strictObject({
  for: PracticeFor,
  types: z.array(type).max(PRACTICE_TYPES.length),
  level,
  count: z.literal(SESSION_COUNTS),
  mode: z.enum(ANSWER_MODES),
  feedback: z.enum(FEEDBACK_TIMES),
  /** Questions of one skill, or these: for a plan, or to answer one again. Without it they are picked. */
  focus: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('skill'), skill: requiredText(100, 'Name a skill.') }),
      z.strictObject({
        kind: z.literal('questions'),
        ids: z.array(requiredText(100, 'Name a question.')).min(1).max(8),
      }),
    ])
    .optional(),
  /** Without it, off. */
  timer: z.enum(PRACTICE_TIMERS).optional(),
})
export type StartPractice = z.infer<typeof StartPractice>

/** A question as it is shown before its answer: nothing that it is judged by. */
export const PracticeQuestion = z.object({
  id: z.string(),
  /** The one that was asked: a correction says which one was seen. */
  revision: z.number().int().min(1),
  type,
  level,
  stem: z.string(),
  seconds: z.number().int(),
  /** What may be asked back, and what is answered to it. */
  clarify: z.array(z.object({ ask: z.string(), answer: z.string() })),
})
export type PracticeQuestion = z.infer<typeof PracticeQuestion>

export const PracticeTurn = z.object({
  id: Id,
  seq: z.number().int().min(1),
  /** The turn that is answered again, if it is one. */
  againOf: Id.nullable(),
  question: PracticeQuestion,
  state: z.enum(TURN_STATES),
  draft: z.string(),
  answer: z.string().nullable(),
  followUp: z.object({ criterion, text: z.string() }).nullable(),
  /** Null while it is open and when it was declined. */
  followAnswer: z.string().nullable(),
  spoken: z.boolean(),
  seconds: count,
  /** Held back until the end where the session says so. Quotes are offsets into `judgedText`. */
  feedback: Feedback.nullable(),
  /** The score before the follow-up, where there was one. */
  scoreBefore: score.nullable(),
  /** About somebody invented, and no template; after the first attempt alone. */
  example: z.string().nullable(),
  /** Sentences that the person marked for a point that was not found. Kept and shown, counted nowhere. */
  marks: z.array(Span.extend({ pointId: z.string() })),
  version,
})
export type PracticeTurn = z.infer<typeof PracticeTurn>

const about = {
  id: Id,
  /** What it is for, in words: "Kestrel Labs, technical". */
  title: z.string(),
  for: PracticeFor,
  types: z.array(type),
  level,
  count: z.number().int(),
  mode: z.enum(ANSWER_MODES),
  feedback: z.enum(FEEDBACK_TIMES),
  timer: z.enum(PRACTICE_TIMERS),
  state: z.enum(PRACTICE_STATES),
  engine: z.string(),
  /** Of a demo, as it is at first. */
  isSample: z.boolean(),
  score: score.nullable(),
  startedAt: IsoTime,
  endedAt: IsoTime.nullable(),
} as const

/** What a session came to: the mean level of each criterion, the best quote, and one thing for the next. */
export const PracticeSummary = z.object({
  answered: count,
  skipped: count,
  /** Tenths of a level, over first attempts. */
  levels: z.array(z.object({ type, criterion, tenths: z.number().int().min(0).max(40) })),
  best: z.object({ turnId: Id, criterion, text: z.string() }).nullable(),
  next: z.object({ criterion, text: z.string(), ask: z.string() }).nullable(),
})

export const PracticeSession = z.object({
  ...about,
  /** What its posting asks for, so that a recogniser of speech may know the words. */
  skills: z.array(z.string()),
  turns: z.array(PracticeTurn),
  summary: PracticeSummary.nullable(),
  version,
})
export type PracticeSession = z.infer<typeof PracticeSession>

export const PracticeRow = z.object({
  ...about,
  answered: count,
  weakest: criterion.nullable(),
})
export type PracticeRow = z.infer<typeof PracticeRow>
export const PracticeList = z.object({
  items: z.array(PracticeRow),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  /** The best session of three questions or more. */
  best: z.object({ score, at: IsoTime }).nullable(),
  /** How long they are kept. */
  keeping,
})
export type PracticeList = z.infer<typeof PracticeList>
export const PracticeListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
})

/** Each criterion over time, of one type and one version of the engine, oldest first. */
export const PracticeProgress = z.object({
  engine: z.string(),
  types: z.array(
    z.object({
      type,
      points: z.array(
        z.object({
          sessionId: Id,
          at: IsoTime,
          levels: z.array(z.object({ criterion, tenths: z.number().int().min(0).max(40) })),
        }),
      ),
      /** Sessions that another version of the engine judged; they are not among the points. */
      others: count,
    }),
  ),
})
export type PracticeProgress = z.infer<typeof PracticeProgress>

/** Earlier answers to one question over all sessions, newest first, without what waits for the end of a session. */
export const PracticeHistory = z.object({
  attempts: z.array(
    z.object({
      sessionId: Id,
      turnId: Id,
      /** The session's. */
      title: z.string(),
      at: IsoTime,
      /** Levels of two versions are not compared. */
      engine: z.string(),
      score,
      levels: z.array(z.object({ id: criterion, level: z.literal(RUBRIC_LEVELS) })),
      text: z.string(),
    }),
  ),
})
export type PracticeHistory = z.infer<typeof PracticeHistory>
export const PracticeHistoryQuery = z.strictObject({ question: requiredText(100, 'Name a question.') })

/** How many sessions the engine of now judged anew, and how many another version still judged. */
export const JudgedAgain = z.object({ judged: count, left: count })
export type JudgedAgain = z.infer<typeof JudgedAgain>

/** What the coach keeps, as chosen in Settings. */
export const CoachSettings = z.strictObject({ keeping })
export type CoachSettings = z.infer<typeof CoachSettings>

/** All that the coach keeps of a person, as one file. */
export const CoachData = z.object({
  at: IsoTime,
  keeping,
  plans: z.array(
    z.object({
      interviewId: Id,
      notes: z.string(),
      met: z.array(z.string()),
      items: z.array(
        z.object({ kind: z.string(), ref: z.string(), dueDay: z.string().nullable(), state: z.string() }),
      ),
    }),
  ),
  /** Cards of the review that came from points which answers missed: `question#point`, and when each is asked. */
  cards: z.array(
    z.object({ ref: z.string(), state: z.string(), due: z.string(), asked: z.int(), madeAt: IsoTime }),
  ),
  sessions: z.array(PracticeSession),
  /** What a language model said of answers. */
  words: z.array(z.object({ turnId: Id, words: ModelWords })),
  /** Every line of the talks with the coach. */
  talk: z.array(CoachLine),
  /** What the person said is wrong with questions and modules, and what became of it. */
  corrections: z.array(OwnCorrection),
  /** Of helping others: the card, what was shared, and reviews that were given. */
  peers: PeerData,
})
export type CoachData = z.infer<typeof CoachData>

/** `job`: a posting to practise for beside those applied to. */
export const PracticeChoicesQuery = z.strictObject({ job: Id.optional() })

/** Fields whose questions are asked. */
const areas = z.array(area)
/** What the start offers, with what it is set to for each interview. */
export const PracticeChoices = z.object({
  interviews: z.array(
    z.object({
      id: Id,
      company: z.string(),
      role: z.string(),
      type: z.enum(INTERVIEW_TYPES),
      /** Null while no time is agreed. */
      startsAt: IsoTime.nullable(),
      mix: z.array(type),
      level,
      areas,
    }),
  ),
  postings: z.array(z.object({ id: Id, company: z.string(), role: z.string(), level, areas })),
  area,
  level,
  /** How many questions there are for each type, area and level; none means that it cannot be started. */
  counts: z.array(z.object({ type, area, level, questions: count })),
})
export type PracticeChoices = z.infer<typeof PracticeChoices>

export const TurnDraft = z.strictObject({ text: text(PRACTICE_LIMITS.answer), version })
export const TurnAnswer = z.strictObject({ text: answerText, seconds, spoken: z.boolean() })
/** Null declines it. */
export const TurnFollowUp = z.strictObject({ text: answerText.nullable() })
export const TurnMark = Span.extend({ pointId: z.string().max(80) }).strict()

/** How the built-in engine was measured. Null until its labelled set stands. */
export const CoachAbout = z.object({
  version: z.string(),
  questions: count,
  limits: z.array(z.string()),
  measured: z
    .array(z.object({ measure: z.string(), value: z.string(), gate: z.string(), met: z.boolean() }))
    .nullable(),
  levels: z.literal(RUBRIC_LEVELS).array(),
  /** Where a language model would add words for who agrees to it; null where none is set. It never gives a number. */
  modelHost: z.string().nullable(),
})
export type CoachAbout = z.infer<typeof CoachAbout>
