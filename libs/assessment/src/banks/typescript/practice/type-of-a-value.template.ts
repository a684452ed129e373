import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SUBJECTS = [
  { value: 'limits', Key: 'Size', Part: 'Limit', keys: ['small', 'large', 'huge'] },
  { value: 'fees', Key: 'Plan', Part: 'Fee', keys: ['basic', 'team', 'firm'] },
  { value: 'ports', Key: 'Service', Part: 'Port', keys: ['web', 'mail', 'files'] },
  { value: 'heights', Key: 'Floor', Part: 'Height', keys: ['low', 'middle', 'high'] },
] as const

export default template({
  id: 'typescript/practice/type-of-a-value',
  revision: 1,
  kind: 'multiple',
  topic: 'types',
  grade: 2,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'typeof makes a type of a value, keyof a union of its names, and an index the type of what stands under them.',
  params: (rng) => {
    const { value, Key, Part, keys } = rng.pick(SUBJECTS)
    const [a = '', b = '', c = ''] = rng.shuffle(keys)
    const n = rng.int(2, 90)
    const said = (texts: readonly string[], fits: boolean) => texts.map((text) => ({ text, fits }))
    const right = said(
      [
        `const one: ${Key} = '${a}'`,
        `const one: ${Part} = ${n + 3}`,
        `const one: typeof ${value} = { ${b}: ${n}, ${a}: 0 }`,
        `const one: ${Part} = ${value}.${b}`,
      ],
      true,
    )
    const others = said(
      [
        `const one: ${Key} = '${c}'`,
        `const one: ${Key} = ${n}`,
        `const one: ${Part} = '${a}'`,
        `const one: typeof ${value} = { ${a}: ${n} }`,
        `const one: ${Key} = ${value}.${a}`,
      ],
      false,
    )
    return { value, Key, Part, a, b, n, lines: mixed(rng, { right, others }, 5, [2, 3]) }
  },
  ask: ({ value, Key, Part, a, b, n, lines }) => ({
    stem: 'Each of these lines stands alone after this TypeScript. Which compile under `strict`? Choose all.',
    code: [
      `const ${value} = { ${a}: ${n}, ${b}: ${n + 7} }`,
      `type ${Key} = keyof typeof ${value}`,
      `type ${Part} = (typeof ${value})[${Key}]`,
    ].join('\n'),
    options: lines.map(({ text }) => text),
  }),
  key: ({ lines }) => ({ kind: 'multiple', right: placesOf(lines, ({ fits }) => fits) }),
  why: ({ value, Key, Part, a, b }) =>
    `\`typeof ${value}\` is \`{ ${a}: number; ${b}: number }\`. So \`${Key}\` is \`'${a}' | '${b}'\`, and \`${Part}\`, what stands under either name, is \`number\`: any number, for the values of an object that can be changed are not kept as literals.`,
  source: [
    'TypeScript Handbook, Typeof Type Operator',
    'TypeScript Handbook, Keyof Type Operator',
    'TypeScript Handbook, Indexed Access Types',
  ],
})
