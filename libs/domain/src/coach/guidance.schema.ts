import { z } from 'zod'
import { FOCUS_AREAS } from '../early-access/constants'
import { CURRENCIES, PAY_PERIODS } from '../hiring/constants'
import { Flag } from '../hiring/hiring.schema'
import { MatchChangeSchema, RequiredSkillSchema } from '../hiring/match/match.schema'
import { EVIDENCES } from '../skills/levels'
import { Id, IsoTime, requiredText } from '../text/text.schema'
import { TARGET_KINDS, TARGET_REASONS } from './targets.rules'

const count = z.number().int().min(0)
const percent = z.number().int().min(0).max(100)
const RoleId = requiredText(80, 'Choose a role.')

/** A posting by its id, or a role by its name in the list of roles. */
export const TargetRef = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('posting'), ref: Id }),
  z.strictObject({ kind: z.literal('role'), ref: RoleId }),
])
export type TargetRef = z.infer<typeof TargetRef>
export const TargetQuery = z.strictObject({ kind: z.enum(TARGET_KINDS), ref: RoleId })

export const Target = z.object({
  kind: z.enum(TARGET_KINDS),
  ref: z.string(),
  /** The strongest reason why it is one. */
  why: z.enum(TARGET_REASONS),
  weight: z.number().int(),
  /** Added by hand, so it can be taken away again. */
  added: z.boolean(),
  title: z.string(),
  /** Of a posting; null of a role. */
  company: z.string().nullable(),
  /** Of a posting of which enough is known. */
  match: percent.nullable(),
})
export type Target = z.infer<typeof Target>
/** All targets, those that weigh most first. */
export const Targets = z.object({ items: z.array(Target), most: z.number().int() })
export type Targets = z.infer<typeof Targets>

export const RoleList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      area: z.enum(FOCUS_AREAS),
      name: z.string(),
      text: z.string(),
      skills: z.array(RequiredSkillSchema),
      /** Codes of O*NET-SOC and ESCO, where it has one. */
      onet: z.string().nullable(),
      esco: z.string().nullable(),
    }),
  ),
})
export type RoleList = z.infer<typeof RoleList>

/** `all`: not the first five alone. */
export const RaiseQuery = z.strictObject({ all: Flag.optional() })
export const RaiseGuidance = z.object({
  /** Postings among the targets with a match. */
  targets: count,
  total: count,
  items: z.array(
    z.object({
      action: z.string(),
      change: MatchChangeSchema,
      sum: count,
      median: count,
      raised: count,
      good: count,
      strong: count,
    }),
  ),
  asOf: IsoTime,
})
export type RaiseGuidance = z.infer<typeof RaiseGuidance>

/** Skills asked for beside one's own; where too few postings ask for one, how many they are. */
export const AdjacentGuidance = z.object({
  postings: count,
  items: z.array(z.object({ skill: z.string(), beside: z.string(), asking: count, both: count })),
  tooFew: z.array(z.object({ skill: z.string(), postings: count })),
  asOf: IsoTime,
})
export type AdjacentGuidance = z.infer<typeof AdjacentGuidance>

/** Of a skill or of a role. */
export const PayQuery = z.strictObject({ kind: z.enum(['skill', 'role']), of: RoleId })
export type PayQuery = z.infer<typeof PayQuery>
export const PayGroup = z.object({
  /** `Remote`, or a metro area. */
  place: z.string(),
  currency: z.enum(CURRENCIES),
  period: z.enum(PAY_PERIODS),
  /** Null where `tooFew` says how many there are. */
  range: z.object({ postings: count, companies: count, low: count, high: count, middle: count }).nullable(),
  tooFew: count.nullable(),
})
export type PayGroup = z.infer<typeof PayGroup>
export const PayGuidance = z.object({ groups: z.array(PayGroup), days: count, asOf: IsoTime })
export type PayGuidance = z.infer<typeof PayGuidance>

const evidence = z.enum([...EVIDENCES, 'none'])
const asked = {
  skill: z.string(),
  asking: count,
  must: count,
  /** How much of what they ask the person covers. */
  covered: percent,
  evidence,
}
export const PathStepView = z.object({
  module: z.object({ id: z.string(), title: z.string(), minutes: count, checks: count }),
  path: z.object({ id: z.string(), title: z.string() }),
  state: z.enum(['new', 'begun']),
  value: count,
  /** Modules that it builds on and that are not passed. */
  needs: z.array(z.string()),
  /** The targets that ask for it; null where it only leads to another. */
  asked: z.object(asked).nullable(),
  /** The title of the module that it leads to. */
  opens: z.string().nullable(),
  /** How its topics went: in an assessment at that moment, or in so many answers of practice. */
  topic: z
    .object({
      standing: z.enum(['weaker', 'stronger']),
      assessedAt: IsoTime.nullable(),
      answers: count.nullable(),
    })
    .nullable(),
})
export type PathStepView = z.infer<typeof PathStepView>
export const PathGuidance = z.object({
  version: z.string(),
  targets: count,
  steps: z.array(PathStepView),
  minutes: count,
  /** Of the need that modules can meet; null where none can. */
  covered: percent.nullable(),
  /** Skills with a need that no module teaches, and whether an assessment proves them. */
  without: z.array(z.object({ ...asked, assessment: z.boolean() })),
  asOf: IsoTime,
})
export type PathGuidance = z.infer<typeof PathGuidance>
