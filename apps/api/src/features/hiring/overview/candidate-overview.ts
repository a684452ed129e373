import { In, IsNull, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CandidateOverview, JobCard } from '@tryka/domain'
import { isPendingSkill, OPEN_STAGES } from '@tryka/domain'
import { ResumeEntity } from '../../resumes/resume.entity'
import { seenFrom } from '../../resumes/samples'
import { tailoredFirst } from '../../resumes/tailoring'
import { applicationCards } from '../applications/candidate-view'
import type { SectionDeps } from '../core/section'
import { candidateInterviews } from '../applications/interviews/interview-view'
import type { JobsService } from '../postings/candidate/jobs.service'
import { cardOf, threadsOf } from '../messages/conversation-view'
import { withMarks } from '../messages/conversation-search'
import { ownConversations } from '../messages/inbox'
import { weeklyGoal } from '../learning/learning-section'
import { findPerson } from '../matching/matching'
import type { Person } from '../matching/person'
import { newestCredit } from '../credits/credit-ledger'
import { strengthOf } from '../profile/profile.service'
import { ApplicationEntity } from '../applications/application.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { OfferEntity } from '../applications/offers/offer.table'
import type { CandidatePlace } from '../core/places'
import { openRequests } from '../first-contacts/open-requests'
import { waitingApplications } from '../applications/candidate/waiting-applications'
import { waitingOf } from '../frame/waiting'

const GOOD_MATCH = 80
const RECENT = 5
const RECOMMENDED = 3
/** Best matches looked through for ones not applied for. */
const LOOKED_THROUGH = 20

const UNREAD = 5

/** What companies wrote last and this person has not read. */
async function unread(manager: EntityManager, place: CandidatePlace) {
  const rows = await withMarks(ownConversations(manager, place), 'candidate')
    .andWhere('p.unread = :unread AND p.archivedAt IS NULL', { unread: true })
    .orderBy('c.lastMessageAt', 'DESC')
    .addOrderBy('c.id', 'ASC')
    .limit(UNREAD)
    .getMany()
  return (await threadsOf(manager, place, rows)).map((thread) => cardOf('candidate', thread))
}

/** Offers and proposed times that this person has to answer, and what waits to be read. */
async function needsYou(manager: EntityManager, place: CandidatePlace, now: Date) {
  const { marketId, candidateId } = place
  const own = { marketId, candidateId }
  const [offers, asked, requests, messages] = await Promise.all([
    manager.find(OfferEntity, {
      where: { ...own, state: 'sent', expiresAt: MoreThan(now.toISOString()) },
      order: { expiresAt: 'ASC', id: 'ASC' },
    }),
    manager.find(InterviewEntity, {
      where: { ...own, status: 'pending', proposedBy: 'company' },
      order: { startsAt: 'ASC', id: 'ASC' },
    }),
    openRequests(manager, place),
    unread(manager, place),
  ])
  const rows = await manager.findBy(ApplicationEntity, {
    ...own,
    id: In(offers.map(({ applicationId }) => applicationId)),
  })
  const cards = await applicationCards(manager, marketId, rows, now)
  const times = await candidateInterviews(manager, marketId, asked, now)
  return {
    offers: offers.flatMap(({ applicationId, expiresAt }) => {
      const card = cards.find(({ id }) => id === applicationId)
      return card ? [{ applicationId, role: card.role, company: card.company, expiresAt }] : []
    }),
    times: times.filter(({ canConfirm }) => canConfirm),
    requests: requests.map(({ id, company, role, expiresAt }) => ({ id, company, role, expiresAt })),
    messages,
  }
}

async function applicationsPart(manager: EntityManager, place: CandidatePlace, now: Date) {
  const { marketId, candidateId } = place
  const own = { marketId, candidateId }
  const [activeApplications, recent, next, upcomingInterviews, waiting, needs] = await Promise.all([
    manager.countBy(ApplicationEntity, { ...own, stage: In([...OPEN_STAGES]) }),
    manager.find(ApplicationEntity, { where: own, order: { appliedAt: 'DESC', id: 'ASC' }, take: RECENT }),
    manager.find(InterviewEntity, {
      where: { ...own, status: 'confirmed', endsAt: MoreThan(now.toISOString()) },
      order: { startsAt: 'ASC', id: 'ASC' },
      take: 1,
    }),
    manager.countBy(InterviewEntity, {
      ...own,
      status: In(['pending', 'confirmed']),
      endsAt: MoreThan(now.toISOString()),
    }),
    waitingOf(manager, place, now),
    needsYou(manager, place, now),
  ])
  const waits = await waitingApplications(manager, own, now)
  const asked = await manager.find(ApplicationEntity, {
    where: { ...own, id: In(waits) },
    order: { appliedAt: 'DESC', id: 'ASC' },
  })
  const first = [...asked, ...recent.filter(({ id }) => !waits.includes(id))].slice(0, RECENT)
  const [nextInterview = null] = await candidateInterviews(manager, marketId, next, now)
  return {
    needsYou: needs,
    activeApplications,
    needReply: waiting.applications + waiting.interviews,
    upcomingInterviews,
    recentApplications: await applicationCards(manager, marketId, first, now),
    nextInterview,
  }
}

async function jobsPart(manager: EntityManager, jobs: JobsService, place: CandidatePlace, person: Person) {
  const [best, totalJobs, fresh, resumes] = await Promise.all([
    jobs.list(place, { sort: 'match', pageSize: LOOKED_THROUGH }),
    jobs.count(place, {}),
    // Jobs posted since the last visit with a match worth telling.
    jobs.count(place, { minMatch: GOOD_MATCH }, person.candidate.lastVisitAt),
    manager.find(ResumeEntity, {
      select: { id: true, title: true, postingId: true },
      where: { ...seenFrom(place), deletedAt: IsNull() },
      order: { updatedAt: 'DESC', id: 'ASC' },
    }),
  ])
  const isFresh = ({ isNew, match }: JobCard) => isNew && Number(match) >= GOOD_MATCH
  // By match; the new ones that are told of go first.
  const open = best.items
    .filter(({ applied, match }) => !applied && match !== null)
    .sort((a, b) => Number(isFresh(b)) - Number(isFresh(a)))
  const credentials = person.skills.filter(({ state }) => state === 'Verified').length
  const [job] = open
  return {
    recommended: open.slice(0, RECOMMENDED),
    totalJobs,
    newMatches: fresh,
    quickApply: job
      ? { job, credentials, resumes: tailoredFirst(resumes, job.id).map(({ id, title }) => ({ id, title })) }
      : null,
  }
}

/** The candidate's overview in one answer. */
export async function candidateOverview(
  deps: SectionDeps,
  jobs: JobsService,
  place: CandidatePlace,
): Promise<CandidateOverview> {
  const { read } = deps.db
  const now = deps.clock.now()
  const person = await findPerson(read, place.marketId, place.candidateId)
  const [applications, market, profileStrength, goal, credits] = await Promise.all([
    applicationsPart(read, place, now),
    jobsPart(read, jobs, place, person),
    strengthOf(read, place, person),
    weeklyGoal(read, person, now),
    newestCredit(read, place),
  ])
  return {
    name: person.candidate.name,
    ...applications,
    ...market,
    profileStrength,
    skillsVerified: person.skills.filter(({ state }) => state === 'Verified').length,
    skillsPending: person.skills.filter(({ state }) => isPendingSkill(state)).length,
    week: {
      goalHours: goal.target,
      doneMinutes: goal.doneMinutes,
      logged: goal.logged,
      days: goal.days,
    },
    credits,
  }
}
