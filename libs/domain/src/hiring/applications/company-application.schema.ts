import { z } from 'zod'
import { requiredText, text } from '../../text/text.schema'
import {
  APPLICATION_SOURCES,
  APPLICATION_STAGES,
  INTERVIEW_STATUSES,
  INTERVIEW_TYPES,
  OFFER_STATES,
  REJECT_REASON_IDS,
} from '../constants'
import {
  Flag,
  Id,
  IsoTime,
  matchFields,
  MemberRef,
  pageOf,
  pageQuery,
  PersonRef,
  Reason,
  SearchText,
  Version,
} from '../hiring.schema'
import { MatchAnswer } from '../match/match.schema'
import { HIRING_LIMITS } from '../limits'
import { SnapshotView, StageCounts } from './application.schema'
import { ProvedSkills } from '../skills/skill.schema'

/** By what cards are in order: how well the requirements are met, the whole match, or the day. */
export const PIPELINE_SORTS = ['requirements', 'match', 'applied'] as const
export type PipelineSort = (typeof PIPELINE_SORTS)[number]
/** The list has columns besides, each of them upwards or downwards; unsorted, who still waits comes first. */
export const LIST_SORTS = [...PIPELINE_SORTS, 'stage', 'due'] as const
export type ListSort = (typeof LIST_SORTS)[number]
export const SORT_ORDERS = ['asc', 'desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** The company's words, as the list filter has them. */
export const CompanyStatusName = z.enum([
  'New',
  'Under Review',
  'Interviews Scheduled',
  'Offers',
  'Rejected',
  'Hired',
  'Withdrawn',
])

const moves = {
  canStartReview: z.boolean(),
  canPassScreen: z.boolean(),
  canReject: z.boolean(),
  canSchedule: z.boolean(),
  canDraftOffer: z.boolean(),
  canReopen: z.boolean(),
}

/** A card of the board and a row of the list. */
export const CompanyApplicationCard = z.object({
  id: Id,
  candidate: PersonRef,
  postingId: Id,
  role: z.string(),
  stage: z.enum(APPLICATION_STAGES),
  status: CompanyStatusName,
  source: z.enum(APPLICATION_SOURCES),
  appliedAt: IsoTime,
  skills: z.array(z.object({ skill: z.string(), verified: z.boolean() })).max(4),
  proved: ProvedSkills,
  ...matchFields,
  requirements: z.number().int().nullable(),
  screenPassed: z.boolean(),
  viewed: z.boolean(),
  /** The next agreed interview. */
  interviewAt: IsoTime.nullable(),
  /** Times are proposed and none is agreed yet. */
  timeProposed: z.boolean(),
  /** The zone of the candidate's clock; null while review is blind. */
  timeZone: z.string().nullable(),
  dueAt: IsoTime.nullable(),
  overdue: z.boolean(),
  version: Version,
  ...moves,
})
export type CompanyApplicationCard = z.infer<typeof CompanyApplicationCard>

const filters = { q: SearchText.optional(), verifiedOnly: Flag.optional() }

/** `stage` narrows to one column, of which `page` brings the next cards. */
export const CompanyApplicationsQuery = z.strictObject({
  ...filters,
  sort: z.enum(LIST_SORTS).optional(),
  order: z.enum(SORT_ORDERS).optional(),
  postingId: Id.optional(),
  status: CompanyStatusName.optional(),
  overdue: Flag.optional(),
  ...pageQuery,
})
export type CompanyApplicationsQuery = z.infer<typeof CompanyApplicationsQuery>
/** The file takes the filters of the list on screen. */
export const CompanyApplicationsExport = CompanyApplicationsQuery.omit({ page: true, pageSize: true })
export const CompanyApplicationsPage = pageOf(CompanyApplicationCard).extend({ counts: StageCounts })
export type CompanyApplicationsPage = z.infer<typeof CompanyApplicationsPage>

/** The board: the first cards of each column, whose `total` says how many more there are. */
export const BoardQuery = z.strictObject({
  ...filters,
  sort: z.enum(PIPELINE_SORTS).optional(),
  perColumn: z.coerce.number().int().min(1).max(HIRING_LIMITS.boardColumn).optional(),
})
export const Board = z.object({
  posting: z.object({
    id: Id,
    title: z.string(),
    total: z.number().int(),
    blind: z.boolean(),
    /** Everybody who applied, whatever the filters say, and how many of them proved each skill that is asked for. */
    applicants: z.number().int(),
    proofs: z.array(z.object({ skill: z.string(), proved: z.number().int() })),
  }),
  columns: z.array(
    z.object({
      stage: z.enum(APPLICATION_STAGES),
      status: CompanyStatusName,
      total: z.number().int(),
      items: z.array(CompanyApplicationCard),
    }),
  ),
  counts: StageCounts,
})
export type Board = z.infer<typeof Board>

export const TeamNote = z.object({ id: Id, author: MemberRef, body: z.string(), at: IsoTime })

/** Opening it sets `viewedAt` once; it never moves the stage. */
export const CompanyApplicationDetail = CompanyApplicationCard.extend({
  blind: z.boolean(),
  timeline: z.array(
    z.object({
      at: IsoTime,
      action: z.string(),
      text: z.string(),
      actor: z.string(),
      reason: z.string().nullable(),
    }),
  ),
  matchAtApply: MatchAnswer,
  snapshot: SnapshotView,
  notes: z.array(TeamNote),
  interviews: z.array(
    z.object({
      id: Id,
      type: z.enum(INTERVIEW_TYPES),
      startsAt: IsoTime,
      status: z.enum(INTERVIEW_STATUSES),
      outcome: z.string().nullable(),
    }),
  ),
  offer: z
    .object({
      id: Id,
      state: z.enum(OFFER_STATES),
      salary: z.number().int(),
      currency: z.string(),
      period: z.string(),
      startDate: z.string(),
      expiresAt: IsoTime,
      terms: z.string(),
      version: Version,
    })
    .nullable(),
  conversationId: Id.nullable(),
})
export type CompanyApplicationDetail = z.infer<typeof CompanyApplicationDetail>

/** Where an application stands after a move. Whoever shows more reads it: a move holds the market while it answers. */
export const CompanyApplicationMoved = CompanyApplicationCard.pick({ id: true, stage: true, version: true })
export type CompanyApplicationMoved = z.infer<typeof CompanyApplicationMoved>

export const MoveRequest = z.strictObject({ version: Version })
export const RejectRequest = z.strictObject({
  reasonId: z.enum(REJECT_REASON_IDS),
  message: text(HIRING_LIMITS.message).optional(),
  version: Version,
})
export const ReopenRequest = z.strictObject({ reason: Reason, version: Version })
export const RevealRequest = z.strictObject({ reason: Reason })
export const NoteRequest = z.strictObject({ body: requiredText(HIRING_LIMITS.note) })
/** Explicit ids only: no score and no filter can choose whom to reject. */
const ids = z.array(Id).min(1).max(HIRING_LIMITS.bulk)
const Refused = z.array(z.object({ id: Id, code: z.string() }))
export const BulkRejectRequest = z.strictObject({
  ids,
  reasonId: z.enum(REJECT_REASON_IDS),
  message: text(HIRING_LIMITS.message).optional(),
})
export const BulkRejectReceipt = z.object({ rejected: z.array(Id), refused: Refused })
export const BulkReviewRequest = z.strictObject({ ids })
export const BulkReviewReceipt = z.object({ started: z.array(Id), refused: Refused })
/** One message to each, in the conversation of the application. */
export const BulkMessageRequest = z.strictObject({
  ids,
  subject: requiredText(HIRING_LIMITS.subject, 'Add a subject.'),
  body: requiredText(HIRING_LIMITS.message, 'Write a message.'),
})
export const BulkMessageReceipt = z.object({ sent: z.array(Id), refused: Refused })
