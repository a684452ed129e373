import type { EntityManager } from 'typeorm'
import type { FairnessReport, GroupCount } from '@tryka/domain'
import { selectionRates } from '@tryka/domain'
import { SelfIdentificationEntity } from '../profile/candidate.table'
import type { Counted } from './counted'
import { cohortOf, REACHED } from './counted'

const STAGES = ['Screen Passed', 'Interviews', 'Offers', 'Hires'] as const
const ENTERED = ['Applications', ...STAGES] as const

/** Selection rates by what people freely told, as sums; no row of it leaves the database. */
export async function fairnessReport(manager: EntityManager, counted: Counted): Promise<FairnessReport> {
  const query = cohortOf(manager, counted)
    .innerJoin(SelfIdentificationEntity.options.name, 's', 's.applicationId = a.id')
    .andWhere('s.marketId = :marketId AND s.group IS NOT NULL')
    .select('s.group', 'group')
    .groupBy('s.group')
    .orderBy('s.group', 'ASC')
  ENTERED.forEach((metric, i) =>
    query.addSelect(`SUM(CASE WHEN ${REACHED[metric]} THEN 1 ELSE 0 END)`, `n${i}`),
  )
  const groups = await query.getRawMany<Record<string, string | number> & { group: string }>()
  const cohort = await cohortOf(manager, counted).getCount()
  const answered = groups.reduce((sum, group) => sum + Number(group['n0']), 0)
  const stages = STAGES.map((stage, i) => {
    const counts = groups.map((row): GroupCount => ({
      group: row.group,
      entered: Number(row[`n${i}`]),
      passed: Number(row[`n${i + 1}`]),
    }))
    return { stage, groups: selectionRates(counts) }
  })
  return { range: counted.range, answered, unknown: cohort - answered, stages }
}
