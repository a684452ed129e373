import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const SUBJECTS = [
  { root: 'cart', parts: ['axle', 'frame', 'wheel', 'spoke', 'screw', 'plate'] },
  { root: 'lamp', parts: ['arm', 'foot', 'joint', 'spring', 'screw', 'tube'] },
  { root: 'desk', parts: ['drawer', 'leg', 'rail', 'runner', 'screw', 'board'] },
] as const
const USES = { name: 'uses', columns: ['whole text', 'part text', 'quantity integer'] }

type Use = readonly [whole: string, part: string, quantity: number]
/** How many of each basic part one thing needs. */
function needsOf(thing: string, uses: readonly Use[]): Map<string, number> {
  const needs = new Map<string, number>()
  for (const [whole, part, quantity] of uses) {
    if (whole !== thing) continue
    const below = needsOf(part, uses)
    for (const [basic, each] of below.size > 0 ? below : [[part, 1] as const])
      needs.set(basic, (needs.get(basic) ?? 0) + quantity * each)
  }
  return needs
}
const toCase = (name: string, root: string, uses: readonly Use[]) =>
  caseOf(
    name,
    [{ ...USES, rows: uses }],
    ['part', 'quantity'],
    [...needsOf(root, uses)].map((need): Cell[] => [...need]),
  )

export default template({
  id: 'sql/joins/parts-of-parts',
  revision: 1,
  kind: 'code-sql',
  topic: 'joins',
  grade: 5,
  seconds: 540,
  lang: 'sql',
  status: 'active',
  idea: 'Down a tree of parts the quantities are multiplied, over the ways to the same part they are added; equal ways count as often as they come.',
  params: (rng) => {
    const { root, parts } = rng.pick(SUBJECTS)
    const [a, b, c, d, e, f] = parts
    const n = () => rng.int(2, 5)
    const twice = n()
    return {
      root,
      cases: [
        toCase('two steps', root, [
          [root, a, rng.int(2, 9)],
          [root, b, rng.int(1, 3)],
          [a, d, rng.int(2, 9)],
        ]),
        toCase('one step', root, [
          [root, a, n()],
          [root, e, n()],
        ]),
        toCase('a part on two ways', root, [
          [root, a, n()],
          [root, b, n()],
          [root, e, n()],
          [a, e, n()],
          [b, e, n()],
        ]),
        toCase(
          'two ways with the same numbers',
          root,
          rng.shuffle([
            [root, a, twice],
            [root, b, twice],
            [a, e, 3],
            [b, e, 3],
          ] as const),
        ),
        toCase(
          'four steps',
          root,
          rng.shuffle([
            [root, c, n()],
            [c, b, n()],
            [b, d, n()],
            [d, e, n()],
            [c, f, 1],
            [b, f, n()],
          ] as const),
        ),
        toCase('another thing beside it', root, [
          ['crate', a, n()],
          ['crate', f, n()],
          [root, a, n()],
          [a, d, n()],
          [a, e, n()],
        ]),
      ],
    }
  },
  ask: ({ root, cases }) => ({
    stem: `Each row says how many of \`part\` one \`whole\` needs directly; a part can have parts itself, to any depth, and is never a part of its own. A part that is no \`whole\` is basic. For each basic part that a \`${root}\` needs show its name and how many of it one \`${root}\` needs in all.`,
    code: definitions([USES]),
    answerHint: 'One SELECT (a WITH may stand before it) with two columns, each part once, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () => 'A recursion with UNION ALL multiplies along each way; then basic parts are kept and summed.',
  source: ['ISO/IEC 9075-2:2023, query expression: recursive with clause', 'SQLite documentation, WITH'],
})
