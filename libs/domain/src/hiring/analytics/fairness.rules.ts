/** One group at one stage: how many came to it and how many passed. */
export interface GroupCount {
  group: string
  entered: number
  passed: number
}

export interface SelectionRate extends GroupCount {
  rate: number
  /** Rate against the highest rate of all groups. */
  ratio: number
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

/** Small groups as one; if even together they are too few, they are left out. */
function mergeSmall(groups: readonly GroupCount[]): GroupCount[] {
  const large = groups.filter(({ entered }) => entered >= SMALLEST_GROUP)
  const small = groups.filter(({ entered }) => entered < SMALLEST_GROUP)
  const sum = (key: 'entered' | 'passed'): number => small.reduce((total, group) => total + group[key], 0)
  const other = { group: 'Other', entered: sum('entered'), passed: sum('passed') }
  return other.entered >= SMALLEST_GROUP ? [...large, other] : large
}

/** Selection rates of one stage, each against the best. Sums only, and never fed back into any order. */
export function selectionRates(groups: readonly GroupCount[]): SelectionRate[] {
  const shown = mergeSmall(groups).map((group) => ({ ...group, rate: group.passed / group.entered }))
  const best = shown.reduce<(typeof shown)[number] | undefined>(
    (top, group) => (top && top.rate >= group.rate ? top : group),
    undefined,
  )
  return shown.map((group) => {
    const ratio = best && best.rate > 0 ? group.rate / best.rate : 1
    return {
      ...group,
      ratio,
      flagged: ratio < FOUR_FIFTHS,
      p: best && best !== group ? fisherExact(group, best) : null,
    }
  })
}
