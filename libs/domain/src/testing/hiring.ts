import { DAY_MS } from '../timing'
import type { MilestoneRow } from '../hiring/applications/application.rules'
import type { MatchJob, MatchPerson } from '../hiring/match/match.types'
import type { PublishFacts } from '../hiring/postings/posting.rules'
import type { PostingDraft } from '../hiring/postings/posting.schema'

/** The moment at which tests of hiring stand still. */
export const TEST_NOW = '2025-01-08T18:00:00.000Z'

let sequence = 0

/** An application that just came in, with no milestone behind it. */
export const buildMilestones = (over: Partial<MilestoneRow> = {}): MilestoneRow => ({
  id: `application-${++sequence}`,
  postingId: 'posting-1',
  stage: 'applied',
  source: 'search',
  appliedAt: '2025-01-01T09:00:00.000Z',
  viewedAt: null,
  screenPassedAt: null,
  firstInterviewAt: null,
  offerSentAt: null,
  hiredAt: null,
  rejectedAt: null,
  withdrawnAt: null,
  firstResponseAt: null,
  ...over,
})

const DESCRIPTION =
  'You write, test and maintain the contracts that hold customer funds. You work from invariants, review every line with a second person and take part in two external audits a year. We answer every application within a week.'

/** A posting form that lacks nothing. */
export const buildPostingDraft = (over: Partial<PostingDraft> = {}): PostingDraft => ({
  title: 'Smart-Contract Engineer',
  department: 'Engineering',
  technology: 'Blockchain',
  mode: 'Remote',
  location: 'Remote',
  regions: ['US'],
  type: 'Full-time',
  salaryMin: 140_000,
  salaryMax: 190_000,
  currency: 'USD',
  period: 'year',
  description: DESCRIPTION,
  urgency: 'Medium',
  openings: 1,
  existingVacancy: true,
  minYears: 5,
  skills: [
    { skill: 'Solidity', level: 3, importance: 'must' },
    { skill: 'Rust', level: 2, importance: 'nice' },
  ],
  closesAt: new Date(Date.parse(TEST_NOW) + 30 * DAY_MS).toISOString(),
  blindReview: false,
  ...over,
})

/** What the guards of posting look at, with nothing missing. */
export const buildPublishFacts = (over: Partial<PublishFacts> = {}): PublishFacts => ({
  ...buildPostingDraft(),
  ...over,
})

/** What the score knows of a remote Solidity job. */
export const buildMatchJob = (over: Partial<MatchJob> = {}): MatchJob => ({
  skills: [{ skill: 'Solidity', level: 3, importance: 'must' }],
  minYears: 3,
  mode: 'Remote',
  metro: null,
  regions: ['US'],
  salaryMax: 190_000,
  currency: 'USD',
  type: 'Full-time',
  ...over,
})

/** What the score knows of a person who fits `buildMatchJob` in full. */
export const buildMatchPerson = (over: Partial<MatchPerson> = {}): MatchPerson => ({
  skills: [{ skill: 'Solidity', level: 3, evidence: 'verified' }],
  months: 60,
  country: 'US',
  metro: 'San Francisco, CA',
  openToRemote: true,
  relocateTo: [],
  salaryMin: 150_000,
  currency: 'USD',
  types: ['Full-time'],
  ...over,
})
