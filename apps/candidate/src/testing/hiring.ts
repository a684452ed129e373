import {
  HOUR_MS,
  explainMatch,
  type ApplicationCard,
  type ApplicationDetail,
  type CandidateInterview,
  type Conversation,
  type JobCard,
  type JobDetail,
  type MatchAnswer,
} from '@tryka/domain'
import { buildMatchJob, buildMatchPerson } from '@tryka/domain/testing'

/** Moments around now, because screens compare with the clock of the browser. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

export const KESTREL = { id: 'company-1', name: 'Kestrel Labs', logo: 'KL:1' }

/** The true answer of the match function for a person who could verify Rust. */
export function buildMatch(): MatchAnswer {
  const skills = [
    { skill: 'Solidity', level: 3, importance: 'must' },
    { skill: 'Rust', level: 2, importance: 'nice' },
  ] as const
  const held = [
    { skill: 'Solidity', level: 4, evidence: 'verified', awarded: 3, above: [] },
    { skill: 'Rust', level: 2, evidence: 'self' },
  ] as const
  const answer = explainMatch(
    buildMatchJob({ skills: [...skills] }),
    buildMatchPerson({ skills: [...held] }),
    {
      sha256: () => 'f'.repeat(64),
      now: new Date(),
    },
  )
  return JSON.parse(JSON.stringify(answer)) as MatchAnswer
}

export const buildJob = (over: Partial<JobCard> = {}): JobCard => ({
  id: 'job-1',
  company: KESTREL,
  role: 'Smart-Contract Engineer',
  location: 'Remote',
  mode: 'Remote',
  type: 'Full-time',
  technology: 'Blockchain',
  urgency: 'Medium',
  salary: '$150k–$190k',
  posted: inHours(-30),
  skills: [
    { skill: 'Solidity', level: 3, importance: 'must', held: 'verified' },
    { skill: 'Rust', level: 2, importance: 'nice', held: 'self' },
  ],
  description: 'You write contracts that hold funds.',
  match: 96,
  coverage: 100,
  applied: false,
  saved: false,
  isNew: false,
  response: { medianDays: 3, n: 8 },
  version: 4,
  ...over,
})

export const buildJobDetail = (over: Partial<JobDetail> = {}): JobDetail => ({
  ...buildJob(),
  salaryMin: 150_000,
  salaryMax: 190_000,
  currency: 'USD',
  period: 'year',
  department: 'Engineering',
  regions: ['US'],
  minYears: 3,
  openings: 2,
  existingVacancy: true,
  closesAt: inHours(240),
  timesPosted: 1,
  about: { description: 'Wallets and signing.', industry: 'Technology', size: '50-100', location: 'Seattle' },
  applicationId: null,
  canApply: true,
  applyProblem: null,
  resumes: [
    { id: 'resume-1', title: 'Platform engineer', isDefault: false, tailored: false },
    { id: 'resume-2', title: 'Blockchain engineer', isDefault: true, tailored: false },
  ],
  ...over,
})

export const buildApplication = (over: Partial<ApplicationCard> = {}): ApplicationCard => ({
  id: 'application-1',
  jobId: 'job-1',
  company: KESTREL,
  role: 'Smart-Contract Engineer',
  location: 'Remote',
  salary: '$150k–$190k',
  appliedDate: inHours(-100),
  status: 'Applied',
  steps: 1,
  interview: null,
  dueAt: null,
  overdue: false,
  notes: '',
  version: 1,
  canWithdraw: true,
  canRespond: false,
  canPrepare: false,
  canRequestExplanation: false,
  ...over,
})

export const OFFER: NonNullable<ApplicationDetail['offer']> = {
  id: 'offer-1',
  salary: 170_000,
  currency: 'USD',
  period: 'year',
  startDate: '2027-02-01',
  expiresAt: inHours(72),
  terms: 'Four weeks of leave.',
  state: 'sent',
  version: 1,
}

export const buildApplicationDetail = (over: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  ...buildApplication(),
  timeline: [
    { at: inHours(-100), text: 'Application sent', by: 'you' },
    { at: inHours(-60), text: 'Review started', by: 'company' },
  ],
  viewed: { at: inHours(-80), role: 'Recruiter' },
  lastActionAt: inHours(-60),
  dueAt: inHours(68),
  rejection: null,
  offer: null,
  interviews: [],
  matchAtApply: buildMatch(),
  snapshot: {
    sentAt: inHours(-100),
    sha256: 'a'.repeat(64),
    sharedFields: ['name', 'skills'],
    note: '',
    resumeTitle: null,
    profile: {
      name: 'Ananya Rao',
      title: 'Engineer',
      bio: 'I write contracts.',
      location: 'Seattle',
      salaryMin: null,
    },
    work: [],
    skills: [{ skill: 'Solidity', level: 3, state: 'Verified' }],
    credentials: [],
  },
  conversationId: null,
  ...over,
})

export const buildInterview = (over: Partial<CandidateInterview> = {}): CandidateInterview => ({
  id: 'interview-1',
  applicationId: 'application-1',
  type: 'Technical',
  startsAt: inHours(48),
  endsAt: inHours(49),
  timeZone: 'America/Los_Angeles',
  duration: 60,
  status: 'confirmed',
  meetingLink: 'https://meet.example/abc',
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
  company: KESTREL,
  role: 'Smart-Contract Engineer',
  jobId: 'job-1',
  interviewers: ['Priya Menon'],
  panel: [{ name: 'Priya Menon', role: 'Hiring Manager' }],
  ...over,
})

export const buildConversation = (over: Partial<Conversation> = {}): Conversation => ({
  id: 'conversation-1',
  sender: 'Priya Menon',
  initials: 'PM',
  companyId: KESTREL.id,
  company: 'Kestrel Labs',
  subject: 'What to expect',
  preview: 'We read a small contract together.',
  time: inHours(-2),
  unread: true,
  archived: false,
  applicationId: null,
  messages: [
    {
      id: 'message-1',
      mine: false,
      sender: 'Priya Menon',
      body: 'We read a small contract together.',
      sentAt: inHours(-2),
      forwarded: false,
      takenDown: false,
    },
  ],
  canReply: true,
  role: null,
  ...over,
})
