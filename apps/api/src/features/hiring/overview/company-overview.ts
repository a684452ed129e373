import { MoreThanOrEqual } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { AnalyticsRange, CompanyOverview } from '@tryka/domain'
import { ANALYTICS_RANGE_IDS, atLocal, localTime } from '@tryka/domain'
import { countedOf } from '../analytics/counted'
import { funnelFigures, hireFigures } from '../analytics/figures'
import type { SectionDeps } from '../core/section'
import { CompanyInterviewsService } from '../applications/interviews/company-interviews.service'
import { PostingsService } from '../postings/company/postings.service'
import { ApplicationEntity } from '../applications/application.table'
import { OfferEntity } from '../applications/offers/offer.table'
import { hasSharedProof } from '../skills/skill.table'
import type { MemberPlace } from '../core/places'
import { firstStepsOf } from './first-steps'
import { waitingForTeam } from './waiting-for-team'

const SHOWN_POSTINGS = 5

/** Of the people of the new applications: those with a skill that is proved. */
async function newApplications(manager: EntityManager, place: MemberPlace, monday: string) {
  const { marketId, companyId } = place
  const row = await manager
    .createQueryBuilder(ApplicationEntity, 'x')
    .select('COUNT(*)', 'all')
    .addSelect(`SUM(CASE WHEN ${hasSharedProof('x.candidate_id')} THEN 1 ELSE 0 END)`, 'verified')
    .where('x.marketId = :marketId AND x.companyId = :companyId', { marketId, companyId })
    .andWhere('x.stage = :stage', { stage: 'applied' })
    .getRawOne<Record<'all' | 'verified', string | number | null>>()
  // Arrivals, wherever they are by now: answering somebody does not unmake the application.
  const newSinceMonday = await manager.countBy(ApplicationEntity, {
    marketId,
    companyId,
    appliedAt: MoreThanOrEqual(monday),
  })
  return {
    newApplications: Number(row?.all ?? 0),
    newVerified: Number(row?.verified ?? 0),
    newSinceMonday,
  }
}

/**
 * The shortest range whose time to hire can be told, for who did not choose one. A figure that says nothing is no first
 * look.
 */
async function tellableRange(manager: EntityManager, place: MemberPlace, now: Date): Promise<AnalyticsRange> {
  for (const range of ANALYTICS_RANGE_IDS) {
    const { timeToHire } = await hireFigures(manager, await countedOf(manager, place, { range }, now))
    if (!timeToHire.tooFew) return range
  }
  return '1y'
}

/** The company overview in one answer. */
export async function companyOverview(
  { db, clock, changes }: SectionDeps,
  place: MemberPlace,
  asked?: AnalyticsRange,
): Promise<CompanyOverview> {
  const now = clock.now()
  const { read } = db
  const { marketId, companyId } = place
  const range = asked ?? (await tellableRange(read, place, now))
  const counted = await countedOf(read, place, { range }, now)
  const { year, month, day, weekday } = localTime(now, counted.timeZone)
  const monday = atLocal(counted.timeZone, year, month, day - (weekday - 1)).toISOString()
  const [interviews, postings, fresh, waiting, offersOut, { funnel }, { timeToHire, hires }, firstSteps] =
    await Promise.all([
      new CompanyInterviewsService(db, changes).list(place, { day: 'today' }),
      new PostingsService(db, changes).list(place, { status: 'Active', pageSize: SHOWN_POSTINGS }),
      newApplications(read, place, monday),
      waitingForTeam(read, place, now),
      read.countBy(OfferEntity, { marketId, companyId, state: 'sent' }),
      funnelFigures(read, counted),
      hireFigures(read, counted),
      firstStepsOf(read, place),
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
    ...waiting,
    postings: postings.items,
    range,
    funnel,
    timeToHire,
    hires: hires.map(({ days, hiredAt }) => ({ days, hiredAt })),
    firstSteps,
  }
}
