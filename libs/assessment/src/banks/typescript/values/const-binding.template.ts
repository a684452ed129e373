import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SUBJECTS = [
  { object: 'limits', field: 'max', list: 'names', items: ['Ada', 'Ben'], count: 'tries' },
  { object: 'theme', field: 'size', list: 'fonts', items: ['Serif', 'Mono'], count: 'level' },
  { object: 'route', field: 'length', list: 'stops', items: ['North', 'Harbour'], count: 'round' },
  { object: 'offer', field: 'price', list: 'tags', items: ['new', 'red'], count: 'views' },
] as const
export type Subject = (typeof SUBJECTS)[number]

const assigning = ({ object, field, list, items, count }: Subject, n: number): string[] => [
  `${object} = { ${field}: ${n} }`,
  `${list} = [...${list}, '${items[0]}']`,
  `${list} = []`,
  `${count} += ${n}`,
  `${count}++`,
  `for (const i = 0; i < ${n}; i++) console.log(i)`,
]
const changing = ({ object, field, list, items }: Subject, n: number): string[] => [
  `${object}.${field} = ${n}`,
  `${object}.${field} += ${n}`,
  `delete ${object}.${field}`,
  `${list}.push('${items[0]}')`,
  `${list}[0] = '${items[1]}'`,
  `${list}.length = 0`,
  `for (const one of ${list}) console.log(one)`,
]
const SHOWN = 5

export default template({
  id: 'typescript/values/const-binding',
  revision: 1,
  kind: 'multiple',
  topic: 'values',
  grade: 1,
  seconds: 75,
  lang: 'javascript',
  status: 'active',
  idea: '`const` forbids to assign the name again; what the name stands for can still be changed.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const n = rng.int(2, 9)
    const [right, others] = [assigning(subject, n), changing(subject, n)]
    return { subject, right, lines: mixed(rng, { right, others }, SHOWN, [2, 3]), n }
  },
  ask: ({ subject: { object, field, list, items, count }, lines, n }) => ({
    stem: 'Each of these lines is run by itself after this JavaScript. Which of them throw an error? Choose all.',
    code: [
      `const ${object} = { ${field}: ${n + 10} }`,
      `const ${list} = ['${items.join("', '")}']`,
      `const ${count} = ${n}`,
    ].join('\n'),
    options: lines,
  }),
  key: ({ lines, right }) => ({ kind: 'multiple', right: placesOf(lines, (line) => right.includes(line)) }),
  why: () =>
    'Assigning to a constant is a TypeError, also by += or ++ and in the head of a for loop; for...of makes a new constant for each value. Properties and elements are no constants.',
  source: ['MDN, const'],
})
