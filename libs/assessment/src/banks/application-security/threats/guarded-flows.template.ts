import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const NAMES = [
  'gateway',
  'search',
  'orders',
  'mailer',
  'reports',
  'billing',
  'cache',
  'labels',
  'stock',
] as const
const [START, END] = ['internet', 'ledger']

export interface Flow {
  from: string
  to: string
  cost: number
}

/** The flows of one more way from start to end among those with something left; none if there is no way. */
function wayThrough(left: readonly Flow[]): Flow[] {
  const cameBy = new Map<string, Flow>()
  const waiting = [START]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
    for (const flow of left) {
      if (flow.cost <= 0 || flow.from !== at || flow.to === START || cameBy.has(flow.to)) continue
      cameBy.set(flow.to, flow)
      waiting.push(flow.to)
    }
  const way: Flow[] = []
  for (let last = cameBy.get(END); last; last = cameBy.get(last.from)) way.push(last)
  return way
}
/** The largest flow through the diagram, if a guard's cost is what a flow carries: as much do the guards cost. */
function leastCost(flows: readonly Flow[]): number {
  const left = flows.map((flow) => ({ ...flow }))
  let total = 0
  for (let way = wayThrough(left); way.length > 0; way = wayThrough(left)) {
    const least = Math.min(...way.map(({ cost }) => cost))
    total += least
    for (const flow of way) {
      flow.cost -= least
      left.push({ from: flow.to, to: flow.from, cost: least })
    }
  }
  return total
}
const sumOf = (flows: readonly Flow[]): number => flows.reduce((sum, { cost }) => sum + cost, 0)

export default template({
  id: 'application-security/threats/guarded-flows',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 5,
  nudge: -0.3,
  seconds: 270,
  status: 'active',
  idea: 'The cheapest guards on every way to an asset need not stand at its door or at the edge.',
  params: (rng) =>
    drawnUntil(
      () => {
        const names = rng.sample<string>(NAMES, 6)
        const [near, middle, far] = [names.slice(0, 2), names.slice(2, 4), names.slice(4)]
        const between = (from: readonly string[], to: readonly string[], count: number): Flow[] =>
          rng
            .sample(
              from.flatMap((one) => to.map((other) => ({ from: one, to: other }))),
              count,
            )
            .map(({ from, to }) => ({ from, to, cost: rng.int(1, 9) }))
        const flows = rng.shuffle([
          ...between([START], near, 2),
          ...between(near, middle, rng.int(2, 4)),
          ...between(middle, far, rng.int(2, 4)),
          ...between(far, [END], 2),
          ...between(near, far, rng.int(0, 1)),
          ...between([...middle, ...far], near, rng.int(0, 1)),
        ])
        return { flows, least: leastCost(flows) }
      },
      ({ flows, least }) => {
        const edge = sumOf(flows.filter(({ from }) => from === START))
        const door = sumOf(flows.filter(({ to }) => to === END))
        const names = new Set(flows.flatMap(({ from, to }) => [from, to]))
        const isPassed = [...names].every(
          (name) =>
            (name === START || flows.some(({ to }) => to === name)) &&
            (name === END || flows.some(({ from }) => from === name)),
        )
        // No dead ends, and no single flow that is the answer.
        return isPassed && flows.every(({ cost }) => cost !== least) && least < Math.min(edge, door)
      },
    ),
  ask: ({ flows }) => ({
    stem: `An attacker comes from the ${START} and moves along the flows of this diagram, from component to component, to the ${END}. A guard on a flow stops what moves along it, and costs what stands behind the flow. What is the least cost of guards with which every way to the ${END} meets a guard?`,
    code: flows.map(({ from, to, cost }) => `${from} -> ${to}: ${cost}`).join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ least }) => ({ kind: 'numeric', value: least, tolerance: { absolute: 0 } }),
  why: ({ least }) =>
    `Guards of ${least} in all close the narrowest place; no cheaper set does, for the flows carry ${least} from start to end at once.`,
  source: [
    'Ford and Fulkerson 1956, Maximal Flow Through a Network (max-flow min-cut)',
    'Shostack 2014, Threat Modeling: Designing for Security, chapter 2',
  ],
})
