import { template } from '../../../tasks/template'
import { drawnUntil, mixed, placesOf } from '../../draws'

const SUBJECTS = [
  { base: 'defaults', own: 'settings', number: 'size', box: 'window', inner: 'width', list: 'tabs' },
  { base: 'standard', own: 'mine', number: 'delay', box: 'font', inner: 'weight', list: 'sizes' },
  { base: 'common', own: 'german', number: 'digits', box: 'money', inner: 'cents', list: 'words' },
  { base: 'shared', own: 'local', number: 'limit', box: 'cache', inner: 'hours', list: 'hosts' },
] as const
type Subject = (typeof SUBJECTS)[number]

/** Writes to what is frozen, itself or by way of the object that inherits from it. */
const inherited = ({ own, number, box, list }: Subject, n: number): string[] => [
  `${own}.${number} = ${n}`,
  `${own}.${number} += ${n}`,
  `${own}.${list} = [${n}]`,
  `${own}.${box} = {}`,
  `Object.assign(${own}, { ${number}: ${n} })`,
]
const direct = ({ base, number, list }: Subject, n: number): string[] => [
  `${base}.${number}++`,
  `delete ${base}.${list}`,
  `${base}.extra = ${n}`,
]
const passing = ({ base, own, number, box, inner, list }: Subject, n: number): string[] => [
  `${own}.extra = ${n}`,
  `${own}.${box}.${inner} = ${n}`,
  `${own}.${list}.push(${n})`,
  `${base}.${box}.${inner} += ${n}`,
  `${base}.${list}.pop()`,
  `delete ${own}.${number}`,
  `Object.defineProperty(${own}, '${number}', { value: ${n} })`,
  `const copy = { ...${base} }; copy.${number} = ${n}`,
]
const SHOWN = 6

export default template({
  id: 'typescript/values/frozen-prototype',
  revision: 1,
  kind: 'multiple',
  topic: 'values',
  grade: 5,
  nudge: -0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'Freezing is of one level, and what inherits a frozen field cannot assign a field of its own over it.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const n = rng.int(4, 9)
    const shadowing = inherited(subject, n)
    const right = [...shadowing, ...direct(subject, n)]
    const lines = drawnUntil(
      () => mixed(rng, { right, others: passing(subject, n) }, SHOWN, [2, 4]),
      (drawn) => drawn.some((line) => shadowing.includes(line)),
    )
    return { subject, n, right, lines }
  },
  ask: ({ subject: { base, own, number, box, inner, list }, n, lines }) => ({
    stem: 'This JavaScript stands in a module. Each of the lines is run by itself after it. Which of them throw an error? Choose all.',
    code: [
      `const ${base} = Object.freeze({`,
      `  ${number}: ${n - 3},`,
      `  ${box}: { ${inner}: ${n + 7} },`,
      `  ${list}: [${n - 1}, ${n + 2}],`,
      '})',
      `const ${own} = Object.create(${base})`,
    ].join('\n'),
    options: lines,
  }),
  key: ({ lines, right }) => ({ kind: 'multiple', right: placesOf(lines, (line) => right.includes(line)) }),
  why: () =>
    'An assignment looks the field up along the prototypes first: one that cannot be written there refuses it, a TypeError in strict code, and a module is strict. Defining a field does not look it up. What lies in a frozen object is not frozen.',
  source: ['MDN, Object.freeze()', 'ECMA-262 (2025), OrdinarySet'],
})
