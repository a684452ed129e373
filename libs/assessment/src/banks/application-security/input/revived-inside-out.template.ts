import { template } from '../../../tasks/template'
import type { Rng } from '../../../tasks/rng'

const KINDS = ['File', 'Task', 'Mail', 'Job', 'Timer', 'Link', 'Image', 'Query', 'Rule', 'Report'] as const
const FIELDS = ['next', 'source', 'parent', 'body', 'target', 'owner', 'list', 'first'] as const
const NODES = 5

export interface Node {
  kind: string
  fields: readonly { name: string; node: Node }[]
}

/** A tree of so many kinds: each further one hangs on one that is there. */
function drawnTree(rng: Rng, kinds: readonly string[]): Node {
  const parents = kinds.map((_, i) => (i === 0 ? -1 : rng.int(0, i - 1)))
  const built = (i: number): Node => {
    const children = parents.flatMap((parent, child) => (parent === i ? [child] : []))
    const names = rng.sample(FIELDS, children.length)
    return {
      kind: kinds[i] ?? '',
      fields: rng.shuffle(children).map((child, at) => ({ name: names[at] ?? '', node: built(child) })),
    }
  }
  return built(0)
}
const printedTree = ({ kind, fields }: Node, indent: string): string[] => [
  `{`,
  `${indent}  "kind": "${kind}"${fields.length > 0 ? ',' : ''}`,
  ...fields.flatMap(({ name, node }, i) => {
    const [, ...rest] = printedTree(node, `${indent}  `)
    const last = i === fields.length - 1 ? '' : ','
    return [`${indent}  "${name}": {`, ...rest.slice(0, -1), `${rest.at(-1) ?? ''}${last}`]
  }),
  `${indent}}`,
]
/** Which are made before which: what is inside first, in the order of the fields. */
const made = ({ kind, fields }: Node): string[] => [...fields.flatMap(({ node }) => made(node)), kind]

export default template({
  id: 'application-security/input/revived-inside-out',
  revision: 1,
  kind: 'ordering',
  topic: 'input',
  grade: 4,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'Objects are revived from the inside out, so all of them are made before a check of the outermost one.',
  params: (rng) => {
    const kinds = rng.sample(KINDS, NODES)
    return { tree: drawnTree(rng, kinds), shown: rng.shuffle([...kinds, 'refused']) }
  },
  ask: ({ tree, shown }) => ({
    stem: 'A server revives objects from JSON that a stranger sends. `create` prints the kind and makes an object of that kind, with whatever its constructor does. The page is refused at the end. Order what is printed, first at the top.',
    code: [
      'const revive = (key, value) => (value.kind ? create(value) : value)',
      'const page = JSON.parse(text, revive)',
      "if (!(page instanceof Page)) console.log('refused')",
      '',
      '// text:',
      ...printedTree(tree, ''),
    ].join('\n'),
    options: shown,
  }),
  key: ({ tree, shown }) => ({
    kind: 'ordering',
    orders: [[...made(tree), 'refused'].map((kind) => shown.indexOf(kind))],
  }),
  why: () =>
    '`JSON.parse` calls the reviver for what is inside a value before the value itself, field by field. The check comes when everything has been made.',
  source: ['ECMA-262, 15th edition, InternalizeJSONProperty', 'CWE-502, Deserialization of Untrusted Data'],
})
