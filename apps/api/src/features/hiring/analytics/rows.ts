import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { AnalyticsRows, RowMetric } from '@tryka/domain'
import { APPLICATION_SOURCES, atLocal, daysBetween, FUNNEL_METRICS } from '@tryka/domain'
import type { Paging } from '../core/list'
import { byId } from '../core/list'
import { isBlind, personRef } from '../core/person-ref'
import type { StoredApplicationRow } from '../applications/application.table'
import { ApplicationEntity } from '../applications/application.table'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { cohortOf, hiresIn, REACHED, viewsIn } from './counted'
import type { Counted } from './counted'

type Row = AnalyticsRows['items'][number]
type ApplicationMetric = Exclude<RowMetric, 'Job Views'>

/** The applications that one figure counts. */
function metricQuery(manager: EntityManager, counted: Counted, metric: ApplicationMetric) {
  if (metric === 'timeToHire') return hiresIn(manager, counted)
  const step = FUNNEL_METRICS.find((one) => one === metric)
  if (step && step !== 'Job Views') return cohortOf(manager, counted).andWhere(REACHED[step])
  const source = APPLICATION_SOURCES.find((one) => one === metric)
  return cohortOf(manager, counted).andWhere('a.source = :source', { source })
}

async function titles(manager: EntityManager, { marketId }: Counted, ids: readonly string[]) {
  const rows = await manager.findBy(PostingEntity, { marketId, id: In([...new Set(ids)]) })
  return byId(rows)
}

/** People per posting and day, newest first. */
async function viewRows(manager: EntityManager, counted: Counted, { skip, pageSize }: Paging) {
  const groups = () => viewsIn(manager, counted).groupBy('v.postingId').addGroupBy('v.day')
  const rows = await groups()
    .select('v.postingId', 'postingId')
    .addSelect('v.day', 'day')
    .addSelect('SUM(v.people)', 'people')
    .orderBy('v.day', 'DESC')
    .addOrderBy('v.postingId', 'ASC')
    .offset(skip)
    .limit(pageSize)
    .getRawMany<{ postingId: string; day: string; people: string | number }>()
  const every = groups().select('SUM(v.people)', 'people')
  const all = await manager
    .createQueryBuilder()
    .select('COUNT(*)', 'n')
    .addSelect('SUM(g.people)', 'people')
    .from(`(${every.getQuery()})`, 'g')
    .setParameters(every.getParameters())
    .getRawOne<{ n: string | number; people: string | number | null }>()
  const postings = await titles(
    manager,
    counted,
    rows.map(({ postingId }) => postingId),
  )
  const at = (day: string): string => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
    return atLocal(counted.timeZone, year, month, date).toISOString()
  }
  const items = rows.map(({ postingId, day, people }): Row => ({
    id: `${postingId}:${day}`,
    people: Number(people),
    candidate: null,
    stage: null,
    days: null,
    role: postings.get(postingId)?.title ?? '',
    at: at(day),
  }))
  return { items, total: Number(all?.n ?? 0), count: Number(all?.people ?? 0) }
}

async function applicationRows(
  manager: EntityManager,
  counted: Counted,
  metric: ApplicationMetric,
  rows: readonly StoredApplicationRow[],
): Promise<Row[]> {
  const { marketId } = counted
  const ids = rows.map(({ candidateId }) => candidateId)
  const people = byId(await manager.findBy(CandidateEntity, { marketId, id: In(ids) }))
  const postings = await titles(
    manager,
    counted,
    rows.map(({ postingId }) => postingId),
  )
  const byHire = metric === 'timeToHire' || metric === 'Hires'
  return rows.map((row) => {
    const [candidate, posting] = [people.get(row.candidateId), postings.get(row.postingId)]
    const { id, stage, appliedAt, hiredAt } = row
    return {
      id,
      stage,
      people: null,
      candidate: candidate && posting ? personRef(candidate, row, isBlind(posting, row)) : null,
      role: posting?.title ?? '',
      at: byHire && hiredAt ? hiredAt : appliedAt,
      days: byHire && hiredAt ? daysBetween(appliedAt, hiredAt) : null,
    }
  })
}

/** The rows behind one figure, a page at a time; `count` is the figure. */
export async function analyticsRows(
  manager: EntityManager,
  counted: Counted,
  metric: RowMetric,
  paging: Paging,
): Promise<AnalyticsRows> {
  const { page, pageSize, skip } = paging
  if (metric === 'Job Views') return { ...(await viewRows(manager, counted, paging)), page, pageSize }
  // Ids first, out of an index alone: only the rows of this page are read.
  const ids = await metricQuery(manager, counted, metric)
    .select('a.id', 'id')
    .orderBy('a.appliedAt', 'DESC')
    .addOrderBy('a.id', 'ASC')
    .offset(skip)
    .limit(pageSize)
    .getRawMany<{ id: string }>()
  const total = await metricQuery(manager, counted, metric).getCount()
  const rows = await rowsInOrder(
    manager,
    ids.map(({ id }) => id),
  )
  const items = await applicationRows(manager, counted, metric, rows)
  return { items, total, page, pageSize, count: total }
}

async function rowsInOrder(manager: EntityManager, ids: string[]): Promise<StoredApplicationRow[]> {
  const known = byId(await manager.findBy(ApplicationEntity, { id: In(ids) }))
  return ids.flatMap((id) => known.get(id) ?? [])
}
