import { z } from 'zod'
import { ENROLLMENT_STATES, LEARNING_DIFFICULTIES } from '../constants'
import { IsoTime, Version } from '../hiring.schema'
import { HIRING_LIMITS } from '../limits'

/** A path somebody is on. */
export const ActivePath = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  progress: z.number().int(),
  modules: z.number().int(),
  completed: z.number().int(),
  nextModule: z.string().nullable(),
  difficulty: z.enum(LEARNING_DIFFICULTIES),
  duration: z.string(),
  state: z.enum(ENROLLMENT_STATES),
  version: Version,
})
export type ActivePath = z.infer<typeof ActivePath>

export const RecommendedCourse = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  rating: z.number(),
  students: z.number().int(),
  level: z.string(),
  duration: z.string(),
  skills: z.array(z.string()),
  summary: z.string(),
  /** Why it is recommended, such as the matches it would help. */
  reason: z.string(),
})

/** Learning Paths in one answer. */
export const LearningSection = z.object({
  paths: z.array(ActivePath),
  recommended: z.array(RecommendedCourse),
  stats: z.object({
    completedPaths: z.number().int(),
    completedModules: z.number().int(),
    totalMinutes: z.number().int(),
    bestScore: z.number().int().nullable(),
  }),
  weeklyGoal: z.object({
    target: z.number().int(),
    doneMinutes: z.number().int(),
    days: z.array(z.object({ day: z.string(), minutes: z.number().int() })),
  }),
})
export type LearningSection = z.infer<typeof LearningSection>

export const PathParams = z.strictObject({ id: z.string().max(64) })
/** The number of modules done afterwards: repeating a request changes nothing twice. */
export const ProgressRequest = z.strictObject({ module: z.number().int().min(1).max(200), version: Version })
export const SessionRequest = z.strictObject({
  minutes: z.number().int().min(1).max(HIRING_LIMITS.sessionMinutes),
  at: IsoTime.optional(),
})
export const GoalRequest = z.strictObject({ hours: z.number().int().min(1).max(HIRING_LIMITS.goalHours) })
