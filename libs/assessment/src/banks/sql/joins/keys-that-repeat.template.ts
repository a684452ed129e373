import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  { left: 'calls', right: 'mails', key: 'person', values: ['Aki', 'Bo', 'Cyd', 'Dee'] },
  { left: 'sightings', right: 'photos', key: 'bird', values: ['crane', 'gull', 'heron', 'owl'] },
  { left: 'repairs', right: 'checks', key: 'lift', values: ['L1', 'L2', 'L3', 'L4'] },
  { left: 'imports', right: 'exports', key: 'good', values: ['cocoa', 'maize', 'rice', 'tea'] },
] as const

export const statementOf = ({ left, right, key }: Record<'left' | 'right' | 'key', string>): string =>
  `SELECT COUNT(*)\nFROM ${left} l\nJOIN ${right} r ON r.${key} = l.${key};`

export default template({
  id: 'sql/joins/keys-that-repeat',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 2,
  seconds: 100,
  lang: 'sql',
  status: 'active',
  idea: 'Where a value comes several times on both sides, each of its rows meets each: the numbers are multiplied.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const { lefts, rights } = drawnUntil(
      () => ({
        lefts: Array.from({ length: rng.int(4, 6) }, () => rng.pick(subject.values)),
        rights: Array.from({ length: rng.int(4, 5) }, () => rng.pick(subject.values)),
      }),
      ({ lefts, rights }) => {
        const often = (cells: readonly string[], value: string) => cells.filter((one) => one === value).length
        const twice = subject.values.some((one) => often(lefts, one) > 1 && often(rights, one) > 1)
        const product = subject.values.reduce((sum, one) => sum + often(lefts, one) * often(rights, one), 0)
        // Rows of either side that have a match, which are not what is counted.
        const matched = [
          lefts.filter((one) => rights.includes(one)).length,
          rights.filter((one) => lefts.includes(one)).length,
        ]
        return twice && !matched.includes(product) && matched[0] !== lefts.length
      },
    )
    const tableOf = (name: string, cells: readonly string[]): Table => ({
      name,
      columns: ['id integer', `${subject.key} text`],
      rows: cells.map((cell, i) => [i + 1, cell]),
    })
    return { subject, tables: [tableOf(subject.left, lefts), tableOf(subject.right, rights)] as const }
  },
  ask: ({ subject, tables }) => ({
    stem: 'What number does this statement return?',
    code: shownWith(tables, statementOf(subject)),
    answerHint: 'One whole number.',
  }),
  key: ({ tables: [left, right] }) =>
    whole(left.rows.flatMap(([, own]) => right.rows.filter(([, other]) => other === own)).length),
  why: ({ subject: { key } }) =>
    `For each ${key} the number of its rows on the left is multiplied by that on the right.`,
  source: ['ISO/IEC 9075-2:2023, joined table'],
})
