import type { AnalyticsRange, CompanyOverview } from '@tryka/domain'
import { atLocal, localTime, OPEN_STAGES } from '@tryka/domain'
import { In, LessThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { countedOf } from '../analytics/counted'
import { funnelFigures, hireFigures } from '../analytics/figures'
import type { SectionDeps } from '../core/section'
import { CompanyInterviewsService } from '../interviews/company-interviews.service'
import { COMPANY_LINK } from '../people/contacts'
import { pipelineCards } from '../pipeline/pipeline-cards'
import { PostingsService } from '../postings/postings.service'
import { ApplicationEntity, CandidateSkillEntity, OfferEntity, PostingEntity } from '../tables'
import type { MemberPlace } from '../workspace/places'

const MOST = 10
const SHOWN_POSTINGS = 5

/** Of the people of the new applications: those with a skill that is proved. */
const VERIFIED = `EXISTS (SELECT 1 FROM ${CandidateSkillEntity.options.tableName ?? ''} s WHERE s.candidate_id = x.candidate_id AND s.state = 'Verified')`

async function newApplications(manager: EntityManager, place: MemberPlace, monday: string) {
  const { workspaceId, companyId } = place
  const row = await manager
    .createQueryBuilder(ApplicationEntity, 'x')
    .select('COUNT(*)', 'all')
    .addSelect(`SUM(CASE WHEN ${VERIFIED} THEN 1 ELSE 0 END)`, 'verified')
    .addSelect('SUM(CASE WHEN x.appliedAt >= :monday THEN 1 ELSE 0 END)', 'recent')
    .where('x.workspaceId = :workspaceId AND x.companyId = :companyId', { workspaceId, companyId })
    .andWhere('x.stage = :stage', { stage: 'applied', monday })
    .getRawOne<Record<'all' | 'verified' | 'recent', string | number | null>>()
  return {
    newApplications: Number(row?.all ?? 0),
    newVerified: Number(row?.verified ?? 0),
    newSinceMonday: Number(row?.recent ?? 0),
  }
}

/** Answers that are late, the longest waiting first. */
async function overdue(manager: EntityManager, place: MemberPlace, now: Date) {
  const { workspaceId, companyId } = place
  const [rows, overdueCount] = await manager.findAndCount(ApplicationEntity, {
    where: {
      ...{ workspaceId, companyId },
      stage: In(['applied', 'under_review']),
      replyDueAt: LessThan(now.toISOString()),
    },
    order: { replyDueAt: 'ASC', id: 'ASC' },
    take: MOST,
  })
  return { overdue: await pipelineCards(manager, place, rows, now), overdueCount }
}

/** Postings that closed while people still waited: only a person can settle that. */
async function tasks(manager: EntityManager, { workspaceId, companyId }: MemberPlace) {
  const closed = await manager
    .createQueryBuilder(PostingEntity, 'p')
    .innerJoin(ApplicationEntity.options.name, 'x', 'x.postingId = p.id')
    .select('p.id', 'id')
    .addSelect('p.title', 'title')
    .addSelect('COUNT(*)', 'n')
    .where('p.workspaceId = :workspaceId AND p.companyId = :companyId', { workspaceId, companyId })
    .andWhere(`p.status = 'Closed' AND x.workspaceId = :workspaceId AND x.stage IN (:...open)`, {
      open: OPEN_STAGES,
    })
    .groupBy('p.id')
    .addGroupBy('p.title')
    .orderBy('p.id', 'ASC')
    .limit(MOST)
    .getRawMany<{ id: string; title: string; n: string | number }>()
  return closed
    .map(({ n, ...posting }) => ({ ...posting, n: Number(n) }))
    .map(({ id, title, n }) => ({
      id,
      text: `${title} is closed, but ${n === 1 ? 'one application waits' : `${n} applications wait`} for an answer.`,
      link: `${COMPANY_LINK('applications')}&posting=${id}`,
    }))
}

/** The company overview in one answer. */
export async function companyOverview(
  { db, clock, changes }: SectionDeps,
  place: MemberPlace,
  range: AnalyticsRange = '1y',
): Promise<CompanyOverview> {
  const now = clock.now()
  const { read } = db
  const { workspaceId, companyId } = place
  const counted = await countedOf(read, place, { range }, now)
  const { year, month, day, weekday } = localTime(now, counted.timeZone)
  const monday = atLocal(counted.timeZone, year, month, day - (weekday - 1)).toISOString()
  const [interviews, postings, fresh, late, offersOut, open, { funnel }, { timeToHire }] = await Promise.all([
    new CompanyInterviewsService(db, changes).list(place, { day: 'today' }),
    new PostingsService(db, changes).list(place, { status: 'Active', pageSize: SHOWN_POSTINGS }),
    newApplications(read, place, monday),
    overdue(read, place, now),
    read.countBy(OfferEntity, { workspaceId, companyId, state: 'sent' }),
    tasks(read, place),
    funnelFigures(read, counted),
    hireFigures(read, counted),
  ])
  return {
    activeJobs: postings.counts.Active,
    drafts: postings.counts.Draft,
    ...fresh,
    interviewsToday: interviews.today.length,
    offersOut,
    day: interviews.day,
    timeZone: interviews.timeZone,
    today: interviews.today,
    ...late,
    postings: postings.items,
    ...{ range, funnel, timeToHire },
    tasks: open,
  }
}
