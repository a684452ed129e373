import type { EntityManager } from 'typeorm'
import type { AnalyticsBreakdown, PostingFigures } from '@tryka/domain'
import { daysBetween } from '@tryka/domain'
import { PostingEntity } from '../postings/posting.table'
import type { Counted } from './counted'
import { cohortOf, REACHED } from './counted'
import type { Num } from './figures'

/** Postings that an answer carries: those that most applied to. */
const MOST_POSTINGS = 100

const COLUMNS = {
  applications: 'Applications',
  screen: 'Screen Passed',
  interviews: 'Interviews',
  offers: 'Offers',
  hires: 'Hires',
} as const
type Column = keyof typeof COLUMNS
const NAMES = Object.keys(COLUMNS) as Column[]

type Row = Record<Column, Num> & {
  id: string
  title: string
  status: PostingFigures['status']
  postedAt: string | null
  closedAt: string | null
  total: Num
}

/** Days since it was posted last, to its closing or to now; null where it stands as a draft. */
function daysOpen({ status, postedAt, closedAt }: Row, now: Date): number | null {
  if (status === 'Draft' || postedAt === null) return null
  return daysBetween(postedAt, (status === 'Closed' ? closedAt : null) ?? now.toISOString())
}

/** The cohort by posting, with the postings that were open in the range and got no application. */
export async function postingFigures(
  manager: EntityManager,
  counted: Counted,
): Promise<Pick<AnalyticsBreakdown, 'postings' | 'postingCount'>> {
  const { marketId, companyId, postingId, from, to } = counted
  const counts = cohortOf(manager, counted).select('a.postingId', 'posting').groupBy('a.postingId')
  for (const name of NAMES)
    counts.addSelect(`SUM(CASE WHEN ${REACHED[COLUMNS[name]]} THEN 1 ELSE 0 END)`, name)
  const query = manager
    .createQueryBuilder(PostingEntity, 'p')
    .leftJoin(`(${counts.getQuery()})`, 'c', 'c.posting = p.id')
    .setParameters(counts.getParameters())
    .where('p.marketId = :marketId AND p.companyId = :companyId', { marketId, companyId })
    .andWhere("(c.posting IS NOT NULL OR p.status = 'Active' OR p.closedAt >= :from)", {
      from: from.toISOString(),
    })
  if (postingId !== undefined) query.andWhere('p.id = :postingId', { postingId })
  query.select('p.id', 'id')
  for (const fact of ['title', 'status', 'postedAt', 'closedAt']) query.addSelect(`p.${fact}`, fact)
  for (const name of NAMES) query.addSelect(`COALESCE(c.${name}, 0)`, name)
  const rows = await query
    .addSelect('COUNT(*) OVER ()', 'total')
    .orderBy('COALESCE(c.applications, 0)', 'DESC')
    .addOrderBy('p.title', 'ASC')
    .addOrderBy('p.id', 'ASC')
    .limit(MOST_POSTINGS)
    .getRawMany<Row>()
  const postings = rows.map((row): PostingFigures => ({
    id: row.id,
    title: row.title,
    status: row.status,
    applications: Number(row.applications),
    screenPassed: Number(row.screen),
    interviews: Number(row.interviews),
    offers: Number(row.offers),
    hires: Number(row.hires),
    daysOpen: daysOpen(row, to),
  }))
  return { postings, postingCount: Number(rows[0]?.total ?? 0) }
}
