import { z } from 'zod'
import { LIMITS } from '../../limits'
import { requiredText, text } from '../../text/text.schema'
import { TECHNOLOGIES } from '../filters'
import { Day, Id, IsoTime, Version } from '../hiring.schema'
import { CertificationBadge } from './badge.schema'
import { SKILL_LEVELS, SKILL_STATES } from '../../skills/levels'

const level = z.literal(SKILL_LEVELS)

export const OwnSkill = z.object({
  id: Id,
  skill: z.string(),
  /** What the person claims. */
  level,
  /** False where they only take its test: then `level` says nothing. */
  claimed: z.boolean(),
  /** What a test awarded, as long as that is or was proved; null where none did, as in a demo. */
  awarded: level.nullable(),
  state: z.enum(SKILL_STATES),
  verified: z.boolean(),
  score: z.number().int().nullable(),
  /** When it was verified. */
  date: IsoTime.nullable(),
  expiresAt: IsoTime.nullable(),
  scheduledAt: IsoTime.nullable(),
  submittedAt: IsoTime.nullable(),
  credentialId: z.string().nullable(),
  canAssess: z.boolean(),
  canRemove: z.boolean(),
  version: Version,
})
export type OwnSkill = z.infer<typeof OwnSkill>

/** How many of the skills that a posting asks for are proved. */
export const ProvedSkills = z.object({ asked: z.number().int(), proved: z.number().int() })
export type ProvedSkills = z.infer<typeof ProvedSkills>

export const CertificationView = z.object({
  id: Id,
  name: z.string(),
  issuer: z.string(),
  issued: z.string(),
  expires: z.string().nullable(),
  credentialId: z.string(),
  /** By the last check of its badge, and by nothing else. */
  verified: z.boolean(),
  endsSoon: z.boolean(),
  /** Null where its person typed it. */
  badge: CertificationBadge.nullable(),
})
export const CertificationDraft = z.strictObject({
  name: requiredText(LIMITS.shortText, 'Add the name.'),
  issuer: requiredText(LIMITS.shortText, 'Add the issuer.'),
  issued: Day,
  expires: Day.nullable(),
  credentialId: text(LIMITS.shortText),
})

/** One that is proved. Of a sample: where anybody checks it, and reads that it proves nothing. */
export const VerifiedSkill = OwnSkill.extend({ sampleUrl: z.string().nullable() })
export type VerifiedSkill = z.infer<typeof VerifiedSkill>

/** Skills & Credentials in one answer. */
export const SkillsSection = z.object({
  verified: z.array(VerifiedSkill),
  pending: z.array(OwnSkill),
  declared: z.array(OwnSkill),
  certifications: z.array(CertificationView),
  /** Chips of Start Assessment: what could be assessed next. */
  topics: z.array(z.string()),
  /** Skills without an assessment for which the account asked for one. */
  wishes: z.array(z.string()),
})
export type SkillsSection = z.infer<typeof SkillsSection>
export const SkillCatalog = z.object({
  items: z.array(z.object({ name: z.string(), technology: z.enum([...TECHNOLOGIES, 'Other']) })),
})
export const SkillDraft = z.strictObject({ skill: requiredText(60, 'Name a skill.'), level })

export const AssessmentSchedule = z.strictObject({ startsAt: IsoTime, version: Version })
/** The proof of a skill; `next` says in words what happens next. */
export const Assessment = z.object({
  id: Id,
  skill: OwnSkill,
  next: z.string(),
  /** The test that proves it, and the attempt that is open; null where there is none, as in a demo. */
  track: z.string().nullable(),
  attempt: Id.nullable(),
})
export type Assessment = z.infer<typeof Assessment>
