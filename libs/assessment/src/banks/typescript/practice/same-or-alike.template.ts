import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

export interface Compared {
  text: string
  isTrue: boolean
}

export default template({
  id: 'typescript/practice/same-or-alike',
  revision: 1,
  kind: 'multiple',
  topic: 'values',
  grade: 2,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: '=== compares numbers and texts by what they are, objects by which one they are, never converts, and finds NaN equal to nothing.',
  params: (rng) => {
    const name = rng.pick(['point', 'order', 'room', 'ticket'])
    const field = rng.pick(['size', 'count', 'price'])
    const n = rng.int(2, 90)
    const made = `{ ${field}: ${n} }`
    const right: Compared[] = [
      `${name} === other`,
      `${name}.${field} === twin.${field}`,
      `'${n}' === String(twin.${field})`,
      `[${name}][0] === other`,
      `other.${field} === ${n + 1} - 1`,
    ].map((text) => ({ text, isTrue: true }))
    const others: Compared[] = [
      `${name} === twin`,
      `'${n}' === ${name}.${field}`,
      `[${n}] === [${n}]`,
      `NaN === NaN`,
      `${name} === { ...${name} }`,
      `null === undefined`,
    ].map((text) => ({ text, isTrue: false }))
    return { name, made, compared: mixed(rng, { right, others }, 5, [2, 3]) }
  },
  ask: ({ name, made, compared }) => ({
    stem: 'Which of these expressions are `true` after this JavaScript? Choose all.',
    code: [`const ${name} = ${made}`, `const twin = ${made}`, `const other = ${name}`].join('\n'),
    options: compared.map(({ text }) => text),
  }),
  key: ({ compared }) => ({ kind: 'multiple', right: placesOf(compared, ({ isTrue }) => isTrue) }),
  why: ({ name }) =>
    `\`other\` is a second name for the object that \`${name}\` is; \`twin\`, a spread and every new pair of brackets make objects of their own, which are equal to no other however alike they look. Numbers and texts are equal when they are the same, but \`===\` turns no text into a number. \`NaN\` is equal to nothing, and \`null\` and \`undefined\` are two values.`,
  source: ['ECMA-262 (2025), IsStrictlyEqual', 'MDN, Strict equality (===)'],
})
