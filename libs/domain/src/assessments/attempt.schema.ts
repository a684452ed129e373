import { z } from 'zod'
import { SKILL_LEVELS } from '../skills/levels'
import { utf8Length } from '../resumes/utf8-length'
import { Id, IsoTime, requiredText, text } from '../text/text.schema'
import { OwnAppeal, TaskNumber } from './appeal.schema'
import { ATTEMPT_ENDS, ATTEMPT_RULES, ATTEMPT_STATES, CODE_TASK_KINDS, TIME_FACTORS } from './attempt.rules'
import { OwnHold } from './hold.schema'
import { TRACK_SLUGS } from './tracks'

const count = z.number().int().min(0)
const level = z.literal(SKILL_LEVELS)
const slug = z.enum(TRACK_SLUGS)
const version = z.number().int().min(1)
/** In basis points, 0 to 10,000. */
const likelihood = z.number().int().min(0).max(10_000)

/** How sure the difficulties of the tasks are; `provisional` is their authors' judgement. */
export const CALIBRATIONS = ['provisional', 'checked', 'calibrated'] as const
const calibration = z.enum(CALIBRATIONS)

export const TrackView = z.object({
  track: slug,
  skill: z.string(),
  topics: z.array(z.object({ id: z.string(), name: z.string(), share: z.number().int() })),
  minutes: z.object({ least: count, most: count }),
  tasks: z.object({ least: count, most: count }),
  levels: z.array(z.object({ level, name: z.string(), can: z.array(z.string()) })),
  /** Whether it can be taken; then it has a version, and says how sure its difficulties are. */
  isOffered: z.boolean(),
  /** Whether there are tasks to practise with. */
  hasPractice: z.boolean(),
  /** Whether some of its tasks are tried out, and count for nothing. */
  hasPilots: z.boolean(),
  version: z.string().nullable(),
  calibration: calibration.nullable(),
})
export type TrackView = z.infer<typeof TrackView>
export const TrackList = z.object({ items: z.array(TrackView) })
export const TrackParams = z.strictObject({ track: slug })

export const TASK_KINDS = ['single', 'multiple', 'ordering', 'numeric', 'short', ...CODE_TASK_KINDS] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** The only form in which a task leaves the server. Its clock is the server's: count down by `dueAt` less `now`. */
export const Presentation = z.strictObject({
  seq: z.number().int().min(1),
  nonce: z.string(),
  of: count,
  kind: z.enum(TASK_KINDS),
  topic: z.string(),
  /** Text with `code` between backticks. */
  stem: z.string(),
  code: z.string().optional(),
  lang: z.string().optional(),
  /** What an answer looks like, or its unit. */
  answerHint: z.string().optional(),
  options: z.array(z.strictObject({ id: z.string(), text: z.string() })).optional(),
  /** What stands in the editor of a code task at first. */
  starter: z.string().optional(),
  /** Cases of a code task that can be tried before it is answered: what is given, and what is expected. */
  visibleTests: z.array(z.strictObject({ name: z.string(), text: z.string() })).optional(),
  dueAt: IsoTime,
  now: IsoTime,
})
export type Presentation = z.infer<typeof Presentation>

export const AttemptView = z.object({
  id: Id,
  track: slug,
  skill: z.string(),
  state: z.enum(ATTEMPT_STATES),
  factor: z.literal(TIME_FACTORS),
  /** Shared with employers when it is passed. */
  share: z.boolean(),
  scheduledAt: IsoTime.nullable(),
  startedAt: IsoTime.nullable(),
  /** Everything ends then, pauses included. */
  expiresAt: IsoTime.nullable(),
  endedAt: IsoTime.nullable(),
  endReason: z.enum(ATTEMPT_ENDS).nullable(),
  /** Tasks that were answered, or whose time went by. */
  done: count,
  of: count,
  /** The same one until it is answered; null before the start, in a pause and after the end. */
  task: Presentation.nullable(),
  /** The answer before this task came after its time, so it counts as none. */
  wasLate: z.boolean(),
  canHandIn: z.boolean(),
  pause: z.object({
    /** A pause begins when the task that is open is answered. */
    isAsked: z.boolean(),
    since: IsoTime.nullable(),
    /** What is left of all pauses; when it is used up, the time of the next task runs. */
    leftSeconds: count,
  }),
  now: IsoTime,
  version,
})
export type AttemptView = z.infer<typeof AttemptView>

/** What a result says first: which level, and how sure that is. */
const Shown = z.object({
  id: Id,
  endedAt: IsoTime,
  share: z.boolean(),
  level,
  likelihoods: z.array(likelihood).length(SKILL_LEVELS.length),
  score: z.number().int(),
  interval: z.object({ low: z.number().int(), high: z.number().int() }),
})

/** Where one person stands in one track. */
export const TrackStanding = z.object({
  track: slug,
  openAttempt: Id.nullable(),
  /** When it can be taken again; null when that is now. */
  againAt: IsoTime.nullable(),
  attemptsLeft: count,
  /** The attempt whose result is looked at again before it counts. */
  held: Id.nullable(),
  /** The result that came last. */
  last: z.object({ id: Id, endedAt: IsoTime, level: level.nullable(), share: z.boolean() }).nullable(),
  /** The best result that is still valid, the latest of equal ones: what is proved rests on it. */
  proved: Shown.extend({ expiresAt: IsoTime }).nullable(),
})
export type TrackStanding = z.infer<typeof TrackStanding>
export const TrackStandings = z.object({ items: z.array(TrackStanding) })

export const Consents = z.strictObject({ owner: z.boolean(), alone: z.boolean(), keeps: z.boolean() })

/** Begins the proof of a skill. Without consents it is the sample of a demo, in which a text is handed in. */
export const AssessmentRequest = z.strictObject({
  skill: requiredText(60, 'Choose a skill.'),
  /** What the person claims. */
  level: level.optional(),
  startsAt: IsoTime.optional(),
  share: z.boolean().default(true),
  consents: Consents.optional(),
  factor: z.literal(TIME_FACTORS).default(1),
})

/** What is counted while a task is open, and said so before: numbers alone, never contents. */
export const Signals = z.strictObject({
  /** Times that the answer was changed. */
  changes: count.max(10_000),
  /** Times that the page lost the focus, and for how many seconds. */
  blurs: count.max(10_000),
  blurSeconds: count.max(100_000),
  pastes: count.max(10_000),
  pastedCharacters: count.max(1_000_000),
  copies: count.max(10_000),
})
export type Signals = z.infer<typeof Signals>

/** Code as it was typed; nothing is trimmed but its ends. */
const code = text(ATTEMPT_RULES.codeBytes).refine(
  (value) => utf8Length(value) <= ATTEMPT_RULES.codeBytes,
  'Use at most 8 KiB of code.',
)

const chosenAnswer = z.strictObject({ chosen: z.array(z.string().max(16)).max(ATTEMPT_RULES.options) })
const typedAnswer = z.strictObject({ text: text(ATTEMPT_RULES.answerLength) })

/** Ids of options, in their order where that is asked, what was typed, or code. */
export const TaskAnswer = z.union([z.strictObject({ code }), chosenAnswer, typedAnswer])
/** The same where no code is asked for. */
export const PlainAnswer = z.union([chosenAnswer, typedAnswer])
export type PlainAnswer = z.infer<typeof PlainAnswer>
export type TaskAnswer = z.infer<typeof TaskAnswer>

export const AnswerBody = z.strictObject({
  seq: z.number().int().min(1).max(ATTEMPT_RULES.tasks.most),
  nonce: z.string().min(1).max(64),
  /** Null is "I don't know". */
  answer: TaskAnswer.nullable(),
  signals: Signals,
})

export const RunBody = AnswerBody.pick({ seq: true, nonce: true }).extend({ code })
/** How one's code did on the cases that are shown; `left` tries remain. */
export const RunResult = z.object({
  tests: z.array(z.object({ name: z.string(), passed: z.boolean(), output: z.string() })),
  left: count,
})
export type RunResult = z.infer<typeof RunResult>

/** Told of a topic: how its answers compare with what the whole result expects. */
export const TOPIC_STANDINGS = ['stronger', 'expected', 'weaker', 'few'] as const

export const AttemptResult = z.object({
  id: Id,
  track: slug,
  skill: z.string(),
  endedAt: IsoTime,
  endReason: z.enum(ATTEMPT_ENDS),
  share: z.boolean(),
  /** Null below the first. */
  level: level.nullable(),
  /** Of levels 1 to 4. */
  likelihoods: z.array(likelihood).length(SKILL_LEVELS.length),
  /** 200 to 800. */
  score: z.number().int(),
  /** Where the score of eight in ten people with these answers lies. */
  interval: z.object({ low: z.number().int(), high: z.number().int() }),
  calibration,
  topics: z.array(z.object({ id: z.string(), name: z.string(), standing: z.enum(TOPIC_STANDINGS) })),
  /** What the level above asks for; null at the highest. */
  next: z.object({ level, name: z.string(), can: z.array(z.string()) }).nullable(),
  /** Learning paths that teach the skill. */
  paths: z.array(z.object({ id: Id, title: z.string() })),
  againAt: IsoTime.nullable(),
  attemptsLeft: count,
  /** When what was proved ends; null when nothing was. */
  expiresAt: IsoTime.nullable(),
  /** What was issued for it; null where nothing was, or a better result counts. */
  credentialId: Id.nullable(),
  /** What was done, by number and topic alone: for whoever says that something was wrong with a task. */
  tasks: z.array(z.object({ seq: TaskNumber, topic: z.string() })),
  /** Until when that can be said; null when it is over. */
  appealUntil: IsoTime.nullable(),
  /** What was said, the latest first. */
  appeals: z.array(OwnAppeal),
  /** Why it is looked at again, or was; as long as it is not confirmed nothing else of it counts. */
  hold: OwnHold.nullable(),
})
export type AttemptResult = z.infer<typeof AttemptResult>
