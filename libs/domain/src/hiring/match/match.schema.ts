import { z } from 'zod'
import { EMPLOYMENT_TYPES, WORK_MODES } from '../constants'
import { IsoTime } from '../hiring.schema'
import { EVIDENCES, SKILL_LEVELS } from '../../skills/levels'
import { MATCH_COMPONENTS, MATCH_VERSIONS } from './match.types'

const level = z.literal(SKILL_LEVELS)
export const RequiredSkillSchema = z.object({
  skill: z.string(),
  level,
  importance: z.enum(['must', 'nice']),
})

const evidence = z.enum(EVIDENCES)
const MatchItemSchema = z.object({
  skill: z.string(),
  importance: z.enum(['must', 'nice']),
  required: level,
  have: z.union([level, z.literal(0)]),
  evidence: z.enum([...EVIDENCES, 'none']),
  awarded: level.optional(),
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
export const MatchChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify'), skill: z.string(), level: level.optional() }),
  z.object({ kind: z.literal('raise'), skill: z.string(), level }),
  z.object({ kind: z.literal('add'), skill: z.string(), level }),
  z.object({ kind: z.literal('remote') }),
  z.object({ kind: z.literal('type'), type: z.enum(EMPLOYMENT_TYPES) }),
])
const HeldSkillSchema = z.object({
  skill: z.string(),
  level,
  evidence,
  awarded: level.optional(),
  /** Of the levels over the awarded one, in basis points. */
  above: z.array(z.number().int()).max(SKILL_LEVELS.length).readonly().optional(),
  credentialId: z.string().optional(),
})
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
    skills: z.array(HeldSkillSchema).readonly(),
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
  version: z.enum(MATCH_VERSIONS),
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
  /** Empty in blind review. */
  inputsSha256: z.string(),
  computedAt: IsoTime,
})
export type MatchAnswer = z.infer<typeof MatchAnswer>

const { job, person } = MatchInputs.shape
/**
 * What every implementation of the score must give, in whatever language it is: a job, a person, and what changes when
 * parts of them do.
 */
export const MatchVectors = z.object({
  version: z.enum(MATCH_VERSIONS),
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
      /** Of the asked skills, in their order. */
      credits: z.array(z.number().int()).optional(),
    }),
  ),
})
export type MatchVectors = z.infer<typeof MatchVectors>

/** Weights, factors and rules of a version and its test vectors, for anybody to read and to check. */
const VersionDefinition = z.object({
  version: z.enum(MATCH_VERSIONS),
  weights: z.record(z.enum(MATCH_COMPONENTS), z.number()),
  evidence: z.record(z.enum(EVIDENCES), z.number()),
  rules: z.record(z.string(), z.number()),
  /** What a held skill brings, as a formula. */
  credit: z.string(),
  vectors: MatchVectors,
})
export const MatchDefinition = z.object({
  /** What new answers are made with. */
  version: z.enum(MATCH_VERSIONS),
  notice: z.string(),
  versions: z.array(VersionDefinition),
})
