import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

const NAMES = [
  ['cache', 'file', 'server', 'backup', 'empty'],
  ['owner', 'editor', 'guest', 'admin', 'robot'],
  ['stock', 'price', 'rights', 'quota', 'date'],
  ['draft', 'saved', 'shared', 'hidden', 'old'],
] as const
type Value = boolean | number | null
type Tree = { name: string; value: Value } | { operator: '&&' | '||' | '??'; left: Tree; right: Tree }

const VALUES = [true, false, 0, null, 1] as const

/** A tree of so many calls: any shape, any operators. */
function grown(rng: Rng, names: readonly string[]): Tree {
  const [name = ''] = names
  if (names.length < 2) return { name, value: rng.pick(VALUES) }
  const cut = rng.int(1, names.length - 1)
  const operator = rng.pick(['&&', '||', '??', '&&', '||'] as const)
  return { operator, left: grown(rng, names.slice(0, cut)), right: grown(rng, names.slice(cut)) }
}
function written(tree: Tree, isInner = false): string {
  if ('name' in tree) return `ask('${tree.name}', ${String(tree.value)})`
  const text = `${written(tree.left, true)} ${tree.operator} ${written(tree.right, true)}`
  return isInner ? `(${text})` : text
}
/** The value of the tree; whoever is asked is noted. */
function valueOf(tree: Tree, asked: string[]): Value {
  if ('name' in tree) {
    asked.push(tree.name)
    return tree.value
  }
  const left = valueOf(tree.left, asked)
  const isTrue = left === true || left === 1
  const goesOn = { '&&': isTrue, '||': !isTrue, '??': left === null }[tree.operator]
  return goesOn ? valueOf(tree.right, asked) : left
}

export default template({
  id: 'typescript/values/short-circuit',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'The right side of &&, || and ?? is not even called where the left side decides; ?? goes on after null alone.',
  params: (rng) => {
    const names = rng.shuffle(rng.pick(NAMES))
    return drawnUntil(
      () => {
        const tree = grown(rng, names)
        const asked: string[] = []
        const value = valueOf(tree, asked)
        return { tree, asked, value, count: names.length }
      },
      ({ tree, asked }) =>
        asked.length >= 2 && asked.length <= 4 && new Set(written(tree).match(/&&|\|\||\?\?/g)).size >= 2,
    )
  },
  ask: ({ tree }) => ({
    stem: 'What does this code print?',
    code: [
      'const asked = []',
      'const ask = (name, answer) => {',
      '  asked.push(name)',
      '  return answer',
      '}',
      'const result =',
      ...('name' in tree
        ? [`  ${written(tree)}`]
        : [`  ${written(tree.left, true)} ${tree.operator}`, `  ${written(tree.right, true)}`]),
      "console.log(asked.join(' '), result)",
    ].join('\n'),
    answerHint: LINE_HINT,
  }),
  key: ({ asked, value }) => lineKey([...asked, value]),
  why: () =>
    '&& goes on after what is true, || after what is false, ?? after null and undefined; the value is the one of the side that decided.',
  source: ['ECMA-262 (2025), Binary Logical Operators', 'MDN, Logical AND (&&): Short-circuit evaluation'],
})
