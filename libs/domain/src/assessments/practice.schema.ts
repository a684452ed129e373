import { z } from 'zod'
import { PlainAnswer, Presentation } from './attempt.schema'
import { TRACK_SLUGS } from './tracks'

/** Tasks of one round. */
export const PRACTICE_TASKS = 6

const seq = z.number().int().min(1).max(PRACTICE_TASKS)
/** Stands for the round: with it the tasks are made again, for nothing of a round is stored. */
const seed = z.string().min(1).max(100)

/** A practice task, as a task of an attempt is shown, without its clock. None of them asks for code. */
export const PracticeTask = Presentation.pick({
  topic: true,
  stem: true,
  code: true,
  lang: true,
  answerHint: true,
  options: true,
}).extend({ seq, kind: z.enum(['single', 'multiple', 'ordering', 'numeric', 'short']) })
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
    .array(z.strictObject({ seq, answer: PlainAnswer.nullable() }))
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
  /** What is right: several lines where several are, or an order from first to last. */
  right: z.array(z.string()),
  why: z.string(),
})
export type PracticeVerdict = z.infer<typeof PracticeVerdict>
export const PracticeVerdicts = z.object({ items: z.array(PracticeVerdict) })
