import { template } from '../../../tasks/template'
import { grid } from '../../grid'
import { possibleOrders } from '../../possible-orders'

/** What each step reads and writes. What no step writes is there from the start. */
export const STEPS = {
  clean_events: { reads: ['raw_events'], writes: 'events' },
  load_customers: { reads: ['crm_dump'], writes: 'customers' },
  make_features: { reads: ['events', 'customers'], writes: 'features' },
  make_labels: { reads: ['events'], writes: 'labels' },
  train_model: { reads: ['features', 'labels'], writes: 'model' },
  score_all: { reads: ['model', 'features'], writes: 'scores' },
  write_report: { reads: ['scores', 'customers'], writes: 'report' },
} as const
export type Step = keyof typeof STEPS
const NAMES = Object.keys(STEPS) as Step[]
const LENGTH = 5

const needs = (name: Step, shown: readonly Step[]): Step[] =>
  shown.filter((other) => STEPS[name].reads.some((file) => file === STEPS[other].writes))

export default template({
  id: 'machine-learning/practice/run-order',
  revision: 1,
  kind: 'ordering',
  topic: 'operations',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A pipeline runs in any order in which everything a step reads was written before.',
  params: (rng) => {
    const shown = rng.sample(NAMES, LENGTH)
    return { shown, table: rng.shuffle(shown) }
  },
  ask: ({ shown, table }) => ({
    stem: 'These steps of a nightly pipeline run one after another. What none of them writes is there from the start; of what they write nothing is there yet. Put them in an order in which every step finds all that it reads, first at the top.',
    code: grid(
      ['step', 'reads', 'writes'],
      table.map((name) => [name, STEPS[name].reads.join(', '), STEPS[name].writes]),
    ),
    options: shown,
  }),
  key: ({ shown }) => {
    const empty = Object.fromEntries(NAMES.map((name) => [name, [] as Step[]])) as Record<Step, Step[]>
    const known = Object.fromEntries(shown.map((name) => [name, needs(name, shown)])) as Record<Step, Step[]>
    return { kind: 'ordering', orders: possibleOrders(shown, { ...empty, ...known }) }
  },
  why: ({ shown }) =>
    `${
      shown
        .flatMap((name) => {
          const before = needs(name, shown)
          return before.length === 0
            ? []
            : [`\`${name}\` comes after ${before.map((one) => `\`${one}\``).join(' and ')}`]
        })
        .join('; ') || 'No step reads what another writes'
    }. Steps that read nothing of each other may change places, and each such order is right.`,
  source: ['Kleppmann 2017, Designing Data-Intensive Applications, chapter 10, workflows'],
})
