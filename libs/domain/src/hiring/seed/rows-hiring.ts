import type * as C from '../constants'
import type { Milestones } from '../applications/application.rules'
import type { NotificationType } from '../filters'
import type { Side } from '../interviews/interview.rules'
import type { MatchExplanation } from '../match/match.types'
import type { SkillLevel, SkillState } from '../skills/levels'
import type { ResumeDraft, WorkExperience } from '../../resume/resume.schema'

export interface ApplicationRow extends Milestones {
  id: string
  postingId: string
  companyId: string
  candidateId: string
  stage: C.ApplicationStage
  source: C.ApplicationSource
  firstResponseAt: string | null
  /** End of the last interview that took place. */
  lastInterviewAt: string | null
  lastActionAt: string
  /** When the company owes an answer; kept in the row so that late ones are found by index. */
  replyDueAt: string | null
  rejectReasonId: C.RejectReason | null
  withdrawReason: string | null
  matchAtApply: MatchExplanation
  matchScore: number | null
  matchRequirements: number | null
  snapshotId: string
  notes: string
  shareSalary: boolean
  version: number
}

/** What was sent: never changed afterwards; `sha256` is over the canonical JSON of `content`. */
export interface SnapshotRow {
  id: string
  applicationId: string
  content: {
    resume: ResumeDraft | null
    profile: SnapshotProfile
    skills: SnapshotSkill[]
    sharedFields: string[]
  }
  sha256: string
}

export interface SnapshotProfile {
  name: string
  title: string
  bio: string
  location: string
  salaryMin: number | null
  work: WorkExperience[]
}

export interface SnapshotSkill {
  skill: string
  level: SkillLevel
  state: SkillState
  credentialId: string | null
}

export interface ApplicationEventRow {
  id: string
  applicationId: string
  action: string
  from: string
  to: string
  actorId: string | null
  actorRole: string
  reason: string | null
  at: string
}

export interface NoteRow {
  id: string
  applicationId: string
  authorId: string
  body: string
  at: string
}

export interface InterviewRow {
  id: string
  applicationId: string
  companyId: string
  candidateId: string
  type: C.InterviewType
  /** The agreed time, kept while a new one is looked for; of a first proposal its first slot. */
  startsAt: string
  timeZone: string
  duration: number
  meetingLink: string | null
  place: string | null
  interviewerIds: string[]
  status: C.InterviewStatus
  icalUid: string
  icalSequence: number
  proposedSlots: string[]
  proposedBy: Side
  rescheduleReason: string | null
  absent: Side | null
  outcome: C.InterviewOutcome | null
  feedback: string | null
  nextStep: string | null
  createdAt: string
  version: number
}

export interface OfferRow {
  id: string
  applicationId: string
  companyId: string
  candidateId: string
  salary: number
  currency: C.Currency
  period: C.PayPeriod
  startDate: string
  expiresAt: string
  terms: string
  state: C.OfferState
  sentBy: string | null
  sentAt: string | null
  respondedAt: string | null
  responseNote: string | null
  createdAt: string
  version: number
}

export interface ConversationRow {
  id: string
  companyId: string
  candidateId: string
  applicationId: string | null
  subject: string
  lastMessageAt: string
  lastPreview: string
  lastSender: Side
}

/** One side's own marks: a company's team shares an inbox. */
export interface ParticipantRow {
  conversationId: string
  side: Side
  unread: boolean
  archivedAt: string | null
  lastReadAt: string | null
}

export interface MessageRow {
  id: string
  conversationId: string
  side: Side
  senderId: string
  senderName: string
  body: string
  sentAt: string
  forwardedFromId: string | null
}

export interface NotificationRow {
  id: string
  side: Side
  /** The candidate's or the team member's id. */
  recipientId: string
  type: NotificationType
  title: string
  link: string
  at: string
  readAt: string | null
}
