import type { EntityManager } from 'typeorm'
import type { FairnessReport } from '@tryka/domain'
import { selectionStages } from '@tryka/domain'
import { SelfIdentificationEntity } from '../profile/candidate.table'
import type { Counted } from './counted'
import { cohortOf, REACHED } from './counted'

const STAGES = ['Screen Passed', 'Interviews', 'Offers', 'Hires'] as const
const ENTERED = ['Applications', ...STAGES] as const

/** A column `n0`, `n1` and so on for each step: how many came as far. */
const perStep = ENTERED.map(
  (metric, i) => [`SUM(CASE WHEN ${REACHED[metric]} THEN 1 ELSE 0 END)`, `n${i}`] as const,
)

type Sums = Record<string, string | number | null>
const countsOf = (row: Sums | undefined): number[] => ENTERED.map((_, i) => Number(row?.[`n${i}`] ?? 0))

/** Selection rates by what people freely told, as sums; no row of it leaves the database. */
export async function fairnessReport(manager: EntityManager, counted: Counted): Promise<FairnessReport> {
  const byGroup = cohortOf(manager, counted)
    .innerJoin(SelfIdentificationEntity.options.name, 's', 's.applicationId = a.id')
    .andWhere('s.marketId = :marketId AND s.group IS NOT NULL')
    .select('s.group', 'group')
    .groupBy('s.group')
    .orderBy('s.group', 'ASC')
  const all = cohortOf(manager, counted).select([])
  for (const [sum, name] of perStep) {
    byGroup.addSelect(sum, name)
    all.addSelect(sum, name)
  }
  const rows = await byGroup.getRawMany<Sums & { group: string }>()
  const [cohort = 0, ...funnel] = countsOf(await all.getRawOne<Sums>())
  const groups = rows.map((row) => ({ group: row.group, counts: countsOf(row) }))
  const answered = groups.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0)
  // Of the first step the report says how many answered; of the others the funnel says how many there are.
  const rates = selectionStages(groups, [answered, ...funnel])
  const stages = STAGES.map((stage, i) => ({ stage, groups: rates[i] ?? [] }))
  return { range: counted.range, answered, unknown: cohort - answered, stages }
}
