import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { whole } from '../answers'

const CITIES = ['Accra', 'Bergen', 'Cusco', 'Dakar', 'Essen', 'Fez', 'Genoa'] as const
const LISTS = [
  ['offices', 'shops'],
  ['senders', 'receivers'],
  ['homes', 'schools'],
  ['origins', 'targets'],
] as const

export const statementOf = ([one, other]: readonly [string, string], all: boolean): string =>
  `SELECT city FROM ${one}\nUNION${all ? ' ALL' : ''}\nSELECT city FROM ${other};`

const tableOf = (rng: Rng, name: string, cities: readonly string[]): Table => ({
  name,
  columns: ['id integer', 'city text'],
  rows: rng.shuffle(cities).map((city, i) => [i + 1, city]),
})

export default template({
  id: 'sql/select/union-or-union-all',
  revision: 1,
  kind: 'numeric',
  topic: 'select',
  grade: 2,
  nudge: -0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'UNION removes every duplicate, those within one side too; UNION ALL removes none.',
  params: (rng) => {
    const names = rng.pick(LISTS)
    const [twice = '', both = '', ...rest] = rng.sample(CITIES, rng.int(4, 6))
    const own = rng.int(1, rest.length)
    // One city comes twice on a side of its own, another on both sides.
    const left = tableOf(rng, names[0], [twice, twice, both, ...rest.slice(0, own)])
    const right = tableOf(rng, names[1], [both, ...rest.slice(own), ...rng.sample(rest, 1)])
    return {
      names,
      tables: rng.chance() < 0.5 ? [left, right] : [left, right].reverse(),
      all: rng.chance() < 0.35,
    }
  },
  ask: ({ names, tables, all }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith(tables, statementOf(names, all)),
    answerHint: 'One whole number.',
  }),
  key: ({ tables, all }) => {
    const cities = tables.flatMap(({ rows }) => rows.map(([, city]) => city))
    return whole(all ? cities.length : new Set(cities).size)
  },
  why: ({ all }) =>
    all ? 'UNION ALL puts the rows of both together.' : 'UNION keeps each different row of both sides once.',
  source: ['ISO/IEC 9075-2:2023, query expression'],
})
