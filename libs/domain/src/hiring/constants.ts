/**
 * The words of the hiring screens. They travel on the wire as they are written here. A word marked (+) is an
 * addition to the specification's vocabulary, without which a flow could not be finished.
 */
export const POSTING_STATUSES = ['Draft', 'Active', 'Closed'] as const
export type PostingStatus = (typeof POSTING_STATUSES)[number]
export const POSTING_TABS = ['All Jobs', 'Active', 'Draft', 'Closed'] as const
export type PostingTab = (typeof POSTING_TABS)[number]
export const URGENCIES = ['High', 'Medium', 'Low Priority'] as const
export type Urgency = (typeof URGENCIES)[number]
export const CLOSE_REASONS = ['filled', 'cancelled', 'expired', 'no_longer_needed'] as const // (+)
export type CloseReason = (typeof CLOSE_REASONS)[number]

export const APPLICATION_STAGES = [
  'applied',
  'under_review',
  'interview_scheduled',
  'offer_received',
  'rejected',
  'hired',
  'withdrawn',
] as const
export type ApplicationStage = (typeof APPLICATION_STAGES)[number]

/** Stages in which somebody still waits for somebody. */
export const OPEN_STAGES = ['applied', 'under_review', 'interview_scheduled', 'offer_received'] as const
export const isOpenStage = (stage: ApplicationStage): boolean =>
  (OPEN_STAGES as readonly string[]).includes(stage)

/** What the candidate reads. Hired and Withdrawn are (+). */
export const CANDIDATE_STATUS = {
  applied: 'Applied',
  under_review: 'Under Review',
  interview_scheduled: 'Interview Scheduled',
  offer_received: 'Offer Received',
  rejected: 'Rejected',
  hired: 'Hired',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ApplicationStage, string>
export type CandidateStatus = (typeof CANDIDATE_STATUS)[ApplicationStage]

/** What the company reads, and its list filter. Offers, Hired and Withdrawn are (+). */
export const COMPANY_STATUS = {
  applied: 'New',
  under_review: 'Under Review',
  interview_scheduled: 'Interviews Scheduled',
  offer_received: 'Offers',
  rejected: 'Rejected',
  hired: 'Hired',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ApplicationStage, string>
export type CompanyStatus = (typeof COMPANY_STATUS)[ApplicationStage]
export const COMPANY_STATUSES = APPLICATION_STAGES.map((stage) => COMPANY_STATUS[stage])

/** The candidate's status filter. */
export const APPLICATION_FILTERS = ['All Status', 'Applied', 'Under Review', 'Interview', 'Rejected'] as const
/** The stages that the filter has no word for; the counts above the list open them. */
export const MORE_APPLICATION_FILTERS = ['Offer Received', 'Hired', 'Withdrawn'] as const
export const ALL_APPLICATION_FILTERS = [...APPLICATION_FILTERS, ...MORE_APPLICATION_FILTERS] as const
export type ApplicationFilter = (typeof ALL_APPLICATION_FILTERS)[number]
export const FILTER_STAGE: Record<ApplicationFilter, ApplicationStage | null> = {
  'All Status': null,
  Applied: 'applied',
  'Under Review': 'under_review',
  Interview: 'interview_scheduled',
  Rejected: 'rejected',
  'Offer Received': 'offer_received',
  Hired: 'hired',
  Withdrawn: 'withdrawn',
}

export const APPLICATION_SOURCES = [
  'search',
  'recommended',
  'invitation',
  'referral',
  'careers_page',
] as const
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number]
export const SOURCE_LABELS: Record<ApplicationSource, string> = {
  search: 'Search',
  recommended: 'Recommended',
  invitation: 'Invitation',
  referral: 'Referral',
  careers_page: 'Careers page',
}

/** Why a person is rejected: the category the person is told, never a score. */
export const REJECT_REASONS = {
  skills: 'Another person fits the required skills more closely',
  experience: 'The role needs more experience in this area',
  location: 'The location or working time does not fit',
  pay: 'The pay range does not meet the expectation',
  interview: 'The interviews led to another choice',
  closed: 'The position was filled or withdrawn',
} as const
export type RejectReason = keyof typeof REJECT_REASONS
export const REJECT_REASON_IDS = Object.keys(REJECT_REASONS) as [RejectReason, ...RejectReason[]]

/** completed, cancelled and no_show are (+). */
export const INTERVIEW_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'] as const
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number]
export const INTERVIEW_OUTCOMES = ['Passed', 'Not Selected'] as const
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number]
export const INTERVIEW_TYPES = ['Phone', 'Video', 'On-site', 'Technical', 'Panel'] as const
export type InterviewType = (typeof INTERVIEW_TYPES)[number]
export const INTERVIEW_MINUTES = [15, 30, 45, 60, 90, 120] as const

export const OFFER_STATES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'rescinded'] as const
export type OfferState = (typeof OFFER_STATES)[number]
export const SCORECARD_STATES = ['draft', 'submitted'] as const
export type ScorecardState = (typeof SCORECARD_STATES)[number]
export const INVITATION_STATES = ['sent', 'viewed', 'accepted', 'declined', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

export const AVAILABILITIES = ['Open to offers', 'Actively looking'] as const
export type Availability = (typeof AVAILABILITIES)[number]
export const TALENT_STATUSES = ['Available', 'In Process', 'Negotiating'] as const
export type TalentStatus = (typeof TALENT_STATUSES)[number]

export const TEAM_STATUSES = ['Active', 'Pending'] as const
export type TeamStatus = (typeof TEAM_STATUSES)[number]
export const POSTING_DUTIES = ['owner', 'reviewer', 'interviewer'] as const
export type PostingDuty = (typeof POSTING_DUTIES)[number]

export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]
export const WORK_MODES = ['Remote', 'Hybrid', 'On-site'] as const
export type WorkMode = (typeof WORK_MODES)[number]
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'INR'] as const
export type Currency = (typeof CURRENCIES)[number]
export const PAY_PERIODS = ['year', 'month', 'hour'] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]

/** The recommendation on a scorecard, worst first. */
export const RECOMMENDATIONS = ['strong_no', 'no', 'yes', 'strong_yes'] as const
export type Recommendation = (typeof RECOMMENDATIONS)[number]

export const LEARNING_DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const
export type LearningDifficulty = (typeof LEARNING_DIFFICULTIES)[number]
export const ENROLLMENT_STATES = ['enrolled', 'in_progress', 'completed', 'dropped'] as const
export type EnrollmentState = (typeof ENROLLMENT_STATES)[number]
/** Hours of learning a week, unless the person sets another goal. */
export const WEEKLY_GOAL_HOURS = 10
