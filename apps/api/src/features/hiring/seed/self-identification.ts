import { reached } from '@tryka/domain'
import type { SeedContext } from './context'
import type { ApplicationRow, SelfIdentificationRow } from './rows'

/**
 * How many of each group answered, by how far their application came (hired, offered, interviewed, screened, not).
 * Seventy answers in all. At the screen the rates are 14 of 35 and 19 of 35, a ratio of 0.74 that chance explains.
 */
const ANSWERS = [
  [4, 2, 3],
  [3, 1, 2],
  [2, 7, 9],
  [1, 4, 5],
  [0, 21, 16],
] as const

const STEPS = ['Screen Passed', 'Interviews', 'Offers', 'Hires'] as const

/** Voluntary answers to some applications, invented like the people. */
export function seedSelfIdentifications(
  ctx: SeedContext,
  applications: readonly ApplicationRow[],
): SelfIdentificationRow[] {
  const depth = (row: ApplicationRow): number => STEPS.filter((metric) => reached(row, metric)).length
  const answers = ANSWERS.flatMap(([wanted, women, men]) =>
    applications
      .filter((row) => depth(row) === wanted)
      .slice(0, women + men)
      .map((row, i) => ({ row, group: i < women ? 'Woman' : 'Man' })),
  )
  return answers.map(({ row, group }, n) => ({
    pseudonym: ctx.id('pseudonym', n),
    applicationId: row.id,
    group,
  }))
}
