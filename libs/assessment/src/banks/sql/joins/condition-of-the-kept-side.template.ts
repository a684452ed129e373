import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Cell, Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  {
    left: 'customers',
    right: 'orders',
    key: 'customer_id',
    column: 'city',
    values: ['Lagos', 'Lima', 'Oslo'],
  },
  { left: 'lorries', right: 'trips', key: 'lorry_id', column: 'depot', values: ['east', 'north', 'west'] },
  { left: 'pupils', right: 'tests', key: 'pupil_id', column: 'class', values: ['5a', '5b', '6a'] },
  { left: 'servers', right: 'alerts', key: 'server_id', column: 'zone', values: ['blue', 'green', 'red'] },
] as const
export type Subject = (typeof SUBJECTS)[number]
const PLACES = ['AND', 'WHERE'] as const
const COUNTED = ['*', 'r.id'] as const

interface Parts {
  subject: Subject
  value: string
  place: (typeof PLACES)[number]
  what: (typeof COUNTED)[number]
}
export const statementOf = ({ subject: { left, right, key, column }, value, place, what }: Parts): string =>
  `SELECT COUNT(${what})\nFROM ${left} l\nLEFT JOIN ${right} r\n  ON r.${key} = l.id\n${place === 'AND' ? '  ' : ''}${place} l.${column} = '${value}';`

/** One row of the left table: what it is asked about, and how many rows belong to it. */
export interface Left {
  value: string
  matches: number
}
const countOf = (
  lefts: readonly Left[],
  { value, place, what }: Pick<Parts, 'value' | 'place' | 'what'>,
): number =>
  lefts.reduce((sum, left) => {
    const isMeant = left.value === value
    if (!isMeant && place === 'WHERE') return sum
    const matches = isMeant ? left.matches : 0
    return sum + (what === '*' ? Math.max(matches, 1) : matches)
  }, 0)

export default template({
  id: 'sql/joins/condition-of-the-kept-side',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 4,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'A condition on the kept table in ON of a left join removes no row of it: it only takes the matches away.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const value = rng.pick(subject.values)
    const lefts = drawnUntil(
      () =>
        Array.from({ length: 4 }, (): Left => ({ value: rng.pick(subject.values), matches: rng.int(0, 3) })),
      (drawn) => {
        const meant = drawn.filter((one) => one.value === value)
        const others = drawn.filter((one) => one.value !== value)
        return (
          meant.length > 0 &&
          others.length > 0 &&
          [meant, others].every((some) => some.some(({ matches }) => matches > 1)) &&
          drawn.some(({ matches }) => matches === 0)
        )
      },
    )
    const owners = rng.shuffle(
      lefts.flatMap(({ matches }, i) => Array.from({ length: matches }, () => i + 1)),
    )
    const tables: Table[] = [
      {
        name: subject.left,
        columns: ['id integer', `${subject.column} text`],
        rows: lefts.map((left, i): Cell[] => [i + 1, left.value]),
      },
      {
        name: subject.right,
        columns: ['id integer', `${subject.key} integer`],
        rows: owners.map((owner, i) => [i + 31, owner]),
      },
    ]
    return {
      subject,
      value,
      lefts,
      tables,
      place: rng.pick([...PLACES, 'AND'] as const),
      what: rng.pick([...COUNTED, '*'] as const),
    }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith(p.tables, statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ lefts, ...parts }) => whole(countOf(lefts, parts)),
  why: ({ subject: { left }, place, what }) =>
    `${
      place === 'AND'
        ? `The condition decides about matches, and every row of ${left} stays`
        : `WHERE takes rows of ${left} away after the join`
    }; ${what === '*' ? 'a row without a match counts once' : 'a row without a match counts nothing'}.`,
  source: ['ISO/IEC 9075-2:2023, joined table'],
})
