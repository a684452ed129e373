import { template } from '../../../tasks/template'

const NAMES = ['price', 'rate', 'count', 'fee', 'bonus', 'weight', 'stock', 'share'] as const
const SHOWN = 5

/** A part of a statement, and the names that it prints in their order. */
export interface Part {
  text: string
  order: readonly string[]
}
const leaf = (name: string, value: string | number): Part => ({
  text: `step('${name}', ${value})`,
  order: [name],
})
/** What is given is evaluated before the call. */
const around = (name: string, given: Part): Part => ({
  text: `step('${name}', ${given.text})`,
  order: [...given.order, name],
})
/** Two operands: the left one first, whatever the operator is. */
const joined = (left: Part, operator: string, right: Part): Part => ({
  text: `${left.text} ${operator} ${right.text}`,
  order: [...left.order, ...right.order],
})
const inside = ({ text, order }: Part): Part => ({ text: `(${text})`, order })

/** Shapes of three or four calls; a product stands right of a sum, or a sum in parentheses. */
const SHAPES: readonly ((three: readonly Part[], outer: string, plus: string) => Part)[] = [
  ([a, b, c], outer, plus) =>
    a && b && c ? joined(around(outer, a), plus, joined(b, '*', c)) : leaf(outer, 1),
  ([a, b, c], outer, plus) =>
    a && b && c ? joined(a, plus, joined(b, '*', around(outer, c))) : leaf(outer, 1),
  ([a, b, c], outer, plus) =>
    a && b && c ? joined(a, '*', inside(joined(around(outer, b), plus, c))) : leaf(outer, 1),
  ([a, b, c], outer, plus) =>
    a && b && c ? joined(a, plus, around(outer, joined(b, '*', c))) : leaf(outer, 1),
  ([a, b, c], outer, plus) =>
    a && b && c ? joined(a, plus, joined(around(outer, b), '**', c)) : leaf(outer, 1),
]
/** Where the value goes, with the name of one more call. */
const TARGETS: readonly ((name: string, value: Part) => Part)[] = [
  (name, value) => ({ text: `list[step('${name}', 0)] = ${value.text}`, order: [name, ...value.order] }),
  (name, value) => ({ text: `step('${name}', list)[0] = ${value.text}`, order: [name, ...value.order] }),
  (name, value) => ({ text: `step('${name}', list).push(${value.text})`, order: [name, ...value.order] }),
  (name, value) => ({ text: `step('${name}', [${value.text}])`, order: [...value.order, name] }),
]

export default template({
  id: 'typescript/values/call-order',
  revision: 1,
  kind: 'ordering',
  topic: 'values',
  grade: 4,
  nudge: -0.3,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'Operands are evaluated from left to right whatever binds stronger, the place that is assigned to before the value, and what a call is given before the call.',
  params: (rng) => {
    const names = rng.sample(NAMES, SHOWN)
    const [target = '', outer = '', ...rest]: string[] = names
    const three = rest.map((name) => leaf(name, rng.int(2, 5)))
    const value = rng.pick(SHAPES)(three, outer, rng.pick(['+', '-']))
    return { names: rng.shuffle<string>(names), statement: rng.pick(TARGETS)(target, value) }
  },
  ask: ({ names, statement }) => ({
    stem: 'In which order are these names printed, first at the top?',
    code: [
      'const list = []',
      'const step = (name, value) => {',
      '  console.log(name)',
      '  return value',
      '}',
      '',
      statement.text,
    ].join('\n'),
    options: names,
  }),
  key: ({ names, statement }) => ({
    kind: 'ordering',
    orders: [statement.order.map((name) => names.indexOf(name))],
  }),
  why: () =>
    'Precedence and parentheses say what is computed with what, not what is evaluated first. The object and the index of a target come before the value; arguments come before the body of the function.',
  source: ['MDN, Operator precedence', 'ECMA-262 (2025), Assignment Operators'],
})
