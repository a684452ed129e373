import { z } from 'zod'
import { LIMITS } from '../../limits'
import { nameText } from '../../text/name.schema'
import { Email, text } from '../../text/text.schema'
import { TEAM_ROLES } from '../../roles'
import { TEAM_STATUSES } from '../constants'
import { COMPANY_INDUSTRIES, COMPANY_SIZES } from '../filters'
import { Id, IsoTime, TimeZone, Version } from '../hiring.schema'
import { HIRING_LIMITS } from '../limits'

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
  industry: z.enum(COMPANY_INDUSTRIES),
  size: z.enum(COMPANY_SIZES),
  location: text(LIMITS.shortText),
  description: text(HIRING_LIMITS.bio),
  timeZone: TimeZone,
}
export const CompanySettings = z.object({
  id: Id,
  logo: z.string(),
  name: z.string(),
  ...profile,
  preferences,
  /** As it was given when the company was made; a sample company has none. */
  country: z.string().nullable(),
  canEdit: z.boolean(),
  version: Version,
})
export type CompanySettings = z.infer<typeof CompanySettings>
export const CompanySettingsUpdate = z.strictObject({
  name: nameText(LIMITS.name, 'Add the company name.'),
  ...profile,
  preferences,
  version: Version,
})

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
  /** Whether the reader may send the invitation again: only a real address of a pending member gets one. */
  canResend: z.boolean(),
  version: Version,
})
export type TeamMember = z.infer<typeof TeamMember>
/** `canInvite`: the reader's role may invite, and the company is no sample. */
export const Team = z.object({ items: z.array(TeamMember), canInvite: z.boolean() })
export type Team = z.infer<typeof Team>
export const InviteMemberRequest = z.strictObject({
  name: nameText(LIMITS.name, 'Add a name.'),
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
