import { z } from 'zod'
import { Presentation, RunBody, TaskAnswer } from '../assessments/attempt.schema'
import { PracticeVerdict } from '../assessments/practice.schema'
import { IsoTime } from '../text/text.schema'
import { ModuleBlock, ModuleSource } from '../hiring/learning/block.schema'
import { MODULE_STATES, RATED_FROM } from '../hiring/learning/module.rules'

const count = z.number().int().min(0)
const slug = z.string().regex(/^[a-z0-9-]{1,64}$/, 'This is no name of a path or module.')

/** A question as it is asked this time, as a task of an assessment is shown. */
export const ModuleTask = Presentation.pick({
  kind: true,
  stem: true,
  code: true,
  lang: true,
  answerHint: true,
  options: true,
  starter: true,
  visibleTests: true,
}).extend({
  /** Names this instance; the answer brings it back. */
  seed: z.string(),
})
export type ModuleTask = z.infer<typeof ModuleTask>

/** What is told of an answer, and only then. */
export const ModuleVerdict = PracticeVerdict.omit({ seq: true })
export type ModuleVerdict = z.infer<typeof ModuleVerdict>

export const ModuleCheck = z.object({
  name: z.string(),
  isTask: z.boolean(),
  seconds: count,
  /** Title of the section that answers it. */
  section: z.string(),
  state: z.enum(['open', 'right', 'tomorrow']),
  /** Wrong answers since it was last right. */
  wrong: count,
  /** Wrong twice: it is asked once more at the end. */
  isLate: z.boolean(),
  /** A nudge, after a wrong answer. */
  hint: z.string().nullable(),
  /** The next instance; of a check that is right, the one that was answered. */
  task: ModuleTask,
  /** Of a check that is right. */
  verdict: ModuleVerdict.nullable(),
})
export type ModuleCheck = z.infer<typeof ModuleCheck>

/** What answers change. */
export const ModuleProgress = z.object({
  state: z.enum(MODULE_STATES),
  passedAt: IsoTime.nullable(),
  checks: z.array(ModuleCheck),
  /** Names of the checks that stand in the way. */
  missing: z.array(z.string()),
})
export type ModuleProgress = z.infer<typeof ModuleProgress>

const ModuleRef = z.object({ id: z.string(), title: z.string() })

export const ModuleView = z.object({
  id: z.string(),
  /** Of what is shown: a correction says which one was seen. */
  revision: z.number().int().min(1),
  title: z.string(),
  path: z.object({
    id: z.string(),
    title: z.string(),
    /** Which of its modules this is, from 1. */
    seq: count,
    modules: count,
    isEnrolled: z.boolean(),
  }),
  minutes: count,
  skills: z.array(z.string()),
  /** What it builds on, and whether that is passed. */
  needs: z.array(ModuleRef.extend({ isPassed: z.boolean() })),
  sources: z.array(ModuleSource),
  checkedAt: z.string(),
  blocks: z.array(ModuleBlock),
  progress: ModuleProgress,
  /** The next module that can be opened; null at the end of what is written. */
  next: ModuleRef.nullable(),
})
export type ModuleView = z.infer<typeof ModuleView>

export const ModuleParams = z.strictObject({ path: slug, name: slug })
export const ModuleCheckParams = z.strictObject({ path: slug, name: slug, check: slug })

const seed = z.string().min(1).max(64)
/** Null is "I don't know". */
export const CheckAnswer = z.strictObject({
  seed,
  answer: TaskAnswer.nullable(),
  seconds: z.number().int().min(0).max(86_400).optional(),
})
export const CheckAnswered = z.object({ verdict: ModuleVerdict, progress: ModuleProgress })
export type CheckAnswered = z.infer<typeof CheckAnswered>

export const CheckRun = RunBody.pick({ code: true }).extend({ seed })

export const PathRating = z.strictObject({
  stars: z.number().int().min(1, `Give 1 to 5 stars, from ${RATED_FROM} modules on.`).max(5),
})
