import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const CITIES = ['Lagos', 'Lima', 'Oslo', 'Pune', 'Quito'] as const

export const statementOf = (what: string): string => `SELECT COUNT(${what})\nFROM people;`

export default template({
  id: 'sql/grouping/three-counts',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 1,
  nudge: 0.3,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'COUNT(*) counts rows, COUNT(column) values that are not NULL, COUNT(DISTINCT column) different ones.',
  params: (rng) => {
    const [one = 'Lagos', other = 'Lima', third = 'Oslo'] = rng.sample(CITIES, 3)
    // A repeated value and a NULL keep the three counts apart.
    const cells = rng.shuffle([
      one,
      one,
      other,
      third,
      null,
      ...rng.sample([one, other, third, null], rng.int(0, 3)),
    ])
    const people: Table = {
      name: 'people',
      columns: ['id integer', 'city text'],
      rows: cells.map((city, i) => [i + 1, city]),
    }
    return { people, what: rng.pick(['*', 'city', 'DISTINCT city']) }
  },
  ask: ({ people, what }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([people], statementOf(what)),
    answerHint: 'One whole number.',
  }),
  key: ({ people, what }) => {
    const cities = people.rows.flatMap(([, city]) => (city === null ? [] : [city]))
    const value = { '*': people.rows.length, city: cities.length }[what] ?? new Set(cities).size
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
  why: () => 'COUNT(*) counts rows. With a column NULLs are left out, with DISTINCT equal values count once.',
  source: ['ISO/IEC 9075-2:2023, aggregate function'],
})
