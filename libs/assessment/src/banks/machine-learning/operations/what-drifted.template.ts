import { template } from '../../../tasks/template'

const READINGS = {
  data: 'Data drift alone: the mix of the groups changed, each group acts as before.',
  concept: 'Concept drift alone: the groups act differently, their mix is as before.',
  both: 'Data drift and concept drift: the mix changed, and the groups act differently.',
  neither: 'Neither of them: more or fewer rows, with the mix and the groups as before.',
} as const
type Reading = keyof typeof READINGS
const NAMES = Object.keys(READINGS) as Reading[]
const SUBJECTS = [
  { rows: 'customers', event: 'left', groups: ['new', 'old'] },
  { rows: 'parcels', event: 'late', groups: ['city', 'country'] },
  { rows: 'payments', event: 'fraud', groups: ['card', 'wallet'] },
  { rows: 'machines', event: 'failed', groups: ['light', 'heavy'] },
] as const

export default template({
  id: 'machine-learning/operations/what-drifted',
  revision: 1,
  kind: 'single',
  topic: 'operations',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'Data drift changes who comes, concept drift what those who come do; an overall rate cannot tell them apart.',
  params: (rng) => {
    const kind = rng.pick(NAMES)
    const isMixed = kind === 'data' || kind === 'both'
    const isOther = kind === 'concept' || kind === 'both'
    const share = rng.pick([30, 40, 50])
    const rates = [rng.pick([5, 10]), rng.pick([20, 25])] as const
    const period = (total: number, first: number, [one, two]: readonly [number, number]) =>
      [
        { rows: (total * first) / 100, rate: one },
        { rows: (total * (100 - first)) / 100, rate: two },
      ].map(({ rows, rate }) => [rows, (rows * rate) / 100] as const)
    return {
      kind,
      subject: rng.pick(SUBJECTS),
      before: period(rng.pick([2_000, 4_000]), share, rates),
      now: period(
        rng.pick([6_000, 8_000]),
        isMixed ? share + rng.pick([20, 30]) : share,
        isOther ? [rates[0] + rng.pick([10, 15]), rates[1] + rng.pick([0, 15])] : rates,
      ),
      shown: rng.shuffle(NAMES),
    }
  },
  ask: ({ subject, before, now, shown }) => ({
    stem: `A model predicts from the group and other inputs which ${subject.rows} end as "${subject.event}". The table counts them in the month of training and last month. What happened?`,
    code: [
      `group    training: rows  ${subject.event.padStart(6)}  last month: rows  ${subject.event.padStart(6)}`,
      ...subject.groups.map((group, i) => {
        const [then = 0, hits = 0] = before[i] ?? []
        const [later = 0, laterHits = 0] = now[i] ?? []
        return `${group.padEnd(9)}${String(then).padStart(14)}  ${String(hits).padStart(6)}  ${String(later).padStart(16)}  ${String(laterHits).padStart(6)}`
      }),
    ].join('\n'),
    options: shown.map((name) => READINGS[name]),
  }),
  key: ({ kind, shown }) => ({ kind: 'single', right: shown.indexOf(kind) }),
  why: ({ kind }) => `${READINGS[kind]} Shares of the groups and rates within them say so; counts do not.`,
  source: [
    'Moreno-Torres et al. 2012: A unifying view on dataset shift in classification',
    'Gama et al. 2014: A survey on concept drift adaptation',
  ],
})
