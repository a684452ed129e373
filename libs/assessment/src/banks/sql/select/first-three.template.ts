import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const NAMES = ['Anchor', 'Beacon', 'Cable', 'Drill', 'Easel', 'Funnel', 'Gauge', 'Hinge'] as const
const PRODUCTS = { name: 'products', columns: ['id integer', 'name text', 'price integer'] }
const COUNT = 3

type Product = readonly [name: string, price: number]
const toCase = (name: string, products: readonly Product[]) =>
  caseOf(
    name,
    [{ ...PRODUCTS, rows: products.map((product, i) => [i + 1, ...product]) }],
    ['name', 'price'],
    [...products].sort(([n, p], [m, q]) => q - p || (n < m ? -1 : 1)).slice(0, COUNT),
  )

export default template({
  id: 'sql/select/first-three',
  revision: 1,
  kind: 'code-sql',
  topic: 'select',
  grade: 2,
  seconds: 240,
  lang: 'sql',
  status: 'active',
  idea: 'Which rows come first is only settled when the order says it for equal ones too; rows are cut off after they are sorted.',
  params: (rng) => {
    const prices = (count: number) => rng.sample([15, 25, 35, 45, 55, 65, 75, 85, 95], count)
    const [top = 95, tied = 55, low = 25] = prices(3).sort((x, y) => y - x)
    const shown = rng.sample(NAMES, 6)
    const dear = prices(6)
    return {
      cases: [
        toCase(
          'six products',
          shown.map((name, i) => [name, dear[i] ?? 0]),
        ),
        // Stored against the alphabet, so that the order of storage is never the right one.
        toCase('three that cost the same', [
          ['Gauge', low],
          ['Funnel', tied],
          ['Easel', tied],
          ['Cable', tied],
          ['Anchor', low],
          ['Hinge', top],
        ]),
        toCase('only two products', [
          ['Drill', low],
          ['Beacon', top],
        ]),
        toCase(
          'the dear ones stored last',
          prices(7)
            .sort((x, y) => x - y)
            .map((price, i) => [NAMES[i] ?? '', price]),
        ),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'Show `name` and `price` of the three dearest products, the dearest first. Of products that cost the same, the one that comes first in the alphabet comes first.',
    code: definitions([PRODUCTS]),
    answerHint: 'One SELECT with an ORDER BY: the order of the rows counts.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases), ordered: true }),
  why: () => 'Without the name in ORDER BY, which of the equal ones are among the three is left open.',
  source: ['ISO/IEC 9075-2:2023, query expression', 'SQLite documentation, SELECT'],
})
