import { type ApplicationSource } from '@tryka/domain'
import { replyDueAt } from '@tryka/domain'
import { canonicalJson } from '@tryka/domain'
import { matchJobOf, matchPersonOf } from '@tryka/domain'
import { explainMatch, MATCH_V1 } from '@tryka/domain'
import { matchScore } from '@tryka/domain'
import { applicationSlots, DEMO_PERSON_SLOTS, type Slot, SOURCE_COUNTS } from './application-plan'
import type { SeedContext } from './context'
import { DEMO_POSTINGS } from './market-plan'
import { at, spread } from './random'
import type {
  ApplicationRow,
  CandidateRow,
  CandidateSkillRow,
  CompanyRow,
  PostingRow,
  SeedResumeRow,
  SnapshotRow,
} from './rows'

/** An application with what it was made from. */
export interface Placed {
  slot: Slot
  row: ApplicationRow
  posting: PostingRow
  candidate: CandidateRow
}

export interface Market {
  companies: readonly CompanyRow[]
  postings: readonly PostingRow[]
  candidates: readonly CandidateRow[]
  skills: readonly CandidateSkillRow[]
  resumes: readonly SeedResumeRow[]
}

/** Which active posting of the demo company the next application goes to: the popular ones more often. */
const TURNS = [0, 1, 0, 2, 6, 0, 3, 1, 4, 2, 0, 5, 6, 1, 7, 3, 0, 2, 4, 6]
/** Places in the list of slots that are fixed: the demo person's two, and the two recent hires. */
const FIXED = { demoNew: 0, demoOffer: 67, hires: [70, 71] } as const

function postingFor(slot: Slot, i: number): number {
  if (i === FIXED.demoNew) return 6
  if (i === FIXED.demoOffer) return 3
  const closed = DEMO_POSTINGS.findIndex(
    (plan) => plan.closed !== undefined && slot.applied < plan.age && slot.applied > plan.closed,
  )
  if (closed >= 0) return closed
  return i === FIXED.hires[0] ? 0 : i === FIXED.hires[1] ? 1 : at(TURNS, i)
}

/** The match that a slot tells of: who comes further fits better, and who is turned down early fits least. */
function fitOf(slot: Slot, i: number): number {
  if (slot.stage === 'hired' || slot.offered !== undefined) return 96
  if (slot.stage === 'interview_scheduled') return 88
  if (slot.stage === 'rejected')
    return slot.interviewed !== undefined ? 70 : slot.screened !== undefined ? 62 : 40
  if (slot.stage === 'under_review')
    return slot.interviewed !== undefined ? 76 : slot.screened !== undefined ? 74 : 70
  // All sorts of people apply, and some think better of it.
  return 58 + ((i * 11) % 36)
}

/** In which order slots choose: the best people for those who came furthest. */
const byDepth = (slots: readonly Slot[]): number[] =>
  slots
    .map((slot, i) => ({ i, fit: slot.stage === 'applied' ? 0 : fitOf(slot, i) }))
    .sort((a, b) => b.fit - a.fit || a.i - b.i)
    .map(({ i }) => i)

/**
 * Gives every slot a person whose match suits how far the application came, who did not ask too often, and never twice
 * for one posting. Who was hired asks for nothing else.
 */
function peopleFor(slots: readonly Slot[], { postings, candidates, skills }: Market): number[] {
  const facts = candidates.map((candidate) =>
    matchPersonOf(
      candidate,
      skills.filter(({ candidateId }) => candidateId === candidate.id),
    ),
  )
  const jobs = DEMO_POSTINGS.map((_, n) => matchJobOf(at(postings, n)))
  const scores = jobs.map((job) => facts.map((person) => matchScore(job, person).score ?? 0))
  const used = candidates.map(() => 0)
  const pairs = new Set<string>()
  const chosen: number[] = []
  for (const i of byDepth(slots)) {
    const slot = at(slots, i)
    const wanted = postingFor(slot, i)
    let best = i === FIXED.demoNew || i === FIXED.demoOffer ? 0 : -1
    let bestCost = Infinity
    for (let n = 1; best !== 0 && n < candidates.length; n++) {
      if (pairs.has(`${wanted}:${n}`)) continue
      const cost = (used[n] ?? 0) * 6 + Math.abs((scores[wanted]?.[n] ?? 0) - fitOf(slot, i))
      if (cost < bestCost) [best, bestCost] = [n, cost]
    }
    pairs.add(`${wanted}:${best}`)
    used[best] = (used[best] ?? 0) + (slot.stage === 'hired' ? 99 : 1)
    chosen[i] = best
  }
  return chosen
}

function milestones(ctx: SeedContext, slot: Slot) {
  const when = (days: number | undefined): string | null => (days === undefined ? null : ctx.ago(days))
  const ended = when(slot.ended)
  return {
    appliedAt: ctx.ago(slot.applied),
    viewedAt: when(slot.viewed),
    screenPassedAt: when(slot.screened),
    firstInterviewAt: when(slot.interviewed),
    offerSentAt: when(slot.offered),
    hiredAt: slot.stage === 'hired' ? ended : null,
    rejectedAt: slot.stage === 'rejected' ? ended : null,
    withdrawnAt: slot.stage === 'withdrawn' ? ended : null,
    firstResponseAt: when(slot.responded),
  }
}

/** The last thing a person did to an application. */
const lastAction = (slot: Slot): number =>
  Math.min(
    slot.applied,
    ...[slot.responded, slot.screened, slot.interviewed, slot.offered, slot.ended].filter(
      (days) => days !== undefined,
    ),
  )

interface Place {
  n: number
  slot: Slot
  posting: PostingRow
  candidate: CandidateRow
  source: ApplicationSource
  notes: string
}

function place(
  ctx: SeedContext,
  market: Market,
  { n, slot, posting, candidate, source, notes }: Place,
): Placed {
  const skills = market.skills.filter(({ candidateId }) => candidateId === candidate.id)
  const appliedAt = ctx.ago(slot.applied)
  const match = explainMatch(matchJobOf(posting), matchPersonOf(candidate, skills), {
    sha256: ctx.sha256,
    now: new Date(appliedAt),
    // Samples are from before the second version, and keep the one they were made with.
    by: MATCH_V1,
  })
  const times = milestones(ctx, slot)
  const row: ApplicationRow = {
    id: ctx.id('application', n),
    postingId: posting.id,
    companyId: posting.companyId,
    candidateId: candidate.id,
    stage: slot.stage,
    source,
    ...times,
    lastInterviewAt: null,
    lastActionAt: ctx.ago(lastAction(slot)),
    replyDueAt: replyDueAt({ stage: slot.stage, ...times, lastInterviewAt: null }),
    rejectReasonId: slot.rejectReason ?? null,
    withdrawReason: slot.withdrawReason ?? null,
    matchAtApply: match,
    matchScore: match.score,
    matchRequirements: match.requirements,
    snapshotId: ctx.id('snapshot', n),
    notes,
    shareSalary: n % 3 !== 1,
    version: 1,
  }
  return { slot, row, posting, candidate }
}

/** The ninety-six applications of the demo company, then the demo person's ten at others. */
export function seedApplications(ctx: SeedContext, market: Market): Placed[] {
  const slots = applicationSlots()
  const people = peopleFor(slots, market)
  const sources = ctx.random(5).shuffle(spread<ApplicationSource>(SOURCE_COUNTS))
  const own = slots.map((slot, n) => {
    const posting = at(market.postings, postingFor(slot, n))
    const candidate = at(market.candidates, at(people, n))
    return place(ctx, market, { n, slot, posting, candidate, source: at(sources, n), notes: '' })
  })
  const candidate = at(market.candidates, 0)
  const other = DEMO_PERSON_SLOTS.map((slot, i) => {
    const company = market.companies.find(({ name }) => name === slot.company)
    const posting = market.postings.find(
      (row) => row.companyId === company?.id && row.title === slot.role && row.status === 'Active',
    )
    if (!posting) throw new Error(`No posting ${slot.role} at ${slot.company}`)
    const source = at(['search', 'recommended', 'referral'] as const, i)
    return place(ctx, market, { n: slots.length + i, slot, posting, candidate, source, notes: slot.note })
  })
  return [...own, ...other]
}

/** What each application sent, fixed by its hash. */
export const seedSnapshots = (ctx: SeedContext, market: Market, placed: readonly Placed[]): SnapshotRow[] =>
  placed.map(({ row, candidate }) => {
    const resume = market.resumes.find(({ userId }) => userId === candidate.id)?.draft ?? null
    const { name, title, bio, location, salaryMin, work } = candidate
    const content: SnapshotRow['content'] = {
      resume,
      profile: { name, title, bio, location, salaryMin: row.shareSalary ? salaryMin : null, work },
      skills: market.skills
        .filter(({ candidateId }) => candidateId === candidate.id)
        .map(({ skill, level, state, credentialId }) => ({ skill, level, state, credentialId })),
      sharedFields: [
        'profile',
        'skills',
        ...(row.shareSalary ? ['salary'] : []),
        ...(resume ? ['resume'] : []),
      ],
    }
    return { id: row.snapshotId, applicationId: row.id, content, sha256: ctx.sha256(canonicalJson(content)) }
  })
