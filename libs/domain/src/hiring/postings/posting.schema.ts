import { z } from 'zod'
import { requiredText, text } from '../../text/text.schema'
import {
  CLOSE_REASONS,
  EMPLOYMENT_TYPES,
  POSTING_DUTIES,
  POSTING_STATUSES,
  POSTING_TABS,
  REJECT_REASON_IDS,
  URGENCIES,
  WORK_MODES,
} from '../constants'
import { TECHNOLOGIES } from '../filters'
import {
  Flag,
  Id,
  IsoTime,
  MemberRef,
  pageOf,
  pageQuery,
  payFields,
  SearchText,
  Version,
} from '../hiring.schema'
import { RequiredSkillSchema } from '../match/match.schema'
import { HIRING_LIMITS } from '../limits'
import { SKILL_LEVELS } from '../../skills/levels'

const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'Use two-letter country codes.')

/** A card of Job Postings. */
export const PostingCard = z.object({
  id: Id,
  title: z.string(),
  department: z.string(),
  location: z.string(),
  mode: z.enum(WORK_MODES),
  type: z.enum(EMPLOYMENT_TYPES),
  salary: z.string(),
  posted: IsoTime.nullable(),
  closesAt: IsoTime.nullable(),
  applications: z.number().int(),
  newApplications: z.number().int(),
  inReview: z.number().int(),
  views: z.number().int(),
  status: z.enum(POSTING_STATUSES),
  urgency: z.enum(URGENCIES),
  skills: z.array(RequiredSkillSchema),
  openings: z.number().int(),
  hired: z.number().int(),
  canEdit: z.boolean(),
  canPublish: z.boolean(),
  canClose: z.boolean(),
  canReopen: z.boolean(),
  canDelete: z.boolean(),
  /** The path of its public page; null while nobody outside may see it. */
  publicPath: z.string().nullable(),
  /** The reader shares it by a link of one’s own: only who made a link takes it back. */
  canUnshare: z.boolean(),
  /** The decision that hides it from everybody outside the team. */
  decisionId: Id.nullable(),
  /** Filled, and people still wait: how many, and until when the team may decide. */
  closeOut: z
    .object({
      open: z.number().int(),
      day: z.number().int(),
      days: z.number().int(),
      endsAt: IsoTime,
    })
    .nullable(),
  version: Version,
})
export type PostingCard = z.infer<typeof PostingCard>

/** How the postings of a status follow each other. */
export const POSTING_SORTS = ['newest', 'unread', 'longest', 'ends'] as const
export const PostingQuery = z.strictObject({
  status: z.enum(POSTING_TABS).optional(),
  q: SearchText.optional(),
  mine: Flag.optional(),
  /** Within a status; the newest first unless told. */
  sort: z.enum(POSTING_SORTS).optional(),
  ...pageQuery,
})
/** `counts` are per tab and add up to `All Jobs`. */
export const PostingPage = pageOf(PostingCard).extend({
  counts: z.object({
    'All Jobs': z.number().int(),
    Active: z.number().int(),
    Draft: z.number().int(),
    Closed: z.number().int(),
  }),
})
export type PostingPage = z.infer<typeof PostingPage>

/** What the form holds. A draft may lack nearly all of it; `publishProblems` says what is missing. */
const fields = {
  title: requiredText(HIRING_LIMITS.title, 'Add a title.'),
  department: text(HIRING_LIMITS.title),
  technology: z.enum(TECHNOLOGIES),
  mode: z.enum(WORK_MODES),
  location: text(HIRING_LIMITS.title),
  /** Where the work is done; left out, it stays as it is, and a new posting has that of its company. */
  country: CountryCode.nullable().optional(),
  regions: z.array(CountryCode).max(HIRING_LIMITS.regions),
  type: z.enum(EMPLOYMENT_TYPES),
  ...payFields,
  description: text(HIRING_LIMITS.description),
  urgency: z.enum(URGENCIES),
  openings: z.number().int().min(1).max(500),
  existingVacancy: z.boolean().nullable(),
  minYears: z.number().int().min(0).max(40),
  skills: z
    .array(
      z.strictObject({
        skill: text(60),
        level: z.literal(SKILL_LEVELS),
        importance: z.enum(['must', 'nice']),
      }),
    )
    .max(HIRING_LIMITS.postingSkills)
    .refine((list) => new Set(list.map(({ skill }) => skill)).size === list.length, 'Name each skill once.'),
  closesAt: IsoTime.nullable(),
  blindReview: z.boolean(),
}
export const PostingDraft = z.strictObject(fields)
export type PostingDraft = z.infer<typeof PostingDraft>
/** Told to applicants when pay, place, type or must-have skills of a live posting change. */
export const PostingUpdate = z.strictObject({ ...fields, version: Version })

export const PostingDetail = PostingCard.extend({
  ...fields,
  country: CountryCode.nullable(),
  posted: IsoTime.nullable(),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  closedAt: IsoTime.nullable(),
  timesPosted: z.number().int(),
  openApplicationIds: z.array(Id),
  members: z.array(z.object({ member: MemberRef, duty: z.enum(POSTING_DUTIES) })),
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type PostingDetail = z.infer<typeof PostingDetail>

/** Who works on the posting from now on, the Admins of the company aside; somebody owns it. */
export const PostingTeam = z.strictObject({
  members: z
    .array(z.strictObject({ memberId: Id, duty: z.enum(POSTING_DUTIES) }))
    .max(HIRING_LIMITS.postingMembers)
    .refine(
      (list) => new Set(list.map(({ memberId }) => memberId)).size === list.length,
      'Name each person once.',
    )
    .refine((list) => list.some(({ duty }) => duty === 'owner'), 'Somebody has to own the posting.'),
  version: Version,
})
export type PostingTeam = z.infer<typeof PostingTeam>

export const PublishRequest = z.strictObject({ version: Version })
/** Every open application is disposed of here, or the posting stays open (409 `OPEN_APPLICATIONS`). */
export const CloseRequest = z.strictObject({
  reason: z.enum(CLOSE_REASONS),
  dispositions: z
    .array(
      z.strictObject({
        applicationId: Id,
        action: z.enum(['reject', 'keep']),
        reasonId: z.enum(REJECT_REASON_IDS).nullable().optional(),
      }),
    )
    .max(5_000),
  version: Version,
})
