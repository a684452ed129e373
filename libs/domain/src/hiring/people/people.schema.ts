import { z } from 'zod'
import { requiredText } from '../../text/text.schema'
import { AVAILABILITIES } from '../constants'
import { CANDIDATE_LOCATION_FILTERS, EXPERIENCE_FILTERS, TECHNOLOGIES, TECHNOLOGY_FILTERS } from '../filters'
import { Month, WorkExperience } from '../../resumes/entries.schema'
import { Flag, Id, IsoTime, matchFields, pageOf, pageQuery, PersonRef, SearchText } from '../hiring.schema'
import { MatchAnswer } from '../match/match.schema'
import { HIRING_LIMITS } from '../limits'
import { SKILL_LEVELS } from '../../skills/levels'
import { ProvedSkills } from '../skills/skill.schema'

/** What a card says of an experience that nobody told. */
export const NOT_STATED = 'Not stated'

const level = z.literal(SKILL_LEVELS)

/** A person of the talent directory. `match` is known only against a posting; `salary` only if shared. */
export const CandidateCard = z.object({
  ...PersonRef.shape,
  location: z.string(),
  experience: z.string(),
  technology: z.enum(TECHNOLOGIES),
  skills: z.array(
    z.object({
      skill: z.string(),
      level,
      verified: z.boolean(),
      /** Of a proof, like its month; the day is nobody's business. */
      awarded: level.nullable(),
      month: Month.nullable(),
    }),
  ),
  verifiedSkills: z.number().int(),
  /** Of the posting that is matched against. */
  proved: ProvedSkills.nullable(),
  ...matchFields,
  available: z.enum(AVAILABILITIES),
  salary: z.string().nullable(),
  /** Null when the person does not show it. */
  online: z.boolean().nullable(),
  canMessage: z.boolean(),
  /** Whether the company may ask to talk: it may, it has, it must rest after a no, or the person does not want it. */
  ask: z.enum(['open', 'asked', 'resting', 'closed']),
  /** Where this person already is with the company, hired included. */
  inProcess: z.object({ applicationId: Id, status: z.string() }).nullable(),
  /** Postings for which the company rejected this person too recently to ask again. */
  rejectedFor: z.array(Id),
  pools: z.array(z.string()),
})
export type CandidateCard = z.infer<typeof CandidateCard>

export const CandidateQuery = z.strictObject({
  skills: SearchText.optional(),
  location: z.enum(CANDIDATE_LOCATION_FILTERS).optional(),
  experience: z.enum(EXPERIENCE_FILTERS).optional(),
  focus: z.enum(TECHNOLOGY_FILTERS).optional(),
  /** Somebody with a proof; of people with named skills, a proof of each. */
  verifiedOnly: Flag.optional(),
  /** The same with at least this level awarded, from 1 Beginner to 4 Expert. */
  minLevel: z.coerce.number().int().min(1).max(4).optional(),
  postingId: Id.optional(),
  ...pageQuery,
})
export type CandidateQuery = z.infer<typeof CandidateQuery>
/** The file takes the filters of the search on screen. */
export const CandidatesExportQuery = CandidateQuery.omit({ page: true, pageSize: true })
export const CandidatePage = pageOf(CandidateCard)
export type CandidatePage = z.infer<typeof CandidatePage>

/** View Profile; opening it is logged. */
export const CandidateDetailQuery = z.strictObject({ postingId: Id.optional() })
export const CandidateDetail = CandidateCard.extend({
  bio: z.string(),
  work: z.array(WorkExperience),
  certifications: z.array(
    z.object({
      name: z.string(),
      issuer: z.string(),
      /** By the last check of its badge, and by nothing else. */
      verified: z.boolean(),
      /** As of which day it was not revoked; null where it is not verified. */
      asOf: IsoTime.nullable(),
    }),
  ),
  matchAnswer: MatchAnswer.nullable(),
  lastSeenAt: IsoTime.nullable(),
  conversationId: Id.nullable(),
})
export type CandidateDetail = z.infer<typeof CandidateDetail>

/** Add to Pipeline. */
export const InviteRequest = z.strictObject({
  postingId: Id,
  message: requiredText(HIRING_LIMITS.note, 'Write a message.'),
})
export const InviteReceipt = z.object({ id: Id, expiresAt: IsoTime })
