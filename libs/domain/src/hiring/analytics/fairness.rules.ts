/** One group at one stage: how many came to it and how many passed. */
export interface GroupCount {
  group: string
  entered: number
  passed: number
}

/** The same for those who may read it: `passed` is null where the number is withheld. */
export interface ToldCount {
  group: string
  entered: number
  passed: number | null
  /** It is withheld for being under five itself, not for telling of another that is. */
  isFew?: boolean
}

export interface SelectionRate extends Omit<ToldCount, 'isFew'> {
  /** Null where `passed` is. */
  rate: number | null
  /** Rate against the highest rate of all groups; null where there is nobody to compare with. */
  ratio: number | null
  /** Below four fifths. A flag asks for a look; the p value beside it says how little a small number proves. */
  flagged: boolean
  p: number | null
}

/** Groups of fewer people are never shown by themselves. */
export const SMALLEST_GROUP = 5
export const FOUR_FIFTHS = 0.8

const logFactorials: number[] = [0]
function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++) logFactorials[i] = (logFactorials[i - 1] ?? 0) + Math.log(i)
  return logFactorials[n] ?? 0
}
const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Two-sided Fisher exact p: the chance of a split at least as unlikely as this one, were the groups alike. */
export function fisherExact(a: GroupCount, b: GroupCount): number {
  const passed = a.passed + b.passed
  const chance = (x: number): number =>
    Math.exp(
      logChoose(a.entered, x) + logChoose(b.entered, passed - x) - logChoose(a.entered + b.entered, passed),
    )
  const observed = chance(a.passed)
  let p = 0
  for (let x = Math.max(0, passed - b.entered); x <= Math.min(a.entered, passed); x++) {
    const each = chance(x)
    if (each <= observed * (1 + 1e-7)) p += each
  }
  return Math.min(1, p)
}

/** Selection rates of one stage, each against the best. Sums only, and never fed back into any order. */
export function selectionRates(groups: readonly ToldCount[]): SelectionRate[] {
  const told = groups.flatMap(({ passed, ...group }) => (passed === null ? [] : [{ ...group, passed }]))
  const rateOf = ({ passed, entered }: GroupCount): number => passed / entered
  const best = told.reduce<GroupCount | undefined>(
    (top, group) => (top && rateOf(top) >= rateOf(group) ? top : group),
    undefined,
  )
  return groups.map(({ group, entered, passed, isFew = false }) => {
    const row = { group, entered, passed }
    if (!best || passed === null) {
      // A number that is withheld does not hide the worst: it is flagged where even the most it can be is too low.
      const most = isFew ? (SMALLEST_GROUP - 1) / entered : 1
      const flagged = best !== undefined && most < FOUR_FIFTHS * rateOf(best)
      return { ...row, rate: null, ratio: null, flagged, p: null }
    }
    const rate = passed / entered
    if (told.length === 1) return { ...row, rate, ratio: null, flagged: false, p: null }
    const ratio = rateOf(best) > 0 ? rate / rateOf(best) : 1
    const p = best.group === group ? null : fisherExact({ ...row, passed }, best)
    return { ...row, rate, ratio, flagged: ratio < FOUR_FIFTHS, p }
  })
}
