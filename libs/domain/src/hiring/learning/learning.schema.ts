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
  /** Id of the next module; null where there is none, or it is still being written. */
  next: z.string().nullable(),
  difficulty: z.enum(LEARNING_DIFFICULTIES),
  /** Null where not all of it is written, for nobody knows yet. */
  duration: z.string().nullable(),
  /** Stars that the person gave; whether it may give any. */
  stars: z.number().int().nullable(),
  canRate: z.boolean(),
  state: z.enum(ENROLLMENT_STATES),
  version: Version,
})
export type ActivePath = z.infer<typeof ActivePath>

/** A module as a list shows it. */
const ListedModule = z.object({
  id: z.string(),
  title: z.string(),
  /** Null where it is not written. */
  minutes: z.number().int().nullable(),
  isOpen: z.boolean(),
  isPassed: z.boolean(),
})

/** A path of the catalogue. */
export const Course = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  /** Counted, of those who passed three modules or more; null where they are too few to say. */
  rating: z.number().nullable(),
  /** Who passed a module of it, in the live market; null where they are too few to say. */
  students: z.number().int().nullable(),
  level: z.string(),
  duration: z.string().nullable(),
  skills: z.array(z.string()),
  summary: z.string(),
  modules: z.array(ListedModule),
  /** How many of them can be read; a path opens when all of them can. */
  openModules: z.number().int(),
  isOpen: z.boolean(),
  isEnrolled: z.boolean(),
  /** The person asked to be told when it opens. */
  isAwaited: z.boolean(),
})
export type Course = z.infer<typeof Course>

export const RecommendedCourse = Course.extend({
  /** Why it is recommended, such as the matches it would help. */
  reason: z.string(),
})

/** Learning Paths in one answer. */
export const LearningSection = z.object({
  paths: z.array(ActivePath),
  recommended: z.array(RecommendedCourse),
  /** All of them, in the order in which they open. */
  courses: z.array(Course),
  stats: z.object({
    completedPaths: z.number().int(),
    completedModules: z.number().int(),
    totalMinutes: z.number().int(),
    bestScore: z.number().int().nullable(),
  }),
  weeklyGoal: z.object({
    target: z.number().int(),
    doneMinutes: z.number().int(),
    /** Minutes among them that the person logged; the others were counted here. */
    logged: z.number().int(),
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
