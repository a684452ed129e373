import type {
  Board,
  CompanyInterview,
  CompanyInterviews,
  CompanyApplicationCard,
  CompanyApplicationDetail,
  CompanyApplicationsPage,
  PostingCard,
  PostingDetail,
  TeamRole,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { buildMatch, inHours } from './hiring'
import { MEMBER, ZONE } from './places'

export { ZONE }

export const NO_STAGES = {
  applied: 0,
  under_review: 0,
  interview_scheduled: 0,
  offer_received: 0,
  rejected: 0,
  hired: 0,
  withdrawn: 0,
  total: 0,
}

export const buildMarket = (role: TeamRole = 'Admin') => ({
  id: 'market-1',
  isGuest: true,
  candidate: {
    id: 'candidate-1',
    name: 'Ananya Rao',
    initials: 'AR',
    unread: { messages: 0, notifications: 0 },
    waiting: { applications: 2, interviews: 1 },
  },
  company: {
    id: 'company-1',
    name: 'Meridian Chain',
    logo: 'MC:1',
    member: { ...MEMBER, title: 'HR Manager', role },
    own: true,
    timeZone: ZONE,
    unread: { messages: 4, notifications: 1 },
    waiting: { applications: 29, interviews: 3 },
  },
  timeZone: ZONE,
  hasOwnTimeZone: true,
  seededAt: inHours(-2),
  erasedAt: inHours(160),
})

export const buildPosting = (over: Partial<PostingCard> = {}): PostingCard => ({
  id: 'posting-1',
  title: 'Smart-Contract Engineer',
  department: 'Engineering',
  location: 'San Francisco',
  mode: 'On-site',
  type: 'Full-time',
  salary: '$150k–$190k',
  posted: inHours(-100),
  closesAt: inHours(500),
  applications: 13,
  newApplications: 5,
  inReview: 3,
  views: 335,
  status: 'Active',
  urgency: 'High',
  skills: [{ skill: 'Solidity', level: 3, importance: 'must' }],
  openings: 2,
  hired: 0,
  canEdit: true,
  canPublish: false,
  canClose: true,
  canReopen: false,
  canDelete: false,
  publicPath: null,
  canUnshare: false,
  decisionId: null,
  closeOut: null,
  version: 1,
  ...over,
})

export const buildPostingDetail = (over: Partial<PostingDetail> = {}): PostingDetail => ({
  ...buildPosting(),
  ...buildPostingDraft({ closesAt: inHours(500) }),
  country: null,
  closeReason: null,
  closedAt: null,
  timesPosted: 1,
  openApplicationIds: [],
  members: [{ member: MEMBER, duty: 'owner' }],
  problems: [],
  ...over,
})

export const buildCard = (over: Partial<CompanyApplicationCard> = {}): CompanyApplicationCard => ({
  id: 'application-1',
  candidate: { id: 'candidate-2', name: 'Priya Menon', initials: 'PM', title: 'Solidity developer' },
  postingId: 'posting-1',
  role: 'Smart-Contract Engineer',
  stage: 'applied',
  status: 'New',
  source: 'search',
  appliedAt: inHours(-3),
  skills: [{ skill: 'Solidity', verified: true }],
  proved: { asked: 1, proved: 1 },
  match: 92,
  coverage: 100,
  requirements: 90,
  screenPassed: false,
  viewed: false,
  interviewAt: null,
  timeProposed: false,
  timeZone: 'Asia/Kolkata',
  dueAt: inHours(100),
  overdue: false,
  version: 1,
  canStartReview: true,
  canPassScreen: false,
  canReject: true,
  canSchedule: true,
  canDraftOffer: false,
  canReopen: false,
  ...over,
})

export const buildDetail = (over: Partial<CompanyApplicationDetail> = {}): CompanyApplicationDetail => ({
  ...buildCard(),
  blind: false,
  timeline: [{ at: inHours(-3), action: 'apply', text: 'Applied', actor: 'Priya Menon', reason: null }],
  matchAtApply: buildMatch(),
  snapshot: {
    sentAt: inHours(-3),
    sha256: 'a'.repeat(64),
    sharedFields: ['profile', 'skills'],
    note: '',
    resumeTitle: 'My Resume',
    profile: {
      name: 'Priya Menon',
      title: 'Solidity developer',
      bio: 'I write contracts.',
      location: 'New York, NY',
      salaryMin: null,
    },
    work: [],
    skills: [{ skill: 'Solidity', level: 3, state: 'Verified' }],
    credentials: [],
  },
  notes: [],
  interviews: [],
  offer: null,
  conversationId: null,
  ...over,
})

export const boardOf = (cards: readonly CompanyApplicationCard[]): Board => {
  const stages = {
    applied: 'New',
    under_review: 'Under Review',
    interview_scheduled: 'Interviews Scheduled',
    offer_received: 'Offers',
    rejected: 'Rejected',
  } as const
  const columns = Object.entries(stages).map(([stage, status]) => {
    const items = cards.filter((card) => card.stage === stage)
    return { stage: stage as CompanyApplicationCard['stage'], status, total: items.length, items }
  })
  return {
    posting: {
      id: 'posting-1',
      title: 'Smart-Contract Engineer',
      total: cards.length,
      blind: false,
      applicants: cards.length,
      proofs: [{ skill: 'Solidity', proved: cards.filter(({ proved }) => proved.proved > 0).length }],
    },
    columns,
    counts: { ...NO_STAGES, applied: cards.length, total: cards.length },
  }
}

export const buildCompanyInterview = (over: Partial<CompanyInterview> = {}): CompanyInterview => ({
  id: 'interview-1',
  applicationId: 'application-1',
  type: 'Video',
  startsAt: inHours(5),
  endsAt: inHours(6),
  timeZone: ZONE,
  duration: 60,
  status: 'confirmed',
  meetingLink: '/candidate-dashboard?section=interviews&room=abc',
  place: null,
  proposedSlots: [],
  proposedBy: 'company',
  rescheduleReason: null,
  canJoin: false,
  canConfirm: false,
  canReschedule: true,
  canCounter: false,
  held: false,
  canCancel: true,
  canReportNoShow: false,
  rechecks: [],
  outcome: null,
  feedback: null,
  nextStep: null,
  version: 3,
  candidate: { id: 'candidate-2', name: 'Sofía Herrera', initials: 'SH', title: 'Auditor' },
  candidateTimeZone: ZONE,
  position: 'Smart-Contract Engineer',
  postingId: 'posting-1',
  interviewers: [MEMBER],
  canComplete: false,
  canSetOutcome: false,
  scorecards: { due: 1, submitted: 1, mine: 'none' },
  ...over,
})

export const interviewsOf = (over: Partial<CompanyInterviews> = {}): CompanyInterviews => ({
  day: '2025-01-08',
  timeZone: ZONE,
  today: [],
  upcoming: [],
  waitingForOutcome: [],
  past: [],
  ...over,
})

export const pageOf = <T>(items: T[], total = items.length) => ({ items, total, page: 1, pageSize: 10 })

const tabsOf = (items: readonly PostingCard[]) => ({
  'All Jobs': items.length,
  Active: items.filter(({ status }) => status === 'Active').length,
  Draft: items.filter(({ status }) => status === 'Draft').length,
  Closed: items.filter(({ status }) => status === 'Closed').length,
})

export const postingsOf = (...items: PostingCard[]) => ({ ...pageOf(items), counts: tabsOf(items) })

export const companyApplicationsOf = (...items: CompanyApplicationCard[]): CompanyApplicationsPage => ({
  ...pageOf(items),
  counts: { ...NO_STAGES, applied: items.length, total: items.length },
})
