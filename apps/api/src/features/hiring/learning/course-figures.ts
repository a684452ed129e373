import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, SHOWN_FROM } from '@tryka/domain'
import { ModuleProgressEntity, PathRatingEntity } from './module.table'

/** What is counted of each path in the live market, where there are enough to say it. */
export interface CourseFigures {
  students: ReadonlyMap<string, number>
  rating: ReadonlyMap<string, number>
}

/** Everybody once, whatever they passed of a path. */
async function studentsOf(manager: EntityManager): Promise<Map<string, number>> {
  const rows = await manager
    .createQueryBuilder(ModuleProgressEntity, 'p')
    .select('p.module_id', 'module')
    .addSelect('p.candidate_id', 'person')
    .where({ marketId: LIVE_MARKET_ID, state: 'passed' })
    .getRawMany<{ module: string; person: string }>()
  const people = new Map<string, Set<string>>()
  for (const { module, person } of rows) {
    const path = module.split('/')[0] ?? ''
    people.set(path, (people.get(path) ?? new Set()).add(person))
  }
  return new Map(
    [...people].flatMap(([path, all]) => (all.size < SHOWN_FROM.students ? [] : [[path, all.size]])),
  )
}

async function ratingsOf(manager: EntityManager): Promise<Map<string, number>> {
  const rows = await manager
    .createQueryBuilder(PathRatingEntity, 'r')
    .select('r.path_id', 'path')
    .addSelect('count(*)', 'count')
    .addSelect('sum(r.stars)', 'sum')
    .where({ marketId: LIVE_MARKET_ID })
    .groupBy('r.path_id')
    .getRawMany<{ path: string; count: number | string; sum: number | string }>()
  return new Map(
    rows.flatMap(({ path, count, sum }) =>
      Number(count) < SHOWN_FROM.ratings ? [] : [[path, Math.round((10 * Number(sum)) / Number(count)) / 10]],
    ),
  )
}

/** Counts what is shown beside a path. */
export async function courseFigures(manager: EntityManager): Promise<CourseFigures> {
  const [students, rating] = await Promise.all([studentsOf(manager), ratingsOf(manager)])
  return { students, rating }
}
