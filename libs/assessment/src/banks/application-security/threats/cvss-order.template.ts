import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/** Values of each metric, the worst for the defender first. */
const METRICS = {
  AV: 'NALP',
  AC: 'LH',
  PR: 'NLH',
  UI: 'NR',
  C: 'HLN',
  I: 'HLN',
  A: 'HLN',
} as const
type Metric = keyof typeof METRICS
const NAMES = Object.keys(METRICS) as Metric[]
const SHOWN = 4

type Levels = Record<Metric, number>
const textOf = (levels: Levels) =>
  NAMES.map((name) => `${name === 'C' ? 'S:U/' : ''}${name}:${METRICS[name].charAt(levels[name])}`).join('/')

export default template({
  id: 'application-security/threats/cvss-order',
  revision: 1,
  kind: 'ordering',
  topic: 'threats',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  status: 'active',
  idea: 'The letters of a vector say how easy and how bad: from afar, simple, without rights or help of a user, and with high loss is worse.',
  params: (rng) => {
    const chain = drawnUntil(
      () => {
        const levels: Levels = {
          AV: 0,
          AC: 0,
          PR: rng.int(0, 1),
          UI: 0,
          C: rng.int(0, 1),
          I: rng.int(0, 1),
          A: rng.int(0, 2),
        }
        const first = { ...levels }
        return [
          first,
          ...Array.from({ length: SHOWN - 1 }, () => {
            for (const name of rng.sample(NAMES, rng.int(1, 2)))
              levels[name] = Math.min(levels[name] + rng.int(1, 2), METRICS[name].length - 1)
            return { ...levels }
          }),
        ]
      },
      (drawn) => {
        const isNew = new Set(drawn.map(textOf)).size === SHOWN
        // Far down some scores round to the same: there has to be a high loss, and not every hurdle at once.
        return (
          isNew &&
          drawn.every(({ AV, AC, PR, UI, C, I, A }) => Math.min(C, I, A) === 0 && AV + AC + PR + UI < 4)
        )
      },
    )
    return { chain: chain.map(textOf), shown: rng.shuffle(chain.map(textOf)) }
  },
  ask: ({ shown }) => ({
    stem: 'Four weaknesses of one program wait for a patch; the scanner gives their CVSS 3.1 base vectors. No two metrics pull in opposite directions between any two of them, so no score has to be worked out. Order them by their base score, the highest at the top.',
    options: shown,
  }),
  key: ({ chain, shown }) => ({ kind: 'ordering', orders: [chain.map((text) => shown.indexOf(text))] }),
  why: () =>
    'Attack vector N, A, L, P; complexity L, H; privileges N, L, H; interaction N, R; losses H, L, N: from worse to better.',
  source: ['FIRST, Common Vulnerability Scoring System v3.1: Specification Document, 2 and 7.4'],
})
