import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { left: 'trucks', right: 'garages', key: 'zone', values: ['east', 'north', 'west'] },
  { left: 'talks', right: 'halls', key: 'slot', values: ['S1', 'S2', 'S3'] },
  { left: 'wines', right: 'dishes', key: 'style', values: ['dry', 'light', 'rich'] },
  { left: 'jobs', right: 'grants', key: 'field', values: ['art', 'law', 'music'] },
] as const
const JOINS = ['JOIN', 'LEFT JOIN'] as const

export const statementOf = (
  { left, right, key }: Record<'left' | 'right' | 'key', string>,
  join: string,
): string => `SELECT COUNT(*)\nFROM ${left} l\n${join} ${right} r ON r.${key} = l.${key};`

export default template({
  id: 'sql/nulls/nulls-never-meet',
  revision: 1,
  kind: 'numeric',
  topic: 'nulls',
  grade: 2,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'A join on equality never matches NULL with NULL.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const some = (count: number): (string | null)[] =>
      rng.shuffle([null, ...Array.from({ length: count }, () => rng.pick([...subject.values, null]))])
    const cells = drawnUntil(
      () => [some(rng.int(3, 4)), some(rng.int(2, 3))] as const,
      ([lefts, rights]) => lefts.some((one) => one !== null && rights.includes(one)),
    )
    const tables = cells.map((own, i): Table => ({
      name: i === 0 ? subject.left : subject.right,
      columns: ['id integer', `${subject.key} text`],
      rows: own.map((cell, j) => [j + 1, cell]),
    }))
    return { subject, cells, tables, join: rng.pick(JOINS) }
  },
  ask: ({ subject, tables, join }) => ({
    stem: 'What number does this statement return?',
    code: shownWith(tables, statementOf(subject, join)),
    answerHint: 'One whole number.',
  }),
  key: ({ cells: [lefts, rights], join }) =>
    whole(
      lefts.reduce((sum, own) => {
        const matches = own === null ? 0 : rights.filter((other) => other === own).length
        return sum + (join === 'JOIN' ? matches : Math.max(matches, 1))
      }, 0),
    ),
  why: ({ subject: { left }, join }) =>
    join === 'JOIN'
      ? 'NULL = NULL is unknown, so rows with NULL have no match.'
      : `NULL = NULL is unknown, so a row of ${left} with NULL stays once, without a match.`,
  source: ['ISO/IEC 9075-2:2023, joined table, comparison predicate'],
})
