import type * as C from '../constants'
import type { CompanyIndustry, CompanySize, Technology } from '../filters'
import type { RequiredSkill } from '../match/match.types'

/** A company of the market; the demo company is the first. */
export interface CompanyRow {
  id: string
  name: string
  description: string
  industry: CompanyIndustry
  size: CompanySize
  location: string
  /** Two letters and a tint index; the seed has no pictures. */
  logo: string
  timeZone: string
  preferences: HiringPreferences
  /** Median days to the first reply and of how many; for the demo company it equals what its rows give. */
  medianFirstResponseDays: number | null
  firstResponseCount: number
  version: number
}

export interface HiringPreferences {
  blindReviewByDefault: boolean
  verifiedSkillsFirst: boolean
  requireScorecards: boolean
  acknowledgeApplications: boolean
  firstResponseDays: number
  shareFeedbackWithCandidate: boolean
  recruiterMaySetOutcome: boolean
}

export interface MemberRow {
  id: string
  companyId: string
  name: string
  email: string
  title: string
  role: C.TeamRole
  status: C.TeamStatus
  invitedAt: string | null
  inviteExpiresAt: string | null
  joinedAt: string | null
  version: number
}

export interface PostingRow {
  id: string
  companyId: string
  title: string
  department: string
  technology: Technology
  mode: C.WorkMode
  /** The word of the location filter: Remote, San Francisco, New York, Seattle. */
  location: string
  metro: string | null
  regions: string[]
  type: C.EmploymentType
  salaryMin: number | null
  salaryMax: number | null
  currency: C.Currency | null
  period: C.PayPeriod | null
  description: string
  urgency: C.Urgency
  openings: number
  existingVacancy: boolean | null
  minYears: number
  skills: RequiredSkill[]
  status: C.PostingStatus
  closeReason: C.CloseReason | null
  firstActivatedAt: string | null
  postedAt: string | null
  closesAt: string | null
  closedAt: string | null
  timesPosted: number
  blindReview: boolean
  searchText: string
  createdAt: string
  version: number
}

export interface PostingMemberRow {
  postingId: string
  memberId: string
  duty: C.PostingDuty
}

/**
 * People who saw a posting on a day. A real view is one row per person and day (`viewer` is a keyed hash, `people` 1,
 * unique by posting, day and viewer, so a refresh counts nothing). Seeded history is one row per posting and day
 * whose viewer is `history` and whose `people` says how many. The figure is always the sum of `people`.
 */
export interface JobViewRow {
  postingId: string
  day: string
  viewer: string
  people: number
}

export interface TalentPoolRow {
  id: string
  companyId: string
  name: string
  version: number
}

export interface TalentPoolEntryRow {
  poolId: string
  candidateId: string
  status: C.TalentStatus
  addedBy: string
  note: string
  addedAt: string
}

export interface InvitationRow {
  id: string
  companyId: string
  postingId: string
  candidateId: string
  invitedBy: string
  message: string
  state: C.InvitationState
  sentAt: string
  expiresAt: string
}
