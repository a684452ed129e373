import type { EntityManager } from 'typeorm'
import type { AnalyticsBreakdown } from '@tryka/domain'
import { daysBetween, OPEN_STAGES, TOO_FEW_BELOW } from '@tryka/domain'
import { HiringEventEntity } from '../core/hiring-event.table'
import type { Counted } from './counted'
import { applications } from './counted'
import type { Num } from './figures'

type StageAge = AnalyticsBreakdown['stages'][number]

interface Placed {
  stage: string
  since: string
  place: Num
  n: Num
}

/** Every open application with the day it came to where it is: nothing comes back to New, and a move leaves an event. */
function openSince(manager: EntityManager, counted: Counted) {
  const moved = manager
    .createQueryBuilder(HiringEventEntity, 'e')
    .select('e.at')
    .where("e.marketId = a.market_id AND e.kind = 'application' AND e.subjectId = a.id")
    .andWhere('e.to = a.stage AND e.from <> e.to')
    .orderBy('e.at', 'DESC')
    .limit(1)
  return applications(manager, counted)
    .andWhere('a.stage IN (:...open)', { open: OPEN_STAGES })
    .select('a.stage', 'stage')
    .addSelect(
      `CASE WHEN a.stage = 'applied' THEN a.appliedAt ELSE COALESCE((${moved.getQuery()}), a.appliedAt) END`,
      'since',
    )
}

/**
 * How long those who wait have stood in their stage until now. The database sorts them and answers the oldest and the
 * middle ones of each stage alone.
 */
export async function stageAges(manager: EntityManager, counted: Counted): Promise<StageAge[]> {
  const open = openSince(manager, counted)
  const placed = manager
    .createQueryBuilder()
    .select('o.stage', 'stage')
    .addSelect('o.since', 'since')
    .addSelect('ROW_NUMBER() OVER (PARTITION BY o.stage ORDER BY o.since)', 'place')
    .addSelect('COUNT(*) OVER (PARTITION BY o.stage)', 'n')
    .from(`(${open.getQuery()})`, 'o')
  const rows = await manager
    .createQueryBuilder()
    .select('p.stage', 'stage')
    .addSelect('p.since', 'since')
    .addSelect('p.place', 'place')
    .addSelect('p.n', 'n')
    .from(`(${placed.getQuery()})`, 'p')
    .where('p.place IN (1, (p.n + 1) / 2, (p.n + 2) / 2)')
    .setParameters(open.getParameters())
    .getRawMany<Placed>()
  return OPEN_STAGES.map((stage) => ageOf(stage, rows, counted.to.toISOString()))
}

function ageOf(stage: StageAge['stage'], rows: readonly Placed[], now: string): StageAge {
  const own = rows.filter((row) => row.stage === stage)
  const n = Number(own[0]?.n ?? 0)
  const daysAt = (place: number): number | null => {
    const row = own.find((one) => Number(one.place) === place)
    return row ? daysBetween(row.since, now) : null
  }
  const [low, high] = [daysAt((n + 1) >> 1), daysAt((n + 2) >> 1)]
  const tooFew = n < TOO_FEW_BELOW
  const median = tooFew || low === null || high === null ? null : (low + high) / 2
  return { stage, n, tooFew, median, longest: daysAt(1) }
}
