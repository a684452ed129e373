import { searchText } from '@tryka/domain'
import { DEMO_ZONE, seedContext, type SeedContext, type SeedOptions } from './context'
import { defaultNotifications } from '../profile/default-notifications'
import type { CandidateRow, CandidateSkillRow, CertificationRow } from './rows'

/** Months of work of the demo person. */
export const DEMO_MONTHS = 78

const month = (now: Date, back: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)

/** The person of the candidate dashboard: strong on contracts, phone and education still missing. */
export function demoPerson(ctx: SeedContext): CandidateRow {
  const { now } = ctx
  const bio =
    'Blockchain engineer who writes contracts as if money depended on them, because it does. I have shipped a lending protocol, a bridge and the tests that let both be changed calmly.'
  const title = 'Senior blockchain engineer'
  return {
    id: ctx.id('candidate', 0),
    name: 'Ananya Rao',
    email: 'ananya.rao@mail.example',
    title,
    bio,
    location: 'San Francisco, CA',
    metro: 'San Francisco, CA',
    country: 'US',
    phone: '',
    timeZone: DEMO_ZONE,
    salaryMin: 150_000,
    currency: 'USD',
    types: ['Full-time'],
    openToRemote: true,
    relocateTo: [],
    availability: 'Actively looking',
    experienceMonths: DEMO_MONTHS,
    technology: 'Blockchain',
    work: [
      {
        id: 'work-1',
        jobTitle: 'Blockchain Engineer',
        company: 'Granite Payments',
        location: 'San Francisco, CA',
        startDate: month(now, 44),
        endDate: '',
        current: true,
        description: [
          'Designed the escrow contracts for merchant payouts and the invariant tests that guard them.',
          'Led the repair of a fee rounding error found in review, before release.',
        ],
      },
      {
        id: 'work-2',
        jobTitle: 'Backend Developer',
        company: 'Juniper Street Lab',
        location: 'Oakland, CA',
        startDate: month(now, DEMO_MONTHS),
        endDate: month(now, 44),
        current: false,
        description: [
          'Built the TypeScript services behind a marketplace for scientific equipment.',
          'Wrote the indexer that followed contract events into PostgreSQL.',
        ],
      },
    ],
    education: [],
    visibleToRecruiters: true,
    showOnlineStatus: true,
    allowDirectMessages: true,
    includeInTalentDirectory: true,
    notifications: defaultNotifications(),
    weeklyGoalHours: 10,
    lastVisitAt: ctx.ago(1),
    lastSeenAt: ctx.ago(1),
    searchText: searchText(
      'Ananya Rao',
      title,
      'San Francisco, CA',
      'Blockchain',
      ...DEMO_SKILLS.map(([skill]) => skill),
    ),
    createdAt: ctx.ago(240),
    version: 1,
  }
}

/** The demo person as a market of this moment began with it, and the ids of the resumes. */
export function demoBegin(options: SeedOptions) {
  const ctx = seedContext(options)
  return {
    person: demoPerson(ctx),
    skills: DEMO_SKILLS.map(([skill]): string => skill),
  }
}

const DEMO_SKILLS = [
  ['Solidity', 3, 'Verified', 96, 120],
  ['TypeScript', 4, 'Verified', 98, 150],
  ['Python', 3, 'Verified', 91, 200],
  ['Foundry', 3, 'Verified', 94, 60],
  ['PostgreSQL', 3, 'Verified', 89, 310],
  ['Node.js', 3, 'Verified', 92, 90],
  ['Rust', 2, 'unverified', null, 0],
  ['Kubernetes', 2, 'unverified', null, 0],
  ['PyTorch', 2, 'Under Review', null, 3],
  ['GraphQL', 3, 'Assessment Submitted', null, 1],
  ['Docker', 3, 'Assessment Scheduled', null, -3],
  ['Go', 2, 'Expired', 84, 760],
] as const

/** Six verified skills, one in each pending state, one expired, two claims. */
export const demoSkills = (ctx: SeedContext): CandidateSkillRow[] =>
  DEMO_SKILLS.map(([skill, level, state, score, days], n) => ({
    id: ctx.id('skill', n),
    candidateId: ctx.id('candidate', 0),
    skill,
    level,
    state,
    score,
    verifiedAt: score === null ? null : ctx.ago(days),
    expiresAt: score === null ? null : ctx.provedUntil(days),
    scheduledAt: state === 'Assessment Scheduled' ? ctx.localAt(ctx.workday(3), 11).toISOString() : null,
    submittedAt: state === 'Assessment Submitted' || state === 'Under Review' ? ctx.ago(days) : null,
    credentialId: score === null ? null : ctx.id('credential', n),
    version: 1,
  }))

/** Three certifications, one of them ending in twenty days; none is verified, for no badge was checked. */
export const demoCertifications = (ctx: SeedContext): CertificationRow[] =>
  (
    [
      ['Certified Smart Contract Developer', 'Open Ledger Guild', 400, null],
      ['Cloud Practitioner', 'Northern Cloud Council', 345, 20],
      ['Secure Coding Essentials', 'Harbour Security School', 130, 600],
    ] as const
  ).map(([name, issuer, issued, expires], n) => ({
    id: ctx.id('certification', n),
    candidateId: ctx.id('candidate', 0),
    name,
    issuer,
    issued: ctx.ago(issued).slice(0, 10),
    expires: expires === null ? null : ctx.ahead(expires).slice(0, 10),
    credentialId: `${['OLG', 'NCC', 'HSS'][n] ?? 'CRT'}-${20_411 + n * 377}`,
  }))
