import { z } from 'zod'
import { EMPLOYMENT_TYPES, URGENCIES, WORK_MODES } from '../constants'
import { EVIDENCES } from '../../skills/levels'
import { JOB_LOCATION_FILTERS, JOB_SORTS, TECHNOLOGIES, TECHNOLOGY_FILTERS } from '../filters'
import {
  CompanyRef,
  Flag,
  Id,
  IsoTime,
  matchFields,
  pageOf,
  pageQuery,
  payFields,
  SearchText,
  Version,
} from '../hiring.schema'
import { RequiredSkillSchema } from '../match/match.schema'
import { POSTING_FACTS } from './posting-facts'

/** A posting as candidates see it in a list; `role` is its title, `posted` the day it went live. */
export const JobCard = z.object({
  id: Id,
  company: CompanyRef,
  role: z.string(),
  location: z.string(),
  mode: z.enum(WORK_MODES),
  type: z.enum(EMPLOYMENT_TYPES),
  technology: z.enum(TECHNOLOGIES),
  urgency: z.enum(URGENCIES),
  salary: z.string(),
  posted: IsoTime,
  /** `held` is how the reader proves the skill, or null. */
  skills: z.array(RequiredSkillSchema.extend({ held: z.enum(EVIDENCES).nullable() })),
  description: z.string(),
  ...matchFields,
  applied: z.boolean(),
  saved: z.boolean(),
  isNew: z.boolean(),
  /** Median days to the first reply; null with fewer than five. */
  response: z.object({ medianDays: z.number().nullable(), n: z.number().int() }),
  /** Named again when applying, so that nobody applies to what they did not read. */
  version: Version,
})
export type JobCard = z.infer<typeof JobCard>

export const JobQuery = z.strictObject({
  q: SearchText.optional(),
  technology: z.enum(TECHNOLOGY_FILTERS).optional(),
  location: z.enum(JOB_LOCATION_FILTERS).optional(),
  type: z.enum(EMPLOYMENT_TYPES).optional(),
  minMatch: z.coerce.number().int().min(0).max(100).optional(),
  saved: Flag.optional(),
  /** Leaves out what the reader has applied for, as a card's `applied` says it. */
  hideApplied: Flag.optional(),
  sort: z.enum(JOB_SORTS).optional(),
  ...pageQuery,
})
export type JobQuery = z.infer<typeof JobQuery>
export const JobPage = pageOf(JobCard)
export type JobPage = z.infer<typeof JobPage>

/** Why applying is not possible now. */
export const APPLY_PROBLEMS = ['posting_not_active', 'already_applied', 'rejected_recently'] as const

/** View Details: everything a person should know before applying, the notice of scoring included. */
export const JobDetail = JobCard.extend({
  ...payFields,
  department: z.string(),
  regions: z.array(z.string()),
  minYears: z.number().int(),
  openings: z.number().int(),
  existingVacancy: z.boolean(),
  closesAt: IsoTime,
  timesPosted: z.number().int(),
  about: z.object({ description: z.string(), industry: z.string(), size: z.string(), location: z.string() }),
  applicationId: Id.nullable(),
  canApply: z.boolean(),
  applyProblem: z.enum(APPLY_PROBLEMS).nullable(),
  /** What would be sent besides the profile; those made for this posting first. */
  resumes: z.array(z.object({ id: Id, title: z.string(), isDefault: z.boolean(), tailored: z.boolean() })),
})
export type JobDetail = z.infer<typeof JobDetail>

/** A 409 `STALE` to somebody who applies: what changed since the version that was read, and the job as it is now. */
export const ChangedJob = z.object({ changed: z.array(z.enum(POSTING_FACTS)), current: JobDetail })
export type ChangedJob = z.infer<typeof ChangedJob>
