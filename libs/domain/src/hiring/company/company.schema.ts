import { z } from 'zod'
import { LIMITS } from '../../limits'
import { Email, requiredText, text } from '../../text/text.schema'
import { PipelineCard } from '../applications/company-application.schema'
import { FunnelStepSchema, MedianSchema } from '../analytics/analytics.schema'
import { ANALYTICS_RANGE_IDS } from '../analytics/constants'
import { TEAM_ROLES, TEAM_STATUSES } from '../constants'
import { COMPANY_INDUSTRIES, COMPANY_SIZES } from '../filters'
import { Id, IsoTime, Version } from '../hiring.schema'
import { CompanyInterview } from '../interviews/interview.schema'
import { HIRING_LIMITS } from '../limits'
import { PostingCard } from '../postings/posting.schema'
import { TimeZone } from '../candidates/profile.schema'

export const OverviewQuery = z.strictObject({ range: z.enum(ANALYTICS_RANGE_IDS).optional() })
/** The company overview in one answer. */
export const CompanyOverview = z.object({
  activeJobs: z.number().int(),
  drafts: z.number().int(),
  newApplications: z.number().int(),
  newVerified: z.number().int(),
  newSinceMonday: z.number().int(),
  interviewsToday: z.number().int(),
  offersOut: z.number().int(),
  day: z.string(),
  timeZone: z.string(),
  today: z.array(CompanyInterview),
  /** Answers that are late, the latest first; they head the page. */
  overdue: z.array(PipelineCard).max(10),
  overdueCount: z.number().int(),
  postings: z.array(PostingCard).max(5),
  range: z.enum(ANALYTICS_RANGE_IDS),
  funnel: z.array(FunnelStepSchema),
  timeToHire: MedianSchema,
  /** Things only a person can settle, such as a posting that closed by itself with open applications. */
  tasks: z.array(z.object({ id: Id, text: z.string(), link: z.string() })).max(10),
})
export type CompanyOverview = z.infer<typeof CompanyOverview>

const preferences = z.strictObject({
  blindReviewByDefault: z.boolean(),
  verifiedSkillsFirst: z.boolean(),
  requireScorecards: z.boolean(),
  acknowledgeApplications: z.boolean(),
  firstResponseDays: z.number().int().min(1).max(30),
  shareFeedbackWithCandidate: z.boolean(),
  recruiterMaySetOutcome: z.boolean(),
})
const profile = {
  name: requiredText(LIMITS.name, 'Add the company name.'),
  industry: z.enum(COMPANY_INDUSTRIES),
  size: z.enum(COMPANY_SIZES),
  location: text(LIMITS.shortText),
  description: text(HIRING_LIMITS.bio),
  timeZone: TimeZone,
}
export const CompanySettings = z.object({
  id: Id,
  logo: z.string(),
  ...profile,
  preferences,
  canEdit: z.boolean(),
  version: Version,
})
export type CompanySettings = z.infer<typeof CompanySettings>
export const CompanySettingsUpdate = z.strictObject({ ...profile, preferences, version: Version })

export const TeamMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  title: z.string(),
  role: z.enum(TEAM_ROLES),
  status: z.enum(TEAM_STATUSES),
  isYou: z.boolean(),
  inviteExpiresAt: IsoTime.nullable(),
  canChange: z.boolean(),
  canRemove: z.boolean(),
  version: Version,
})
export type TeamMember = z.infer<typeof TeamMember>
export const Team = z.object({ items: z.array(TeamMember), canInvite: z.boolean() })
export type Team = z.infer<typeof Team>
export const InviteMemberRequest = z.strictObject({
  name: requiredText(LIMITS.name, 'Add a name.'),
  email: Email,
  role: z.enum(TEAM_ROLES),
})
export const ChangeRoleRequest = z.strictObject({ role: z.enum(TEAM_ROLES), version: Version })
export const TeamTokenParams = z.strictObject({ token: z.string().min(20).max(200) })
export const TeamInvitation = z.object({
  company: z.string(),
  role: z.enum(TEAM_ROLES),
  email: z.string(),
  expiresAt: IsoTime,
})
