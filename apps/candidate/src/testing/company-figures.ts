import {
  METRIC_DEFINITIONS,
  type Analytics,
  type AnalyticsBreakdown,
  type CandidateCard,
  type CandidateDetail,
  type CompanyOverview,
  type CompanySettings,
  type TalentPools,
  type Team,
  type TeamMember,
} from '@tryka/domain'
import { buildCompanyInterview, buildPosting, ZONE } from './company-rows'
import { inHours } from './hiring'

const FUNNEL: Analytics['funnel'] = [
  { metric: 'Job Views', count: 3840, share: null },
  { metric: 'Applications', count: 96, share: 3 },
  { metric: 'Screen Passed', count: 37, share: 39 },
  { metric: 'Interviews', count: 27, share: 73 },
  { metric: 'Offers', count: 9, share: 33 },
  { metric: 'Hires', count: 5, share: 56 },
]

export const buildCompanyOverview = (over: Partial<CompanyOverview> = {}): CompanyOverview => ({
  firstSteps: null,
  activeJobs: 8,
  drafts: 3,
  newApplications: 29,
  newVerified: 14,
  newSinceMonday: 21,
  interviewsToday: 1,
  offersOut: 3,
  day: '2025-01-08',
  timeZone: ZONE,
  today: [buildCompanyInterview()],
  waiting: [
    {
      kind: 'move',
      id: 'interview-7',
      who: 'José Álvarez',
      what: 'Data Engineer. Proposes other times',
      at: inHours(3),
      link: '/company-dashboard?section=interviews&interview=interview-7&ask=confirm',
    },
    {
      kind: 'reply',
      id: 'application-9',
      who: 'Sara Lindqvist',
      what: 'Data Engineer. The reply is late',
      at: inHours(-50),
      link: '/company-dashboard?section=applications&posting=posting-1&application=application-9',
    },
  ],
  waitingCount: 2,
  postings: [buildPosting()],
  range: '30d',
  funnel: FUNNEL,
  timeToHire: { median: null, n: 2, tooFew: true },
  hires: [
    { days: 26, hiredAt: '2024-12-18T18:00:00.000Z' },
    { days: 21, hiredAt: '2025-01-02T18:00:00.000Z' },
  ],
  ...over,
})

export const buildAnalytics = (over: Partial<Analytics> = {}): Analytics => ({
  range: '1y',
  from: '2024-01-08T08:00:00.000Z',
  to: '2025-01-08T18:00:00.000Z',
  timeZone: ZONE,
  finishedOnly: false,
  cohort: 96,
  funnel: FUNNEL,
  sources: [
    { source: 'search', label: 'Search', count: 60, percent: 63 },
    { source: 'referral', label: 'Referral', count: 36, percent: 37 },
  ],
  timeToHire: { median: 31, n: 5, tooFew: false },
  timeToFill: { median: 46, n: 5, tooFew: false },
  firstResponse: { median: null, n: 2, tooFew: true },
  hires: [
    { applicationId: 'application-1', hiredAt: '2024-06-18T18:00:00.000Z', days: 34 },
    { applicationId: 'application-2', hiredAt: '2024-11-18T18:00:00.000Z', days: 26 },
  ],
  definitions: METRIC_DEFINITIONS,
  ...over,
})

export const buildBreakdown = (over: Partial<AnalyticsBreakdown> = {}): AnalyticsBreakdown => ({
  timeZone: ZONE,
  weeks: [
    { monday: '2024-12-30', count: 3 },
    { monday: '2025-01-06', count: 5 },
  ],
  stages: [
    { stage: 'applied', n: 29, median: 6.5, longest: 21, tooFew: false },
    { stage: 'under_review', n: 11, median: 12, longest: 40, tooFew: false },
    { stage: 'interview_scheduled', n: 3, median: null, longest: 1, tooFew: true },
    { stage: 'offer_received', n: 0, median: null, longest: null, tooFew: true },
  ],
  postings: [
    {
      id: 'posting-1',
      title: 'Smart-Contract Engineer',
      status: 'Active',
      applications: 21,
      screenPassed: 9,
      interviews: 6,
      offers: 2,
      hires: 0,
      daysOpen: 35,
    },
    {
      id: 'posting-2',
      title: 'Data Engineer',
      status: 'Closed',
      applications: 12,
      screenPassed: 7,
      interviews: 5,
      offers: 3,
      hires: 2,
      daysOpen: 90,
    },
  ],
  postingCount: 2,
  ...over,
})

export const buildPerson = (over: Partial<CandidateCard> = {}): CandidateCard => ({
  id: 'candidate-3',
  name: 'Viktor Horváth',
  initials: 'VH',
  title: 'Data scientist',
  location: 'New York, NY',
  experience: '4 years',
  technology: 'Data Science',
  skills: [{ skill: 'Python', level: 3, verified: true, awarded: 3, month: '2024-11' }],
  proved: null,
  verifiedSkills: 1,
  match: null,
  coverage: 0,
  ask: 'closed',
  available: 'Open to offers',
  salary: null,
  online: true,
  canMessage: true,
  inProcess: null,
  rejectedFor: [],
  pools: [],
  ...over,
})

export const buildPersonDetail = (over: Partial<CandidateDetail> = {}): CandidateDetail => ({
  ...buildPerson(),
  bio: 'I find what numbers hide.',
  work: [],
  certifications: [],
  matchAnswer: null,
  lastSeenAt: null,
  conversationId: null,
  ...over,
})

export const buildPools = (): TalentPools => ({
  pools: [
    { id: 'pool-1', name: 'Blockchain Core', size: 1, version: 1 },
    { id: 'pool-2', name: 'AI Research', size: 1, version: 1 },
  ],
  members: [
    {
      candidate: buildPerson(),
      poolId: 'pool-1',
      status: 'Available',
      note: 'Met at a meetup.',
      addedBy: 'Leila Haddad',
      addedAt: inHours(-50),
    },
    {
      candidate: buildPerson({ id: 'candidate-4', name: 'Yui Tanaka' }),
      poolId: 'pool-2',
      status: 'Negotiating',
      note: '',
      addedBy: 'Leila Haddad',
      addedAt: inHours(-50),
    },
  ],
  counts: { Available: 1, 'In Process': 0, Negotiating: 1, total: 2 },
})

export const buildCompanySettings = (over: Partial<CompanySettings> = {}): CompanySettings => ({
  country: null,
  id: 'company-1',
  logo: 'MC:1',
  name: 'Meridian Chain',
  industry: 'Technology',
  size: '100-500',
  location: 'San Francisco, CA',
  description: 'Settlement.',
  timeZone: ZONE,
  preferences: {
    blindReviewByDefault: false,
    verifiedSkillsFirst: true,
    requireScorecards: false,
    acknowledgeApplications: true,
    firstResponseDays: 7,
    shareFeedbackWithCandidate: true,
    recruiterMaySetOutcome: true,
  },
  canEdit: true,
  version: 1,
  ...over,
})

export const buildMember = (over: Partial<TeamMember> = {}): TeamMember => ({
  id: 'member-1',
  name: 'Leila Haddad',
  email: 'leila@meridian.example',
  title: 'HR Manager',
  role: 'Admin',
  status: 'Active',
  isYou: true,
  inviteExpiresAt: null,
  canChange: false,
  canRemove: false,
  canResend: false,
  version: 1,
  ...over,
})

export const teamOf = (...items: TeamMember[]): Team => ({ items, canInvite: true })
