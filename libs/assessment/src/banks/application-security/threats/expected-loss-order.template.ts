import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const THREATS = [
  'lost laptop',
  'fire in the server room',
  'false invoice that is paid',
  'shop down for a day',
  'leaked customer list',
  'stolen parcel',
  'wrong refund',
  'encrypted file server',
] as const
const COUNT = 5
/** Two losses this near are too near to be told apart at a glance. */
const LEAST_RATIO = 1.1

export default template({
  id: 'application-security/threats/expected-loss-order',
  revision: 1,
  kind: 'ordering',
  topic: 'threats',
  grade: 1,
  seconds: 120,
  status: 'active',
  idea: 'A risk is ranked by how often times how much, neither by the worst case nor by the frequency.',
  params: (rng) =>
    drawnUntil(
      () => {
        const threats = rng.sample(THREATS, COUNT).map((name) => {
          const isYearly = rng.chance() < 0.5
          return {
            name,
            times: isYearly ? rng.pick([2, 3, 4, 5, 6, 10, 12, 20]) : 1,
            years: isYearly ? 1 : rng.pick([2, 3, 4, 5, 8, 10, 20, 40]),
            loss: isYearly ? rng.int(4, 60) * 100 : rng.int(10, 400) * 1_000,
          }
        })
        const losses = threats.map(({ times, years, loss }) => (times * loss) / years)
        return { threats, losses, order: [0, 1, 2, 3, 4].sort((i, j) => (losses[j] ?? 0) - (losses[i] ?? 0)) }
      },
      ({ threats, losses, order }) => {
        const sorted = order.map((i) => losses[i] ?? 0)
        const apart = sorted.every((one, i) => i === 0 || (sorted[i - 1] ?? 0) > one * LEAST_RATIO)
        const worst = threats.map(({ loss }) => loss)
        const rates = threats.map(({ times, years }) => times / years)
        const isFirst = (values: readonly number[]) => values.indexOf(Math.max(...values)) === order[0]
        return apart && !isFirst(worst) && !isFirst(rates)
      },
    ),
  ask: ({ threats }) => ({
    stem: 'A company has estimated five threats. Order them by the loss to be expected in a year, the largest at the top.',
    options: threats.map(
      ({ name, times, years, loss }) =>
        `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${years === 1 ? `${times} times a year` : `once in ${years} years`}, ${loss} each time`,
    ),
  }),
  key: ({ order }) => ({ kind: 'ordering', orders: [order] }),
  why: ({ threats, losses }) =>
    `Times a year × loss: ${threats.map(({ name }, i) => `${name} ${Math.round(losses[i] ?? 0)}`).join(', ')}.`,
  source: [
    'NIST SP 800-30 Revision 1, appendices G to I',
    'ISO/IEC 27005:2022, 7.3 Analysing information security risks',
  ],
})
