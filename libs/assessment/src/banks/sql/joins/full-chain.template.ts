import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const NAMES = [
  ['january', 'february', 'march'],
  ['monday', 'tuesday', 'wednesday'],
  ['spring', 'summer', 'autumn'],
  ['red_list', 'blue_list', 'green_list'],
] as const
type Names = (typeof NAMES)[number]
const WAYS = ['using', 'first', 'second', 'coalesce'] as const
export type Way = (typeof WAYS)[number]

export const statementOf = ([a, b, c]: Names, way: Way): string => {
  const first = way === 'using' ? 'USING (id)' : `ON ${b}.id = ${a}.id`
  const second = {
    using: 'USING (id)',
    first: `ON ${c}.id = ${a}.id`,
    second: `ON ${c}.id = ${b}.id`,
    coalesce: `ON ${c}.id = COALESCE(${a}.id, ${b}.id)`,
  }[way]
  return `SELECT COUNT(*)\nFROM ${a}\nFULL JOIN ${b} ${first}\nFULL JOIN ${c} ${second};`
}

type Lists = readonly [readonly number[], readonly number[], readonly number[]]
function rowsOf([a, b, c]: Lists, way: Way): number {
  const either = new Set([...a, ...b])
  const asked = { using: either, coalesce: either, first: new Set(a), second: new Set(b) }[way]
  return either.size + c.filter((id) => !asked.has(id)).length
}

export default template({
  id: 'sql/joins/full-chain',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 5,
  nudge: 0.3,
  seconds: 180,
  lang: 'sql',
  status: 'active',
  idea: 'After a full join the key of a row is in one table or the other: USING merges them, ON with one of them misses matches.',
  params: (rng) => {
    const some = () => rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], rng.int(2, 6)).sort((x, y) => x - y)
    const lists = drawnUntil(
      (): Lists => [some(), some(), some()],
      (drawn) =>
        new Set([rowsOf(drawn, 'using'), rowsOf(drawn, 'first'), rowsOf(drawn, 'second')]).size === 3,
    )
    const names = rng.pick(NAMES)
    const tables = lists.map((ids, i): Table => ({
      name: names[i] ?? '',
      columns: ['id integer'],
      rows: ids.map((id) => [id]),
    }))
    return { names, lists, tables, way: rng.pick(WAYS) }
  },
  ask: ({ names, tables, way }) => ({
    stem: 'What number does this statement return?',
    code: shownWith(tables, statementOf(names, way)),
    answerHint: 'One whole number.',
  }),
  key: ({ lists, way }) => whole(rowsOf(lists, way)),
  why: ({ names: [a, b, c], way }) =>
    way === 'using' || way === 'coalesce'
      ? `${c} is compared with the id of either table, so there is one row for each different id.`
      : `${c} is compared with ${way === 'first' ? a : b} alone; an id that is only in ${way === 'first' ? b : a} and in ${c} has two rows.`,
  source: [
    'ISO/IEC 9075-2:2023, joined table: named columns join',
    'SQLite documentation, SELECT: joins, USING',
  ],
})
