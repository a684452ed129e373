import { median, daysBetween } from '@tryka/domain'
import { matchPersonOf } from '@tryka/domain'
import { seedApplications, seedSnapshots } from './applications'
import { DIRECTORY_COUNT, seedCandidates } from './candidates'
import { seedCompanies, seedMembers } from './companies'
import { seedContext, type SeedContext, type SeedOptions } from './context'
import { demoCertifications } from './demo-person'
import { seedEvents, seedInvitations, seedJobViews, seedNotes, seedPostingMembers } from './history'
import { seedInterviews } from './interviews'
import { seedCredits, seedEnrollments, seedModules, seedSessions } from './learning'
import { DEMO_POSTINGS } from './market-plan'
import { seedOffers } from './offers'
import { seedInbox, seedNotifications } from './messages'
import { seedPools } from './pools'
import { seedPostings } from './postings'
import { seedPractice } from './practice'
import { at } from './random'
import { seedResumes } from './resumes'
import type {
  ApplicationRow,
  CompanyRow,
  MemberRow,
  PostingRow,
  SavedJobRow,
  SavedSearchRow,
  MarketSeed,
} from './rows'
import { seedSelfIdentifications } from './self-identification'

const SAVED_SEARCHES = [
  ['Remote contract security', { q: 'smart contract security', location: 'Remote' }, 'daily'],
  ['Blockchain in San Francisco', { technology: 'Blockchain', location: 'San Francisco' }, 'weekly'],
] as const

const savedSearches = (ctx: SeedContext, candidateId: string): SavedSearchRow[] =>
  SAVED_SEARCHES.map(([name, query, alert], n) => ({
    id: ctx.id('search', n),
    candidateId,
    name,
    query: { ...query },
    alert,
    lastRunAt: ctx.ago(1),
    dueAt: ctx.ahead(alert === 'daily' ? 1 : 6),
    createdAt: ctx.ago(30 + n),
  }))

const savedJobs = (
  ctx: SeedContext,
  candidateId: string,
  postings: readonly PostingRow[],
  applied: ReadonlySet<string>,
): SavedJobRow[] =>
  postings
    .filter(
      ({ id, status, technology }) => status === 'Active' && technology === 'Blockchain' && !applied.has(id),
    )
    .slice(3, 6)
    .map(({ id }, i) => ({ candidateId, postingId: id, savedAt: ctx.ago(1.2 + i) }))

/** The figure that the demo company's own rows give. */
function ownResponse(company: CompanyRow, applications: readonly ApplicationRow[]): void {
  const days = applications.flatMap(({ companyId, appliedAt, firstResponseAt }) =>
    companyId === company.id && firstResponseAt !== null ? [daysBetween(appliedAt, firstResponseAt)] : [],
  )
  company.medianFirstResponseDays = median(days)
  company.firstResponseCount = days.length
}

/** Who leads and who reviews a posting: the demo team by duty, elsewhere the company's contact. */
function dutiesOf(members: readonly MemberRow[], duties: ReturnType<typeof seedPostingMembers>) {
  const byId = new Map(members.map((member) => [member.id, member]))
  const byCompany = new Map(members.map((member) => [member.companyId, member]))
  const held = new Map(duties.map(({ postingId, memberId, duty }) => [`${postingId}:${duty}`, memberId]))
  const find =
    (duty: string) =>
    (posting: PostingRow): MemberRow => {
      const member = byId.get(held.get(`${posting.id}:${duty}`) ?? '') ?? byCompany.get(posting.companyId)
      if (!member) throw new Error('Every posting has somebody')
      return member
    }
  return { leadOf: find('owner'), reviewerOf: find('reviewer') }
}

/**
 * Everything of one market, the same for the same options to the byte. Ids depend on the market, so two
 * markets share none; content does not.
 */
export function seedMarket(options: SeedOptions): MarketSeed {
  const ctx = seedContext(options)
  const companies = seedCompanies(ctx)
  const members = seedMembers(ctx, companies)
  const [demo, visitor] = [at(companies, 0), at(members, 0)]
  const { candidates, candidateSkills } = seedCandidates(ctx)
  const person = at(candidates, 0)
  const ownSkills = candidateSkills.filter(({ candidateId }) => candidateId === person.id)
  const postings = seedPostings(ctx, companies, matchPersonOf(person, ownSkills))
  const resumes = seedResumes(ctx, person)
  const market = { companies, postings, candidates, skills: candidateSkills, resumes }
  const placed = seedApplications(ctx, market)
  const postingMembers = seedPostingMembers(postings, members)
  const { leadOf, reviewerOf } = dutiesOf(members, postingMembers)
  const interviews = seedInterviews(ctx, placed, demo.id, { leadOf, reviewerOf })
  const applications = placed.map(({ row }) => row)
  ownResponse(demo, applications)
  const applied = new Set(applications.map(({ postingId, candidateId }) => `${postingId}:${candidateId}`))
  const appliedByPerson = new Set(
    applications.filter(({ candidateId }) => candidateId === person.id).map(({ postingId }) => postingId),
  )
  const hired = new Set(
    applications.filter(({ stage }) => stage === 'hired').map(({ candidateId }) => candidateId),
  )
  const open = openInvitations(
    postings,
    candidates.map(({ id }) => id).filter((id) => !hired.has(id)),
    applied,
  )
  const { pools, entries } = seedPools(
    ctx,
    demo.id,
    visitor.id,
    candidates.slice(0, DIRECTORY_COUNT),
    applications,
  )
  return {
    market: {
      id: options.marketId,
      seededAt: ctx.nowIso,
      candidateId: person.id,
      companyId: demo.id,
      memberId: visitor.id,
    },
    companies,
    members,
    postings,
    postingMembers,
    jobViews: seedJobViews(ctx, postings),
    candidates,
    candidateSkills,
    certifications: demoCertifications(ctx),
    applications,
    snapshots: seedSnapshots(ctx, market, placed),
    events: seedEvents(ctx, placed, reviewerOf),
    notes: seedNotes(ctx, placed, members.slice(0, 4)),
    interviews,
    offers: seedOffers(ctx, placed, leadOf),
    invitations: seedInvitations(ctx, placed, reviewerOf, open),
    talentPools: pools,
    talentPoolEntries: entries,
    ...seedInbox(ctx, companies, members, placed),
    enrollments: seedEnrollments(ctx),
    learningSessions: seedSessions(ctx),
    moduleProgress: seedModules(ctx),
    ...seedPractice(ctx),
    credits: seedCredits(ctx),
    notifications: seedNotifications(ctx, person.id, visitor, placed, interviews),
    savedSearches: savedSearches(ctx, person.id),
    savedJobs: savedJobs(ctx, person.id, postings, appliedByPerson),
    resumes,
    selfIdentifications: seedSelfIdentifications(
      ctx,
      applications.filter(({ companyId }) => companyId === demo.id),
    ),
  }
}

/** Invitations without an answer: two of the demo company, and one to the demo person from elsewhere. */
function openInvitations(
  postings: readonly PostingRow[],
  candidateIds: readonly string[],
  applied: ReadonlySet<string>,
) {
  const own = postings.slice(0, 2).flatMap((posting, i) => {
    const candidateId = candidateIds.find((id, n) => n > 5 + i * 20 && !applied.has(`${posting.id}:${id}`))
    return candidateId ? [{ posting, candidateId }] : []
  })
  const elsewhere = postings
    .slice(DEMO_POSTINGS.length)
    .find(
      ({ status, technology, id }) =>
        status === 'Active' && technology === 'Blockchain' && !applied.has(`${id}:${at(candidateIds, 0)}`),
    )
  return elsewhere ? [...own, { posting: elsewhere, candidateId: at(candidateIds, 0) }] : own
}
