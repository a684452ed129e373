import { template } from '../../../tasks/template'
import { PRINTS, WORDS_HINT, typedWords } from '../collections/printed'
import { drawnUntil } from '../../draws'

const NAMES = ['scores', 'sizes', 'prices', 'ages'] as const

export default template({
  id: 'typescript/practice/found-or-missing',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 1,
  seconds: 75,
  lang: 'javascript',
  status: 'active',
  idea: 'find gives the first that fits or undefined, findIndex its place or -1, and filter always a list.',
  params: (rng) =>
    drawnUntil(
      () => ({
        name: rng.pick(NAMES),
        list: Array.from({ length: rng.int(4, 6) }, () => rng.int(1, 40)),
        limits: [rng.int(5, 40), rng.int(5, 40), rng.int(5, 40)] as const,
      }),
      ({ list, limits }) => {
        const fits = limits.map((limit) => list.filter((one) => one > limit).length)
        return fits.filter((count) => count === 0).length === 1 && Math.max(...fits) > 1
      },
    ),
  ask: ({ name, list, limits: [a, b, c] }) => ({
    stem: PRINTS,
    code: [
      `const ${name} = [${list.join(', ')}]`,
      'console.log(',
      `  ${name}.find((one) => one > ${a}),`,
      `  ${name}.findIndex((one) => one > ${b}),`,
      `  ${name}.filter((one) => one > ${c}).length,`,
      ')',
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ list, limits: [a, b, c] }) => {
    const at = (limit: number) => list.map((one) => one > limit).indexOf(true)
    return typedWords([String(list[at(a)]), at(b), list.filter((one) => one > c).length])
  },
  why: ({ list, limits: [a, b] }) =>
    `Each of them goes through the list from its front. \`find\` gives the first above ${a} itself, ${list.some((one) => one > a) ? 'which there is' : 'or `undefined`, as here, where there is none'}; \`findIndex\` the place of the first above ${b}, counted from 0, ${list.some((one) => one > b) ? 'which there is' : 'or -1, as here'}; \`filter\` a list of all that fit, which may be empty.`,
  source: ['ECMA-262 (2025), FindViaPredicate', 'MDN, Array.prototype.find()'],
})
