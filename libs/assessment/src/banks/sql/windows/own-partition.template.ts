import { template } from '../../../tasks/template'
import { sumOf } from '../groups'
import type { Table } from '../table'
import { shownWith } from '../table'

const ROOMS = ['attic', 'cellar', 'office', 'studio'] as const
const NAMES = ['chair', 'desk', 'lamp', 'rug', 'shelf', 'stool', 'table', 'vase'] as const
type Thing = readonly [name: string, room: string, price: number]

const MEASURES = {
  'MAX(price)': (prices: readonly number[]) => Math.max(...prices),
  'SUM(price)': sumOf,
  'COUNT(*)': (prices: readonly number[]) => prices.length,
  'price - MIN(price)': (prices: readonly number[], own: number) => own - Math.min(...prices),
} as const
export type Measure = keyof typeof MEASURES

export const statementOf = (measure: Measure): string =>
  `SELECT name, ${measure} OVER (PARTITION BY room) AS x\nFROM things;`
export const tableOf = (things: readonly Thing[]): Table => ({
  name: 'things',
  columns: ['name text', 'room text', 'price integer'],
  rows: things,
})

export default template({
  id: 'sql/windows/own-partition',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'With PARTITION BY a row sees the rows that share its value, and no others.',
  params: (rng) => {
    const [one = 'attic', other = 'office'] = rng.sample(ROOMS, 2)
    const names = rng.sample(NAMES, rng.int(5, 7))
    const prices = rng.sample([5, 10, 15, 20, 25, 30, 35, 40, 45, 50], names.length)
    const things = rng.shuffle(names.map((name, i): Thing => [name, i < 3 ? one : other, prices[i] ?? 0]))
    return {
      things,
      measure: rng.pick(Object.keys(MEASURES) as Measure[]),
      asked: rng.pick(names),
    }
  },
  ask: ({ things, measure, asked }) => ({
    stem: `What number stands in the column \`x\` in the row of the ${asked}?`,
    code: shownWith([tableOf(things)], statementOf(measure)),
    answerHint: 'One whole number.',
  }),
  key: ({ things, measure, asked }) => {
    const [, room = '', price = 0] = things.find(([name]) => name === asked) ?? []
    const prices = things.filter(([, own]) => own === room).map(([, , own]) => own)
    return { kind: 'numeric', value: MEASURES[measure](prices, price), tolerance: { absolute: 0 } }
  },
  why: ({ asked }) => `Only things in the room of the ${asked} are looked at.`,
  source: ['ISO/IEC 9075-2:2023, window function, window clause'],
})
