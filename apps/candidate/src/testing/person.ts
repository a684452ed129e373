import type {
  CandidateOverview,
  CandidateSettings,
  CreditLedger,
  LearningSection,
  Profile,
  SkillsSection,
  VerifiedSkill,
} from '@tryka/domain'
import { buildApplication, buildInterview, buildJob, inHours } from './hiring'

export const buildProfile = (over: Partial<Profile> = {}): Profile => ({
  id: 'candidate-1',
  name: 'Ananya Rao',
  title: 'Blockchain engineer',
  bio: 'I write contracts.',
  location: 'Seattle, WA',
  metro: 'Seattle, WA',
  country: 'US',
  phone: '',
  salaryMin: 150_000,
  currency: 'USD',
  types: ['Full-time'],
  openToRemote: true,
  relocateTo: [],
  availability: 'Open to offers',
  technology: 'Blockchain',
  education: [],
  initials: 'AR',
  email: 'ananya@mail.example',
  experienceMonths: 30,
  work: [
    {
      id: 'work-1',
      jobTitle: 'Developer',
      company: 'Granite',
      location: 'Seattle',
      startDate: '2023-03',
      endDate: '',
      current: true,
      description: ['Wrote tests.'],
    },
  ],
  skills: [{ id: 'skill-1', skill: 'Solidity', level: 3, state: 'Verified' }],
  strength: { percent: 85, missing: [{ key: 'education', points: 10, hint: 'Add your education' }] },
  version: 4,
  ...over,
})

export const buildSkill = (over: Partial<VerifiedSkill> = {}): VerifiedSkill => ({
  id: 'skill-1',
  skill: 'Solidity',
  level: 3,
  awarded: null,
  state: 'Verified',
  verified: true,
  claimed: true,
  score: 96,
  date: inHours(-1000),
  expiresAt: inHours(10_000),
  scheduledAt: null,
  submittedAt: null,
  credentialId: 'credential-1',
  canAssess: false,
  canRemove: false,
  version: 2,
  sampleUrl: null,
  ...over,
})

const PENDING = { verified: false, score: null, date: null, expiresAt: null, credentialId: null }
export const buildSkills = (over: Partial<SkillsSection> = {}): SkillsSection => ({
  verified: [buildSkill({ sampleUrl: 'https://www.example.com/verify?c=sample-1' })],
  pending: [
    buildSkill({
      ...PENDING,
      id: 'skill-2',
      skill: 'Docker',
      state: 'Assessment Scheduled',
      scheduledAt: inHours(72),
    }),
  ],
  declared: [
    buildSkill({
      ...PENDING,
      id: 'skill-3',
      skill: 'Rust',
      level: 2,
      state: 'unverified',
      canAssess: true,
      canRemove: true,
    }),
  ],
  certifications: [],
  topics: ['Rust', 'Hardhat'],
  wishes: [],
  ...over,
})

export const buildLedger = (over: Partial<CreditLedger> = {}): CreditLedger => ({
  items: [
    {
      id: 'row-3',
      at: '2025-01-07T10:00:00.000Z',
      reason: 'Finished an assessment',
      note: 'SQL, whatever the result',
      amount: 50,
      balance: 1_050,
    },
    {
      id: 'row-2',
      at: '2025-01-06T10:00:00.000Z',
      reason: 'Reversed',
      note: 'The path was paid twice on 5 Jan',
      amount: -100,
      balance: 1_000,
    },
  ],
  total: 45,
  page: 1,
  pageSize: 20,
  balance: 1_050,
  today: { given: 50, most: 200 },
  isSample: false,
  ...over,
})

export const buildLearning = (over: Partial<LearningSection> = {}): LearningSection => ({
  paths: [
    {
      id: 'smart-contract-security',
      title: 'Smart Contract Security in Practice',
      provider: 'Tryka Academy',
      progress: 75,
      modules: 12,
      completed: 9,
      nextModule: 'Signatures and replay',
      difficulty: 'Advanced',
      duration: '8 weeks',
      state: 'in_progress',
      version: 5,
    },
  ],
  recommended: [
    {
      id: 'rust',
      title: 'Rust for Protocol Engineers',
      provider: 'Tryka Academy',
      rating: 4.7,
      students: 1520,
      level: 'Intermediate',
      duration: '6 weeks',
      skills: ['Rust'],
      summary: 'Ownership and networking.',
      reason: '15 open jobs ask for Rust.',
    },
  ],
  stats: { completedPaths: 0, completedModules: 16, totalMinutes: 680, bestScore: 95 },
  weeklyGoal: {
    target: 10,
    doneMinutes: 420,
    days: [
      { day: '2025-01-06', minutes: 120 },
      { day: '2025-01-07', minutes: 300 },
    ],
  },
  ...over,
})

const BOTH = { email: true, push: false }
export const buildSettings = (over: Partial<CandidateSettings> = {}): CandidateSettings => ({
  account: {
    displayName: 'Ananya Rao',
    bio: '',
    timeZone: 'America/Los_Angeles',
    email: 'ananya@mail.example',
    isGuest: true,
  },
  privacy: {
    visibleToRecruiters: true,
    showOnlineStatus: true,
    allowDirectMessages: true,
    includeInTalentDirectory: true,
  },
  listing: null,
  notifications: {
    'Job matches': BOTH,
    'Application updates': BOTH,
    'Interview reminders': BOTH,
    'Learning recommendations': BOTH,
    'Platform updates': BOTH,
  },
  blockedCompanies: [],
  version: 7,
  ...over,
})

export const buildOverview = (over: Partial<CandidateOverview> = {}): CandidateOverview => ({
  name: 'Ananya Rao',
  activeApplications: 9,
  needReply: 2,
  skillsVerified: 6,
  skillsPending: 3,
  upcomingInterviews: 2,
  profileStrength: { percent: 85, missing: [{ key: 'education', points: 10, hint: 'Add your education' }] },
  recentApplications: [buildApplication()],
  recommended: [buildJob({ id: 'job-2', role: 'Protocol Engineer' })],
  quickApply: {
    job: buildJob(),
    resumes: [{ id: 'resume-2', title: 'Blockchain engineer' }],
    credentials: 6,
  },
  nextInterview: buildInterview(),
  needsYou: { offers: [], times: [], requests: [] },
  totalJobs: 127,
  newMatches: 3,
  week: { goalHours: 10, doneMinutes: 420, days: buildLearning().weeklyGoal.days },
  credits: {
    balance: 1250,
    newest: { amount: 50, reason: 'Finished an assessment', at: inHours(-5) },
  },
  ...over,
})
