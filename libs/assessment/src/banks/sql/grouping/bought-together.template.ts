import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const GOODS = ['bread', 'cheese', 'jam', 'milk', 'rice', 'tea'] as const
const LINES = { name: 'lines', columns: ['basket integer', 'goods text'] }

type Line = readonly [basket: number, goods: string]
const toCase = (name: string, lines: readonly Line[]) => {
  const baskets = [...new Set(lines.map(([basket]) => basket))].map(
    (own) => new Set(lines.filter(([basket]) => basket === own).map(([, goods]) => goods)),
  )
  const goods = [...new Set(lines.map(([, one]) => one))].sort()
  const rows = goods.flatMap((one, i) =>
    goods.slice(i + 1).flatMap((other): Cell[][] => {
      const n = baskets.filter((held) => held.has(one) && held.has(other)).length
      return n >= 2 ? [[one, other, n]] : []
    }),
  )
  return caseOf(name, [{ ...LINES, rows: lines }], ['first', 'second', 'baskets'], rows)
}

export default template({
  id: 'sql/grouping/bought-together',
  revision: 1,
  kind: 'code-sql',
  topic: 'grouping',
  grade: 4,
  seconds: 420,
  lang: 'sql',
  status: 'active',
  idea: 'Pairs within a group come from a join of the table to itself; rows that repeat make pairs that repeat, so baskets are counted and not pairs of rows.',
  params: (rng) => {
    const [a = 'bread', b = 'cheese', c = 'jam', d = 'milk'] = rng.sample(GOODS, 4)
    const basket = rng.int(1, 40)
    const of = (number: number, ...goods: string[]) => goods.map((one): Line => [basket + number, one])
    return {
      cases: [
        toCase('three baskets', rng.shuffle([...of(0, a, b), ...of(1, b, a, c), ...of(2, c, a)])),
        toCase('twice in one basket', [...of(0, a, b, a), ...of(1, c, d), ...of(2, d, c, c)]),
        toCase('often', [...of(0, a, b, c), ...of(1, c, b, a), ...of(3, b, a), ...of(4, d)]),
        toCase('nothing twice', [...of(0, a, b), ...of(1, b, c), ...of(2, a, c), ...of(3, d, d)]),
        toCase('one more line than baskets', [...of(0, d, b, b), ...of(5, d, b), ...of(6, c)]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'Each row is one line of a basket; the same goods can stand in several lines of it. List the pairs of different goods that are together in at least two baskets: the one that comes first in the alphabet, the other one, and the number of baskets that hold both.',
    code: definitions([LINES]),
    answerHint: 'One SELECT with three columns, each pair once, in any order of rows.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'Goods that stand in two lines of a basket meet their partner twice: count different baskets, or take each line once first.',
  source: ['ISO/IEC 9075-2:2023, joined table, aggregate function'],
})
