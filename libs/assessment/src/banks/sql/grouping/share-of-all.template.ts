import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const REGIONS = ['north', 'east', 'south', 'west'] as const
const SALES = { name: 'sales', columns: ['id integer', 'region text', 'amount integer'] }

type Sale = readonly [region: string, amount: number]
const sumOf = (sales: readonly Sale[]) => sales.reduce((sum, [, amount]) => sum + amount, 0)
const toCase = (name: string, sales: readonly Sale[]) =>
  caseOf(
    name,
    [{ ...SALES, rows: sales.map((sale, i) => [i + 1, ...sale]) }],
    ['region', 'share'],
    [...new Set(sales.map(([region]) => region))].map((region): Cell[] => [
      region,
      (100 * sumOf(sales.filter(([own]) => own === region))) / sumOf(sales),
    ]),
  )

export default template({
  id: 'sql/grouping/share-of-all',
  revision: 1,
  kind: 'code-sql',
  topic: 'grouping',
  grade: 3,
  seconds: 270,
  lang: 'sql',
  status: 'active',
  idea: 'A share needs the sum of all beside the sum of a group, and whole numbers divide to whole numbers.',
  params: (rng) => {
    const [one = 'north', other = 'east', third = 'south'] = rng.sample(REGIONS, 3)
    const amount = () => rng.int(2, 60) * 5
    return {
      cases: [
        // A quarter of the rest, so that what is shown can be reckoned by heart.
        toCase(
          'three sales',
          ((part: number): Sale[] => [
            [one, part],
            [other, 2 * part],
            [one, part],
          ])(amount()),
        ),
        toCase(
          'thirds',
          ((part: number): Sale[] => [
            [one, part],
            [other, part],
            [third, part],
          ])(amount()),
        ),
        toCase('many small and one large', [
          [one, 10],
          [one, 15],
          [one, 20],
          [other, rng.int(300, 400)],
        ]),
        toCase('one region', [
          [third, amount()],
          [third, amount()],
        ]),
        toCase('less than one in a hundred', [
          [one, 1],
          [other, rng.int(150, 900)],
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'For each region show `region` and its share of all sales in percent: 25 for a quarter. Do not round.',
    code: definitions([SALES]),
    answerHint: 'One SELECT with two columns, in any order of rows.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'SUM of integers is an integer, and SQLite divides integers without a rest: one of the two has to be made a real number first.',
  source: ['ISO/IEC 9075-2:2023, aggregate function', 'SQLite documentation, SQL language expressions'],
})
