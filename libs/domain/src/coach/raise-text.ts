import type { RaiseGuidance } from './guidance.schema'

type Raise = RaiseGuidance['items'][number]

/** A proof may bring more than its level does: it also says how likely those above are. */
const isLeast = ({ change }: Raise): boolean => change.kind === 'verify' && change.level !== undefined

/** `+3 on 7 of 12`; of gains that differ the one in the middle, with what they are together. */
export function raiseText(raise: Raise, targets: number): string {
  const { sum, median, raised } = raise
  const gain = `${isLeast(raise) ? 'At least ' : ''}+${median}`
  const where = `on ${raised} of ${targets} ${targets === 1 ? 'target' : 'targets'}`
  return sum === median * raised ? `${gain} ${where}` : `${gain} in the middle ${where}, +${sum} in all`
}

/** `2 reach Good, 1 reaches Strong`; empty where none crosses. */
export function crossingText({ good, strong }: Pick<Raise, 'good' | 'strong'>): string {
  const reach = (count: number, band: string) => `${count} ${count === 1 ? 'reaches' : 'reach'} ${band}`
  return [good > 0 && reach(good, 'Good'), strong > 0 && reach(strong, 'Strong')].filter(Boolean).join(', ')
}
