import type { ApplicationStage } from '@tryka/domain'
import { SEED, type SeedContext } from './context'
import { at, randomOf } from './random'
import type {
  ApplicationRow,
  CandidateRow,
  CandidateSkillRow,
  ConversationRow,
  JobViewRow,
  MessageRow,
  ParticipantRow,
  PostingRow,
  TalentPoolEntryRow,
  MarketSeed,
} from './rows'

const STAGES: readonly ApplicationStage[] = [
  'applied',
  'applied',
  'under_review',
  'rejected',
  'rejected',
  'withdrawn',
  'hired',
  'interview_scheduled',
  'applied',
  'under_review',
]
/** Room beside the numbers of the ordinary seed. */
const FIRST = 1_000_000
/** The most skills that one person of the ordinary seed has, rounded up. */
export const MOST_SKILLS = 16

export interface BulkCounts {
  postings: number
  candidates: number
  applications: number
}

/** What every maker shares: the ordinary market as a pattern, and the names of the rows added to it. */
export interface BulkPattern {
  ctx: SeedContext
  base: MarketSeed
  counts: BulkCounts
  active: readonly PostingRow[]
  person: (n: number) => string
  posting: (n: number) => string
}

export const bulkPattern = (ctx: SeedContext, base: MarketSeed, counts: BulkCounts): BulkPattern => ({
  ctx,
  base,
  counts,
  active: base.postings.filter(({ status }) => status === 'Active'),
  person: (n) => ctx.id('candidate', FIRST + n),
  posting: (n) => ctx.id('posting', FIRST + n),
})

/** Postings like those of the market, with pay, years and age of their own. */
export function postingMaker({ ctx, active, posting }: BulkPattern): (n: number) => PostingRow {
  const random = randomOf(SEED + 31)
  return (n) => {
    const template = at(active, n)
    const age = random.int(0, 45 * 24 * 60) / (24 * 60)
    const more = random.int(-20, 20) * 1_000
    const postedAt = ctx.ago(age)
    return {
      ...template,
      id: posting(n),
      salaryMin: template.salaryMin === null ? null : template.salaryMin + more,
      salaryMax: template.salaryMax === null ? null : template.salaryMax + more,
      minYears: Math.max(0, template.minYears + random.int(-2, 2)),
      postedAt,
      firstActivatedAt: postedAt,
      closesAt: ctx.ahead(59 - age),
    }
  }
}

export function personMaker({ ctx, base, person }: BulkPattern): (n: number) => CandidateRow {
  const random = randomOf(SEED + 41)
  return (n) => ({
    ...at(base.candidates, n),
    id: person(n),
    email: `person.${n}@mail.example`,
    createdAt: ctx.ago(random.int(0, 400 * 24) / 24),
  })
}

/** The skills of the person that the n-th is like. */
export function skillMaker({ ctx, base, person }: BulkPattern): (n: number) => CandidateSkillRow[] {
  const held = base.candidates.map(({ id }) => base.candidateSkills.filter((row) => row.candidateId === id))
  return (n) =>
    at(held, n).map((row, i) => ({
      ...row,
      id: ctx.id('skill', FIRST + n * MOST_SKILLS + i),
      candidateId: person(n),
    }))
}

/**
 * The n-th application; walking the grid diagonally gives every one a pair of its own. For a given posting: one by
 * somebody whom the grid does not bring there.
 */
export function applicationMaker(pattern: BulkPattern): (n: number, posting?: number) => ApplicationRow {
  const { ctx, base, counts, active } = pattern
  const random = randomOf(SEED + 37)
  const template = at(base.applications, 0)
  const rounds = Math.ceil(counts.applications / counts.postings)
  return (n, given) => {
    const stage = at(STAGES, n + Math.floor(n / counts.postings))
    const age = random.int(0, 300 * 24) / 24
    const posting = given ?? n % counts.postings
    const row = Math.floor(n / counts.postings)
    const candidate = given === undefined ? posting + row : given + rounds + n - counts.applications
    return {
      ...template,
      id: ctx.id('application', FIRST + n),
      postingId: pattern.posting(posting),
      companyId: at(active, posting).companyId,
      candidateId: pattern.person(candidate % counts.candidates),
      snapshotId: ctx.id('snapshot', FIRST + n),
      stage,
      source: at(base.applications, random.int(0, 90)).source,
      appliedAt: ctx.ago(age),
      screenPassedAt: stage === 'hired' ? ctx.ago(age / 2) : null,
      firstInterviewAt: stage === 'interview_scheduled' ? ctx.ago(age / 3) : null,
      hiredAt: stage === 'hired' ? ctx.ago(age / 4) : null,
      rejectedAt: stage === 'rejected' ? ctx.ago(age / 3) : null,
      withdrawnAt: stage === 'withdrawn' ? ctx.ago(age / 3) : null,
      firstResponseAt: stage === 'applied' ? null : ctx.ago(age * 0.9),
      lastActionAt: ctx.ago(age / 4),
      replyDueAt: stage === 'applied' ? ctx.ahead(7 - age) : null,
      matchScore: random.int(30, 100),
      matchRequirements: random.int(30, 100),
    }
  }
}

/** People who saw a posting: one row a day, from yesterday back. */
export function viewMaker({ ctx, posting, counts }: BulkPattern): (n: number) => JobViewRow {
  const random = randomOf(SEED + 43)
  return (n) => ({
    postingId: posting(n % counts.postings),
    day: ctx.day(-1 - Math.floor(n / counts.postings)),
    viewer: 'history',
    people: random.int(1, 40),
  })
}

export interface BulkConversation {
  conversation: ConversationRow
  participants: ParticipantRow[]
  message: MessageRow
}

/** A conversation of the demo company with the n-th person. */
export function conversationMaker({
  ctx,
  base,
  person,
  active,
}: BulkPattern): (n: number) => BulkConversation {
  const random = randomOf(SEED + 47)
  return (n) => {
    const sentAt = ctx.ago(random.int(1, 300 * 24) / 24)
    const id = ctx.id('conversation', FIRST + n)
    const body = `A question about ${at(active, n).title}`
    const mark = { conversationId: id, archivedAt: n % 5 ? null : sentAt, lastReadAt: null }
    const { name } = at(base.candidates, n)
    return {
      conversation: {
        id,
        companyId: base.market.companyId,
        candidateId: person(n),
        applicationId: null,
        subject: at(active, n).title,
        lastMessageAt: sentAt,
        lastPreview: body,
        lastSender: 'candidate',
      },
      participants: [
        { ...mark, side: 'candidate', unread: false },
        { ...mark, side: 'company', unread: n % 3 === 0 },
      ],
      message: {
        id: ctx.id('message', FIRST + n),
        conversationId: id,
        side: 'candidate',
        senderId: person(n),
        senderName: name,
        body,
        sentAt,
        forwardedFromId: null,
      },
    }
  }
}

export const poolEntryMaker =
  ({ ctx, base, person }: BulkPattern) =>
  (n: number): TalentPoolEntryRow => ({
    ...at(base.talentPoolEntries, n),
    candidateId: person(n),
    addedAt: ctx.ago(n / 24),
  })
