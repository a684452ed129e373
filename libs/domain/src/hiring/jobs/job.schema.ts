import { z } from 'zod'
import { LIMITS } from '../../limits'
import { requiredText } from '../../text/text.schema'
import { EMPLOYMENT_TYPES, URGENCIES, WORK_MODES } from '../constants'
import { EVIDENCES, SKILL_LEVELS } from '../skills/levels'
import { JOB_LOCATION_FILTERS, JOB_LOCATIONS, JOB_SORTS, TECHNOLOGIES, TECHNOLOGY_FILTERS } from '../filters'
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
} from '../hiring.schema'
import { MATCH_COMPONENTS, MATCH_VERSION } from '../match/match.types'

const level = z.literal(SKILL_LEVELS)
export const RequiredSkillSchema = z.object({
  skill: z.string(),
  level,
  importance: z.enum(['must', 'nice']),
})

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
})
export type JobCard = z.infer<typeof JobCard>

export const JobQuery = z.strictObject({
  q: SearchText.optional(),
  technology: z.enum(TECHNOLOGY_FILTERS).optional(),
  location: z.enum(JOB_LOCATION_FILTERS).optional(),
  type: z.enum(EMPLOYMENT_TYPES).optional(),
  minMatch: z.coerce.number().int().min(0).max(100).optional(),
  saved: Flag.optional(),
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
  /** What would be sent besides the profile. */
  resumes: z.array(z.object({ id: Id, title: z.string(), isDefault: z.boolean() })),
})
export type JobDetail = z.infer<typeof JobDetail>

const evidence = z.enum(EVIDENCES)
const MatchItemSchema = z.object({
  skill: z.string(),
  importance: z.enum(['must', 'nice']),
  required: level,
  have: z.union([level, z.literal(0)]),
  evidence: z.enum([...EVIDENCES, 'none']),
  credit: z.number().int(),
  credentialId: z.string().optional(),
})
const MatchComponentSchema = z.object({
  key: z.enum(MATCH_COMPONENTS),
  weight: z.number().int(),
  value: z.number().int().nullable(),
  points: z.number(),
  known: z.boolean(),
  items: z.array(MatchItemSchema).optional(),
})
const MatchChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify'), skill: z.string() }),
  z.object({ kind: z.literal('raise'), skill: z.string(), level }),
  z.object({ kind: z.literal('add'), skill: z.string(), level }),
  z.object({ kind: z.literal('remote') }),
  z.object({ kind: z.literal('type'), type: z.enum(EMPLOYMENT_TYPES) }),
])
const MatchInputs = z.object({
  job: z.object({
    skills: z.array(RequiredSkillSchema).readonly(),
    minYears: z.number(),
    mode: z.enum(WORK_MODES),
    metro: z.string().nullable(),
    regions: z.array(z.string()).readonly(),
    salaryMax: z.number().nullable(),
    currency: z.string().nullable(),
    type: z.enum(EMPLOYMENT_TYPES),
  }),
  person: z.object({
    skills: z
      .array(z.object({ skill: z.string(), level, evidence, credentialId: z.string().optional() }))
      .readonly(),
    months: z.number().nullable(),
    country: z.string().nullable(),
    metro: z.string().nullable(),
    openToRemote: z.boolean().nullable(),
    relocateTo: z.array(z.string()).readonly(),
    salaryMin: z.number().nullable(),
    currency: z.string().nullable(),
    types: z.array(z.enum(EMPLOYMENT_TYPES)).readonly(),
  }),
})
const percent = z.number().int().nullable()

/** The arithmetic of one match. `inputs` go to their owner alone; the company's answer leaves them out. */
export const MatchAnswer = z.object({
  version: z.literal(MATCH_VERSION),
  score: percent,
  uncapped: percent,
  coverage: z.number().int(),
  capped: z.boolean(),
  requirements: percent,
  preferences: percent,
  components: z.array(MatchComponentSchema),
  missing: z.string().nullable(),
  improve: z.array(z.object({ action: z.string(), delta: z.number().int(), change: MatchChangeSchema })),
  inputs: MatchInputs.optional(),
  inputsSha256: z.string(),
  computedAt: IsoTime,
})
export type MatchAnswer = z.infer<typeof MatchAnswer>

export const JobLocationName = z.enum(JOB_LOCATIONS)

/** What a saved search keeps: the filters, without the page. */
export const SavedQuery = JobQuery.omit({ page: true, pageSize: true, saved: true })
const alert = z.enum(['off', 'daily', 'weekly'])
export const SavedSearchDraft = z.strictObject({ name: requiredText(LIMITS.label), query: SavedQuery, alert })
export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  query: SavedQuery,
  alert,
  /** Active postings that match now. */
  count: z.number().int(),
  createdAt: IsoTime,
})
export type SavedSearch = z.infer<typeof SavedSearch>
export const SavedSearchList = z.object({ items: z.array(SavedSearch) })
export const SavedSearchPatch = z.strictObject({
  name: requiredText(LIMITS.label).optional(),
  alert: alert.optional(),
})

const { job, person } = MatchInputs.shape
/**
 * What every implementation of the score must give, in whatever language it is: a job, a person, and what changes when
 * parts of them do.
 */
export const MatchVectors = z.object({
  version: z.literal(MATCH_VERSION),
  job,
  person,
  vectors: z.array(
    z.object({
      name: z.string(),
      job: job.partial(),
      person: person.partial(),
      score: percent,
      uncapped: percent,
      coverage: z.number().int(),
      values: z.partialRecord(z.enum(MATCH_COMPONENTS), percent),
    }),
  ),
})
export type MatchVectors = z.infer<typeof MatchVectors>

/** Weights, factors and rules of the score and its test vectors, for anybody to read and to check. */
export const MatchDefinition = z.object({
  version: z.literal(MATCH_VERSION),
  weights: z.record(z.enum(MATCH_COMPONENTS), z.number()),
  evidence: z.record(z.enum(EVIDENCES), z.number()),
  rules: z.record(z.string(), z.number()),
  notice: z.string(),
  vectors: MatchVectors,
})
