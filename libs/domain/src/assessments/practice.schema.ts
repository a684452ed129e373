import { z } from 'zod'
import { Presentation, RunBody, TaskAnswer } from './attempt.schema'
import { TRACK_SLUGS } from './tracks'

/** Tasks of one round. */
export const PRACTICE_TASKS = 6

/** Code is run for everybody, guests among them, by what grades the tests that count: so it is bounded here. */
export const PRACTICE_CODE = {
  /** Tasks of one round that may ask for code. */
  tasks: 2,
  /** Runs within an hour, answers and tries alike. */
  perHour: { account: 60, address: 120 },
} as const

const seq = z.number().int().min(1).max(PRACTICE_TASKS)
/** Stands for the round: with it the tasks are made again, for nothing of a round is stored. */
const seed = z.string().min(1).max(100)

/** A practice task, as a task of an attempt is shown, without its clock. */
export const PracticeTask = Presentation.pick({
  kind: true,
  topic: true,
  stem: true,
  code: true,
  lang: true,
  answerHint: true,
  options: true,
  starter: true,
  visibleTests: true,
}).extend({ seq })
export type PracticeTask = z.infer<typeof PracticeTask>

/** Six tasks, drawn anew each time. */
export const PracticeRound = z.object({
  track: z.enum(TRACK_SLUGS),
  skill: z.string(),
  seed,
  tasks: z.array(PracticeTask).length(PRACTICE_TASKS),
})
export type PracticeRound = z.infer<typeof PracticeRound>

/** Answers to some tasks of a round, each once. Null is "I don't know". */
export const PracticeAnswers = z.strictObject({
  seed,
  answers: z
    .array(z.strictObject({ seq, answer: TaskAnswer.nullable() }))
    .min(1, 'Answer a task first.')
    .max(PRACTICE_TASKS)
    .refine(
      (answers) => new Set(answers.map((one) => one.seq)).size === answers.length,
      'Answer each task once.',
    ),
})

/** How one answer did. Practice tells what an assessment does not. */
export const PracticeVerdict = z.object({
  seq,
  isRight: z.boolean(),
  /** What is right: several lines where several are, or an order from first to last. For code it is one way of many. */
  right: z.array(z.string()),
  why: z.string(),
  /** How code did on each of the cases that it is graded by. */
  tests: z.array(z.object({ name: z.string(), passed: z.boolean() })).optional(),
})
export type PracticeVerdict = z.infer<typeof PracticeVerdict>
export const PracticeVerdicts = z.object({ items: z.array(PracticeVerdict) })

/** Code of one's own, tried on the cases of a practice task that are shown. */
export const PracticeRun = RunBody.pick({ code: true }).extend({ seed, seq })
