import { levelText, type SkillLevel } from '@tryka/domain'
import { formatMonth } from '../../base/format/format'

interface Proof {
  level: SkillLevel
  awarded: SkillLevel | null
  month: string | null
  score?: number | null
  interval?: readonly [number, number] | null
}

/** `Advanced, 612, likely 566 to 658, verified in Nov 2026`: a proof with its level, its score where one was measured, and its month. */
export const provedText = ({ level, awarded, month, score, interval }: Proof): string =>
  [
    levelText(level, awarded),
    ...(interval ? [`${score}`, `likely ${interval[0]} to ${interval[1]}`] : []),
    `verified${month ? ` in ${formatMonth(month)}` : ''}`,
  ].join(', ')
