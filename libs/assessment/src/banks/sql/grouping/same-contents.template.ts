import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const TOOLS = ['chisel', 'drill', 'hammer', 'plane', 'ruler', 'saw'] as const
const HELD = { name: 'held', columns: ['box integer', 'tool text', 'PRIMARY KEY (box, tool)'] }
/** A case has columns alone; the key says that no tool comes twice. */
const COLUMNS = HELD.columns.slice(0, 2)

type Boxes = readonly (readonly string[])[]
const toCase = (name: string, first: number, boxes: Boxes) => {
  const contents = boxes.map((tools) => [...tools].sort().join())
  return caseOf(
    name,
    [
      {
        name: HELD.name,
        columns: COLUMNS,
        rows: boxes.flatMap((tools, i) => tools.map((tool) => [first + i, tool])),
      },
    ],
    ['one', 'other'],
    contents.flatMap((held, i) =>
      contents.flatMap((other, j) => (j > i && other === held ? [[first + i, first + j]] : [])),
    ),
  )
}

export default template({
  id: 'sql/grouping/same-contents',
  revision: 1,
  kind: 'code-sql',
  topic: 'grouping',
  grade: 5,
  seconds: 480,
  lang: 'sql',
  status: 'active',
  idea: 'Two groups are equal as sets when each row of one is in the other and none is left over: neither a common row nor a common size says so.',
  params: (rng) => {
    const [a = 'chisel', b = 'drill', c = 'hammer', d = 'plane', e = 'ruler'] = rng.sample(TOOLS, 5)
    const first = rng.int(1, 60)
    return {
      cases: [
        toCase('three boxes', first, [
          [a, b],
          [c, d],
          [b, a],
        ]),
        toCase('one holds more', first, [[a, b], [b, a, c], [a], [c, b, a]]),
        toCase('of one size', first, [
          [a, b, c],
          [a, b, d],
          [e, b, c],
          [d, e],
        ]),
        toCase('three alike', first, [[d, b], [b, d], [e], [d, b]]),
        toCase('a single tool', first, [[e], [a, e], [e], [a]]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'Each row says that a tool lies in a box. List every pair of boxes that hold exactly the same tools, no more and no less: the smaller number in the first column, the greater in the second.',
    code: definitions([HELD]),
    answerHint: 'One SELECT with two columns, each pair once, in any order of rows.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () =>
    'Common tools have to be as many as each of the two boxes holds; or the tools of a box, joined in one order, are compared.',
  source: ['ISO/IEC 9075-2:2023, joined table, aggregate function, exists predicate'],
})
