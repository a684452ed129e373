import { template } from '../../../tasks/template'
import { inserts, REFUSED } from './attempts'

const SUBJECTS = [
  { table: 'bookings', columns: ['room', 'hour'], first: ['blue', 'red', 'grey'], second: [9, 10, 11] },
  { table: 'seats', columns: ['line', 'number'], first: ['A', 'B', 'C'], second: [1, 2, 3] },
  { table: 'shifts', columns: ['driver', 'day'], first: ['Ida', 'Jon', 'Kaj'], second: [4, 5, 6] },
  { table: 'prizes', columns: ['race', 'place'], first: ['hill', 'lake', 'road'], second: [1, 2, 3] },
] as const
type Subject = (typeof SUBJECTS)[number]
type Pair = readonly [first: string, second: number]

/** One constraint on both columns, or one on each. */
const CONSTRAINTS = {
  together: (first: string, second: string) => `UNIQUE (${first}, ${second})`,
  apart: (first: string, second: string) => `UNIQUE (${first}),\n  UNIQUE (${second})`,
} as const
export type Constraint = keyof typeof CONSTRAINTS

export const definitionOf = ({ table, columns: [first, second] }: Subject, constraint: Constraint): string =>
  `CREATE TABLE ${table} (
  ${first} text NOT NULL,
  ${second} integer NOT NULL,
  ${CONSTRAINTS[constraint](first, second)}
);`

export default template({
  id: 'sql/keys/pair-is-unique',
  revision: 1,
  kind: 'numeric',
  topic: 'keys',
  grade: 1,
  nudge: 0.3,
  seconds: 100,
  lang: 'sql',
  status: 'active',
  idea: 'UNIQUE over two columns forbids the pair to come twice, not either value; two constraints forbid each of them.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const possible = subject.first.flatMap((first) => subject.second.map((second): Pair => [first, second]))
    const pairs = rng.sample(possible, rng.int(4, 5))
    return {
      subject,
      pairs: rng.shuffle([...pairs, ...rng.sample(pairs, rng.int(1, 2))]),
      constraint: rng.pick<Constraint>(['together', 'together', 'apart']),
    }
  },
  ask: ({ subject, pairs, constraint }) => ({
    stem: `${REFUSED} How many rows does \`${subject.table}\` hold at the end?`,
    code: `${definitionOf(subject, constraint)}\n\n${inserts(subject.table, pairs)}`,
    answerHint: 'One whole number.',
  }),
  key: ({ pairs, constraint }) => {
    const held: Pair[] = []
    for (const [first, second] of pairs) {
      const meets = held.some(([one, other]) =>
        constraint === 'together' ? one === first && other === second : one === first || other === second,
      )
      if (!meets) held.push([first, second])
    }
    return { kind: 'numeric', value: held.length, tolerance: { absolute: 0 } }
  },
  why: ({ constraint }) =>
    constraint === 'together'
      ? 'Only a row that is equal to a stored one in both columns is refused.'
      : 'A row is refused when either of its values is there already.',
  source: ['ISO/IEC 9075-2:2023, unique constraint definition'],
})
