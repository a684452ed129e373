import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const THREATS = ['phishing', 'lost devices', 'leaked keys', 'card fraud', 'old software'] as const
const MEASURES = [
  'Training',
  'Passkeys',
  'Alarms',
  'Encryption',
  'Scanner',
  'Review',
  'Filter',
  'Backups',
] as const
const COUNT = 4
/** The best choice has to be so much better than the next one. */
const LEAST_RATIO = 1.1

export interface Measure {
  name: string
  /** Which of the threats it acts on. */
  threat: number
  percent: number
  cost: number
}
/** The order in which they are taken, each by what it saves of what is left, and how clear the choices were. */
function taken(
  losses: readonly number[],
  measures: readonly Measure[],
): { order: number[]; isClear: boolean } {
  const left = [...losses]
  const order: number[] = []
  let isClear = true
  const worth = (i: number): number => {
    const { threat = 0, percent = 0, cost = 1 } = measures[i] ?? {}
    return ((left[threat] ?? 0) * percent) / cost
  }
  while (order.length < measures.length) {
    const open = measures.flatMap((_, i) => (order.includes(i) ? [] : [i]))
    const [best = 0, next] = open.sort((i, j) => worth(j) - worth(i))
    if (next !== undefined && worth(best) < worth(next) * LEAST_RATIO) isClear = false
    const { threat = 0, percent = 0 } = measures[best] ?? {}
    left[threat] = (left[threat] ?? 0) * (1 - percent / 100)
    order.push(best)
  }
  return { order, isClear }
}

export default template({
  id: 'application-security/threats/mitigation-order',
  revision: 1,
  kind: 'ordering',
  topic: 'threats',
  grade: 4,
  seconds: 270,
  status: 'active',
  idea: 'What a measure saves hangs on what others have left over, so its place is found anew after each one.',
  params: (rng) =>
    drawnUntil(
      () => {
        const threats = rng.sample(THREATS, 2)
        const losses = [rng.int(4, 20) * 5_000, rng.int(4, 20) * 5_000]
        const measures = rng.sample(MEASURES, COUNT).map((name, i): Measure => {
          return {
            name,
            threat: i < 2 ? 0 : rng.int(0, 1),
            percent: rng.int(3, 9) * 10,
            cost: rng.int(2, 16) * 1_000,
          }
        })
        const atOnce = measures
          .map(({ threat, percent, cost }, i) => ({ i, worth: ((losses[threat] ?? 0) * percent) / cost }))
          .sort((x, y) => y.worth - x.worth)
          .map(({ i }) => i)
        return { threats, losses, measures, atOnce, ...taken(losses, measures) }
      },
      ({ measures, atOnce, order, isClear }) =>
        isClear && atOnce.join() !== order.join() && measures.some(({ threat }) => threat === 1),
    ),
  ask: ({ threats, losses, measures }) => ({
    stem: `A company loses ${losses[0] ?? 0} a year by ${threats[0] ?? ''} and ${losses[1] ?? 0} a year by ${threats[1] ?? ''}. It buys four measures one after the other. Each time it takes the one that saves the most a year for each coin that it costs, reckoned on the losses that are left by then. A measure cuts what is left of a loss by its share. Order the measures as they are bought, the first at the top.`,
    options: measures.map(
      ({ name, threat, percent, cost }) =>
        `${name} for ${cost}: cuts the loss by ${threats[threat] ?? ''} by ${percent} %`,
    ),
  }),
  key: ({ order }) => ({ kind: 'ordering', orders: [order] }),
  why: ({ order, measures }) =>
    `Reckoned anew after each purchase: ${order.map((i) => measures[i]?.name ?? '').join(', ')}. A measure on a loss that is already cut saves less.`,
  source: [
    'NIST SP 800-30 Revision 1, section 2.3',
    'Gordon and Loeb 2002, The Economics of Information Security Investment',
  ],
})
