import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { z } from 'zod'
import type { AnalyticsQuery, AnalyticsRange, FunnelMetric } from '@tryka/domain'
import { FINISHED_STAGES, localDay, rangeStart } from '@tryka/domain'
import { nothingHere } from '../core/errors'
import type { StoredApplicationRow } from '../applications/application.table'
import { ApplicationEntity } from '../applications/application.table'
import { JobViewEntity } from '../postings/candidate/job.table'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import type { MemberPlace } from '../core/places'

export type Asked = Omit<z.output<typeof AnalyticsQuery>, 'range'> & { range?: AnalyticsRange | undefined }

/** What the figures of a range count, so that each figure and its rows come from the same question. */
export interface Counted {
  marketId: string
  companyId: string
  postingId: string | undefined
  range: AnalyticsRange
  from: Date
  to: Date
  timeZone: string
  finishedOnly: boolean
}

export async function countedOf(
  manager: EntityManager,
  { marketId, companyId }: MemberPlace,
  { range = '30d', finishedOnly, postingId }: Asked,
  to: Date,
): Promise<Counted> {
  const { timeZone } = await manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId })
  if (
    postingId !== undefined &&
    !(await manager.existsBy(PostingEntity, { id: postingId, marketId, companyId }))
  )
    throw nothingHere('This posting')
  const from = rangeStart(range, to, timeZone)
  return {
    marketId,
    companyId,
    postingId,
    range,
    from,
    to,
    timeZone,
    finishedOnly: finishedOnly === 'true',
  }
}

type Applications = SelectQueryBuilder<StoredApplicationRow>

/** Every application to the company, or to one posting, named `a`. */
export function applications(
  manager: EntityManager,
  { marketId, companyId, postingId }: Counted,
): Applications {
  const query = manager
    .createQueryBuilder(ApplicationEntity, 'a')
    .where('a.marketId = :marketId AND a.companyId = :companyId', { marketId, companyId })
  return postingId === undefined ? query : query.andWhere('a.postingId = :postingId', { postingId })
}

/** `cohort` of the domain as a query. */
export function cohortOf(manager: EntityManager, counted: Counted): Applications {
  const query = applications(manager, counted).andWhere('a.appliedAt >= :since', {
    since: counted.from.toISOString(),
  })
  if (counted.finishedOnly) query.andWhere('a.stage IN (:...finished)', { finished: FINISHED_STAGES })
  return query
}

/** Those hired in the range, whenever they applied. */
export const hiresIn = (manager: EntityManager, counted: Counted): Applications =>
  applications(manager, counted).andWhere('a.hiredAt >= :since', { since: counted.from.toISOString() })

const furthest = ['a.hiredAt', 'a.offerSentAt', 'a.firstInterviewAt', 'a.screenPassedAt']
const anyOf = (count: number): string =>
  `(${furthest
    .slice(0, count)
    .map((milestone) => `${milestone} IS NOT NULL`)
    .join(' OR ')})`

/** `reached` of the domain as conditions: whoever came further came as far as this. */
export const REACHED: Record<Exclude<FunnelMetric, 'Job Views'>, string> = {
  Applications: '(1 = 1)',
  'Screen Passed': anyOf(4),
  Interviews: anyOf(3),
  Offers: anyOf(2),
  Hires: anyOf(1),
}

/** People who saw the postings. The postings are found first: views know neither company nor, by index, market. */
export function viewsIn(manager: EntityManager, counted: Counted) {
  const { marketId, companyId, postingId, from, timeZone } = counted
  const own = manager
    .createQueryBuilder(PostingEntity, 'o')
    .select('o.id')
    .where('o.marketId = :marketId AND o.companyId = :companyId')
  if (postingId !== undefined) own.andWhere('o.id = :postingId')
  return manager
    .createQueryBuilder(JobViewEntity, 'v')
    .where(`v.postingId IN (${own.getQuery()})`, { marketId, companyId, postingId: postingId ?? '' })
    .andWhere('v.day >= :day', { day: localDay(from, timeZone) })
}
