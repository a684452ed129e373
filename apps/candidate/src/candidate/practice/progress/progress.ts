import {
  anchorsOf,
  criteriaOf,
  criterionName,
  type Criterion,
  type PracticeProgress,
  type PracticeType,
} from '@tryka/domain'
import { levelText } from './level-line'

/** Sessions that are looked back on at most. */
const DRAWN = 6
export type TypeProgress = PracticeProgress['types'][number]

export interface Series {
  criterion: Criterion
  tenths: number[]
}

/** The last sessions of a type by criterion, in the order of their worth. */
export const seriesOf = ({ type, points }: TypeProgress): Series[] =>
  criteriaOf(type).map((criterion) => ({
    criterion,
    tenths: points
      .slice(-DRAWN)
      .flatMap(({ levels }) =>
        levels.filter((one) => one.criterion === criterion).map(({ tenths }) => tenths),
      ),
  }))

const newestOf = ({ tenths }: Series): number => tenths.at(-1) ?? 0
const riseOf = (series: Series): number => newestOf(series) - (series.tenths[0] ?? 0)

/** What rose most since the first of them; nothing where nothing did. */
export function riseText(series: readonly Series[]): string | null {
  const [most] = series.toSorted((a, b) => riseOf(b) - riseOf(a))
  if (!most || riseOf(most) <= 0) return null
  return `${criterionName(most.criterion)} rose from ${levelText(most.tenths[0] ?? 0)} to ${levelText(newestOf(most))}.`
}

/** Under it a level is no aim: its anchor says what is missing. */
const LEAST_AIM = 2

/** The lowest criterion of the newest session and what to aim at; nothing where all are at their most. */
export function lowestText(type: PracticeType, series: readonly Series[]): string | null {
  const [lowest] = series.toSorted((a, b) => newestOf(a) - newestOf(b))
  if (!lowest) return null
  const aim = Math.max(LEAST_AIM, Math.floor(newestOf(lowest) / 10) + 1)
  const anchor = anchorsOf(type, lowest.criterion)[aim]
  return anchor === undefined ? null : `${criterionName(lowest.criterion)} is the lowest. Aim at: ${anchor}`
}
