import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const NAMES = [
  'gateway',
  'search',
  'orders',
  'mailer',
  'reports',
  'billing',
  'archive',
  'labels',
  'stock',
] as const
const OUTSIDE = 'internet'

export interface Flow {
  from: string
  to: string
}
/** Where raw data come to: a component that validates gets them and hands on none. */
function reachOf(flows: readonly Flow[], validating: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting: string[] = [OUTSIDE]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (validating.includes(at)) continue
    for (const { from, to } of flows) {
      if (from !== at || reached.has(to)) continue
      reached.add(to)
      waiting.push(to)
    }
  }
  return reached
}

export default template({
  id: 'application-security/threats/untrusted-reach',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'Data stay untrusted along every flow until a component validates them; one way around it is enough.',
  params: (rng) =>
    drawnUntil(
      () => {
        const names = rng.sample(NAMES, 8)
        const pairs = names.flatMap((from, i) => names.flatMap((to, j) => (i === j ? [] : [{ from, to }])))
        const entries = rng.sample(names, 2).map((to): Flow => ({ from: OUTSIDE, to }))
        const flows = rng.shuffle<Flow>([...entries, ...rng.sample(pairs, rng.int(9, 11))])
        const validating = rng.sample(names, 2)
        return { names, flows, validating, reached: reachOf(flows, validating).size }
      },
      ({ names, flows, validating, reached }) =>
        reached >= 3 &&
        reached < reachOf(flows, []).size &&
        reached < names.length &&
        validating.every((name) => reachOf(flows, []).has(name)),
    ),
  ask: ({ flows, validating }) => ({
    stem: `Data come in from the ${OUTSIDE}, and each component passes on what it gets along all of its flows. Only ${validating.join(' and ')} validate: what they pass on counts as validated. How many components receive data that no component has validated before? A component that validates counts too if it receives such data.`,
    code: flows.map(({ from, to }) => `${from} -> ${to}`).join('\n'),
    answerHint: 'One whole number, without the internet.',
  }),
  key: ({ reached }) => ({ kind: 'numeric', value: reached, tolerance: { absolute: 0 } }),
  why: ({ flows, validating }) =>
    `Follow the flows from the internet and stop at what validates: ${[...reachOf(flows, validating)].join(', ')}.`,
  source: [
    'Shostack 2014, Threat Modeling: Designing for Security, chapter 2',
    'CWE-501, Trust Boundary Violation',
  ],
})
