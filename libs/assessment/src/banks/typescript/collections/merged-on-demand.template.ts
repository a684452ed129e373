import type { CallCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

export interface Rules {
  field: string
  isDown: boolean
  isRightFirst: boolean
}
interface Both {
  left: readonly number[]
  right: readonly number[]
}

const listOf = (numbers: readonly number[], from: string, { field }: Rules): string =>
  `[${numbers.map((n) => `{ ${field}: ${n}, from: '${from}' }`).join(', ')}]`
/** All in order, as texts of objects: a stable sort of one source behind the other. */
function mergedText({ left, right }: Both, { field, isDown, isRightFirst }: Rules): string {
  const [lefts, rights] = [left.map((n) => ({ n, from: 'left' })), right.map((n) => ({ n, from: 'right' }))]
  const all = isRightFirst ? [...rights, ...lefts] : [...lefts, ...rights]
  all.sort((a, b) => (isDown ? b.n - a.n : a.n - b.n))
  return `[${all.map(({ n, from }) => `{ ${field}: ${n}, from: '${from}' }`).join(', ')}]`
}

/** Sources that count what is taken from them and note when they are closed. */
const SOURCE = `let taken = 0; const ended = []
  function* source(list, name) { try { for (const one of list) { taken += 1; yield one } } finally { ended.push(name) } }`

function wholeCase(name: string, both: Both, rules: Rules, around = (list: string) => list): CallCase {
  const [left, right] = [listOf(both.left, 'left', rules), listOf(both.right, 'right', rules)]
  const gives = mergedText(both, rules)
  return {
    name,
    shown: `[...merged(\n  ${left},\n  ${right},\n)]\ngives ${gives}`,
    call: `[...merged(${around(left)}, ${around(right)})]`,
    gives,
  }
}
/** Reads so many and looks at the sources then. */
function partCase(
  name: string,
  both: Both,
  count: number,
  rules: Rules,
  look: string,
  gives: string,
): CallCase {
  const sources = (['left', 'right'] as const).map(
    (side) => `source(${listOf(both[side], side, rules)}, '${side}')`,
  )
  return {
    name,
    shown: `When ${count} of ${both.left.length + both.right.length} elements have been read, \`${look}\` is ${gives}; \`taken\` counts what both sources gave.`,
    call: `(() => { ${SOURCE}
  let count = 0
  for (const one of merged(${sources.join(', ')})) if (++count === ${count}) { ${look.startsWith('taken') ? `return ${look}` : 'break'} }
  return ${look} })()`,
    gives,
  }
}

export default template({
  id: 'typescript/collections/merged-on-demand',
  revision: 1,
  kind: 'code-js',
  topic: 'collections',
  grade: 5,
  seconds: 540,
  lang: 'javascript',
  status: 'active',
  idea: 'A generator takes from its sources only when it is asked, and owes them a return() when its reader leaves early.',
  params: (rng) => {
    const rules: Rules = {
      field: rng.pick(['at', 'due', 'price', 'size', 'rank']),
      isDown: rng.int(0, 1) === 1,
      isRightFirst: rng.int(0, 1) === 1,
    }
    const run = (...numbers: number[]) => numbers.sort((a, b) => (rules.isDown ? b - a : a - b))
    const drawn = (count: number) => run(...Array.from({ length: count }, () => rng.int(1, 12)))
    const [same, low, high] = [rng.int(20, 40), rng.int(1, 19), rng.int(41, 60)]
    const mixed: Both = { left: run(low, same, same, high), right: run(low + 1, same, high, high + 1) }
    const [less, more] = rules.isDown ? [high, low] : [low, high]
    const apart: Both = { left: run(less), right: run(same, more, more) }
    return {
      rules,
      shown: [
        wholeCase('two lists', { left: run(low, same, high), right: run(low + 2, same) }, rules),
        partCase(
          'no more than needed',
          { left: run(low, same, high), right: run(low + 1, high + 1) },
          2,
          rules,
          'taken <= 3',
          'true',
        ),
      ],
      hidden: [
        wholeCase('several equal ones', mixed, rules),
        wholeCase('one ends long before the other', { left: drawn(2), right: drawn(6) }, rules),
        wholeCase('the other ends long before', { left: drawn(6), right: drawn(1) }, rules),
        wholeCase('nothing on one side', { left: [], right: drawn(3) }, rules),
        wholeCase('nothing at all', { left: [], right: [] }, rules),
        wholeCase('sets', { left: run(low, high), right: run(same) }, rules, (list) => `new Set(${list})`),
        partCase('one ahead on each side', mixed, 4, rules, 'taken <= 5', 'true'),
        partCase('one ahead at first', mixed, 1, rules, 'taken <= 2', 'true'),
        partCase('both are closed', mixed, 2, rules, 'ended.sort()', "['left', 'right']"),
        partCase('the other is closed', apart, 2, rules, 'ended.sort()', "['left', 'right']"),
        {
          name: 'nothing is taken before the first is asked for',
          shown: '',
          call: `(() => { ${SOURCE}
  merged(source([1], 'left'), source([2], 'right')); return taken })()`,
          gives: '0',
        },
      ],
    }
  },
  ask: ({ rules: { field, isDown, isRightFirst }, shown }) => ({
    stem: `Write \`merged(left, right)\`. Both are iterables of objects (arrays, sets, generators, …), each already sorted by the number \`${field}\`, ${isDown ? 'greatest' : 'least'} first. The result can be walked with \`for...of\` and gives all objects of both in that same order; where \`${field}\` is equal, those of \`${isRightFirst ? 'right' : 'left'}\` come first. It is lazy: nothing is taken before the first element is asked for, and when it has given n elements it has taken at most n + 1 from both sources together. When the reader stops early, as with \`break\`, every source that has not come to its end is closed as \`for...of\` would close it.`,
    starter: 'function* merged(left, right) {\n  \n}\n',
    cases: shown,
  }),
  key: ({ hidden }) => ({ kind: 'code-js', cases: hidden }),
  why: () =>
    'A source is advanced after its element was given and the next is asked for, never before. A try … finally around the loop calls return on the iterators that have one.',
  source: ['ECMA-262 (2025), IteratorClose, Generator objects', 'MDN, Iteration protocols'],
})
