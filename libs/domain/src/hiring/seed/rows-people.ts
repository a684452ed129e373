import type * as C from '../constants'
import type { NotificationChannel, NotificationType, Technology } from '../filters'
import type { SkillLevel, SkillState } from '../skills/levels'
import type { Education, ResumeDraft, WorkExperience } from '../../resume/resume.schema'

export interface CandidateRow {
  id: string
  name: string
  email: string
  title: string
  bio: string
  location: string
  metro: string | null
  country: string | null
  phone: string
  timeZone: string
  salaryMin: number | null
  currency: C.Currency | null
  types: C.EmploymentType[]
  openToRemote: boolean | null
  relocateTo: string[]
  availability: C.Availability
  experienceMonths: number | null
  technology: Technology
  work: WorkExperience[]
  education: Education[]
  visibleToRecruiters: boolean
  showOnlineStatus: boolean
  allowDirectMessages: boolean
  includeInTalentDirectory: boolean
  blockedCompanyIds: string[]
  notifications: Record<NotificationType, Record<NotificationChannel, boolean>>
  weeklyGoalHours: number
  /** When matches were last looked at; newer ones count as new. */
  lastVisitAt: string
  lastSeenAt: string
  searchText: string
  createdAt: string
  version: number
}

export interface CandidateSkillRow {
  id: string
  candidateId: string
  skill: string
  level: SkillLevel
  state: SkillState
  score: number | null
  verifiedAt: string | null
  expiresAt: string | null
  /** Of a scheduled assessment. */
  scheduledAt: string | null
  submittedAt: string | null
  credentialId: string | null
  version: number
}

export interface CertificationRow {
  id: string
  candidateId: string
  name: string
  issuer: string
  issued: string
  expires: string | null
  credentialId: string
  verified: boolean
}

export interface EnrollmentRow {
  id: string
  candidateId: string
  pathId: string
  completed: number
  state: C.EnrollmentState
  enrolledAt: string
  version: number
}

export interface LearningSessionRow {
  id: string
  candidateId: string
  pathId: string | null
  minutes: number
  /** Percent reached in a training session with the coach, where there was one. */
  score: number | null
  at: string
}

export interface CreditRow {
  id: string
  candidateId: string
  amount: number
  reason: string
  refType: string
  refId: string
  at: string
}

export interface SavedSearchRow {
  id: string
  candidateId: string
  name: string
  query: Record<string, string>
  alert: 'off' | 'daily' | 'weekly'
  lastRunAt: string | null
  createdAt: string
}

export interface SavedJobRow {
  candidateId: string
  postingId: string
  savedAt: string
}

export interface SeedResumeRow {
  id: string
  /** The candidate to whose account the resume belongs. */
  userId: string
  draft: ResumeDraft
  createdAt: string
  updatedAt: string
}

/** Given freely with an application, kept apart, read only as sums. */
export interface SelfIdentificationRow {
  pseudonym: string
  applicationId: string
  group: string
}
