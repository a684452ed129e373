import { selectionRates, SMALLEST_GROUP, type SelectionRate, type ToldCount } from './fairness.rules'

/** A group, and how many of it came at least as far as each step; the first is all who entered. */
export interface GroupSteps {
  group: string
  counts: readonly number[]
}

const sumOf = (groups: readonly GroupSteps[], step: number): number =>
  groups.reduce((sum, { counts }) => sum + (counts[step] ?? 0), 0)

interface Withheld {
  groups: ReadonlySet<string>
  /** Only those of fewer than five, with nobody beside them who hides them. */
  isFew: boolean
}

/**
 * Whose number is withheld at each step. Those of fewer than five are. If the total of the step, which is on screen,
 * leaves fewer than five people once the others are taken off, the next smallest is withheld too: else one subtraction
 * would tell. Whoever is withheld once stays so, as a number passed is the number that enters the next stage.
 */
function withheldAt(groups: readonly GroupSteps[], totals: readonly number[]): Withheld[] {
  const withheld = new Set<string>()
  return totals.map((total, step) => {
    const at = ({ counts }: GroupSteps): number => counts[step] ?? 0
    const shown = groups
      .filter(({ group }) => !withheld.has(group))
      .sort((a, b) => at(a) - at(b) || a.group.localeCompare(b.group))
    let left = total - sumOf(shown, step)
    let isFew = true
    for (const group of shown) {
      const isSmall = at(group) < SMALLEST_GROUP
      if (!isSmall && (withheld.size === 0 || left >= SMALLEST_GROUP)) break
      isFew &&= isSmall
      withheld.add(group.group)
      left += at(group)
    }
    return { groups: new Set(withheld), isFew }
  })
}

/**
 * The groups of one stage as they may be told: the small ones as one, left out where even together they are too few.
 * What the small ones passed is told only while nobody joins them, for the difference would be who joined.
 */
function toldAt(
  groups: readonly GroupSteps[],
  step: number,
  before: ReadonlySet<string>,
  { groups: after, isFew }: Withheld,
): ToldCount[] {
  const own = groups
    .filter(({ group }) => !before.has(group))
    .map(({ group, counts }): ToldCount => {
      const entered = counts[step] ?? 0
      return after.has(group)
        ? { group, entered, passed: null, isFew }
        : { group, entered, passed: counts[step + 1] ?? 0 }
    })
  const small = groups.filter(({ group }) => before.has(group))
  const [entered, passed] = [sumOf(small, step), sumOf(small, step + 1)]
  // Beside nobody it would be everybody.
  if (entered < SMALLEST_GROUP || own.length === 0) return own
  const isTold = passed >= SMALLEST_GROUP && after.size === before.size
  return [...own, { group: 'Other', entered, passed: isTold ? passed : null }]
}

/**
 * Selection rates from each step to the next. `totals` are the totals of the steps that a reader knows. A stage in which
 * no rate may be told has no groups.
 */
export function selectionStages(groups: readonly GroupSteps[], totals: readonly number[]): SelectionRate[][] {
  const withheld = withheldAt(groups, totals)
  return totals.slice(1).map((_, step) => {
    const [before, after] = [withheld[step], withheld[step + 1]]
    const rates = before && after ? selectionRates(toldAt(groups, step, before.groups, after)) : []
    return rates.some(({ rate }) => rate !== null) ? rates : []
  })
}
