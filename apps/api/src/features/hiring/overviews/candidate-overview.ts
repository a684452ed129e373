import type { CandidateOverview } from '@tryka/domain'
import { isPendingSkill, OPEN_STAGES } from '@tryka/domain'
import { In, IsNull, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { ResumeEntity } from '../../resumes/resume.entity'
import { applicationCards } from '../applications/candidate-view'
import type { SectionDeps } from '../core/section'
import { candidateInterviews } from '../interviews/interview-view'
import type { JobsService } from '../jobs/jobs.service'
import { weeklyGoal } from '../learning/learning-section'
import { findPerson } from '../matching/matching'
import type { Person } from '../matching/matching'
import { creditLedger } from '../profile/profile.routes'
import { strengthOf } from '../profile/profile.service'
import { ApplicationEntity, InterviewEntity } from '../tables'
import type { CandidatePlace } from '../workspace/places'
import { waitingOf } from '../workspace/waiting'

const GOOD_MATCH = 80
const RECENT = 5
const RECOMMENDED = 3
/** Best matches looked through for ones not applied for. */
const LOOKED_THROUGH = 20

async function applicationsPart(manager: EntityManager, place: CandidatePlace, now: Date) {
  const { workspaceId, candidateId } = place
  const own = { workspaceId, candidateId }
  const [activeApplications, recent, next, waiting] = await Promise.all([
    manager.countBy(ApplicationEntity, { ...own, stage: In([...OPEN_STAGES]) }),
    manager.find(ApplicationEntity, { where: own, order: { appliedAt: 'DESC', id: 'ASC' }, take: RECENT }),
    manager.find(InterviewEntity, {
      where: { ...own, status: In(['pending', 'confirmed']), endsAt: MoreThan(now.toISOString()) },
      order: { startsAt: 'ASC', id: 'ASC' },
      take: 1,
    }),
    waitingOf(manager, place, now),
  ])
  const [nextInterview = null] = await candidateInterviews(manager, workspaceId, next, now)
  return {
    activeApplications,
    needReply: waiting.applications,
    upcomingInterviews: waiting.interviews,
    recentApplications: await applicationCards(manager, workspaceId, recent, now),
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
      select: { id: true, title: true },
      where: { accountId: place.accountId, deletedAt: IsNull() },
      order: { updatedAt: 'DESC', id: 'ASC' },
    }),
  ])
  const open = best.items.filter(({ applied, match }) => !applied && match !== null)
  const credentials = person.skills.filter(({ state }) => state === 'Verified').length
  const [job] = open
  return {
    recommended: open.slice(0, RECOMMENDED),
    totalJobs,
    newMatches: fresh,
    quickApply: job ? { job, credentials, resumes: resumes.map(({ id, title }) => ({ id, title })) } : null,
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
  const person = await findPerson(read, place.workspaceId, place.candidateId)
  const [applications, market, profileStrength, goal, ledger] = await Promise.all([
    applicationsPart(read, place, now),
    jobsPart(read, jobs, place, person),
    strengthOf(read, place, person),
    weeklyGoal(read, person, now),
    creditLedger(read, place),
  ])
  const [newest] = ledger.entries
  return {
    name: person.candidate.name,
    ...applications,
    ...market,
    profileStrength,
    skillsVerified: person.skills.filter(({ state }) => state === 'Verified').length,
    skillsPending: person.skills.filter(({ state }) => isPendingSkill(state)).length,
    week: { goalHours: goal.target, doneMinutes: goal.doneMinutes, days: goal.days },
    credits: {
      balance: ledger.balance,
      newest: newest ? { amount: newest.amount, reason: newest.reason, at: newest.at } : null,
    },
  }
}
