import { template } from '../../../tasks/template'

/** In the order in which they are worked out. */
export const STEPS = {
  from: 'Rows of the tables are joined (FROM, JOIN)',
  where: 'Rows are left out (WHERE)',
  group: 'Rows are put into groups (GROUP BY)',
  having: 'Groups are left out (HAVING)',
  distinct: 'Equal rows of the result become one (DISTINCT)',
  order: 'The result is sorted (ORDER BY)',
  limit: 'Rows beyond a number are left out (FETCH FIRST or LIMIT)',
} as const
export type Step = keyof typeof STEPS

const LENGTH = 5
const NAMES: readonly Step[] = ['from', 'where', 'group', 'having', 'distinct', 'order', 'limit']

export default template({
  id: 'sql/select/clause-order',
  revision: 1,
  kind: 'ordering',
  topic: 'select',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  status: 'active',
  idea: 'A statement is not worked out in the order in which it is written.',
  params: (rng) => {
    const chosen = new Set(rng.sample(NAMES, LENGTH))
    return { steps: NAMES.filter((name) => chosen.has(name)), shown: rng.shuffle([...chosen]) }
  },
  ask: ({ shown }) => ({
    stem: 'A query has these parts. Put them in the order in which the standard works them out, first at the top.',
    options: shown.map((name) => STEPS[name]),
  }),
  key: ({ steps, shown }) => ({ kind: 'ordering', orders: [steps.map((name) => shown.indexOf(name))] }),
  why: ({ steps }) => `The order is ${steps.join(', ')}.`,
  source: ['ISO/IEC 9075-2:2023, table expression, query specification, query expression'],
})
