import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SUBJECTS = [
  { Fn: 'Listener', first: 'text', second: 'at' },
  { Fn: 'Visitor', first: 'path', second: 'depth' },
  { Fn: 'Handler', first: 'line', second: 'row' },
  { Fn: 'Reporter', first: 'step', second: 'percent' },
] as const
interface Words {
  first: string
  second: string
  n: number
}
type Say = (words: Words) => string

const REFUSED: readonly Say[] = [
  ({ first, second }) => `(${first}, ${second}, more: boolean) => {}`,
  ({ second }) => `(${second}: number) => {}`,
  ({ first, second }) => `(${first}: string, ${second}: string) => {}`,
  ({ first }) => `(${first}: string[]) => {}`,
  ({ first, n }) => `(${first}: string) => ${first} * ${n}`,
  ({ first, second }) => `(${first}, ${second}) => ${second}.trim()`,
]
const TAKEN: readonly Say[] = [
  () => '() => {}',
  ({ first }) => `(${first}) => ${first}.length`,
  ({ first, second }) => `(${first}: string, ${second}?: number) => {}`,
  ({ first }) => `(${first}: unknown) => {}`,
  () => '(...all: (string | number)[]) => {}',
  ({ first }) => `async (${first}) => {}`,
  ({ first, second, n }) => `(${first}, ${second}, more = ${n}) => {}`,
  ({ n }) => `() => ${n}`,
]
const SHOWN = 5

export default template({
  id: 'typescript/types/fewer-parameters',
  revision: 1,
  kind: 'multiple',
  topic: 'types',
  grade: 2,
  nudge: 0.3,
  seconds: 105,
  lang: 'typescript',
  status: 'active',
  idea: 'A function that takes fewer arguments, or gives something back, may stand where a void function of more is asked for; one that needs more may not.',
  params: (rng) => {
    const { Fn, first, second } = rng.pick(SUBJECTS)
    const words = { first, second, n: rng.int(2, 50) }
    const said = (all: readonly Say[], isTaken: boolean) => all.map((say) => ({ text: say(words), isTaken }))
    const shown = mixed(rng, { right: said(TAKEN, true), others: said(REFUSED, false) }, SHOWN, [2, 3])
    return { Fn, words, shown }
  },
  ask: ({ Fn, words: { first, second }, shown }) => ({
    stem: 'Which of these functions may stand for `...` under `strict`? Choose all.',
    code: [`type ${Fn} = (${first}: string, ${second}: number) => void`, '', `const given: ${Fn} = ...`].join(
      '\n',
    ),
    options: shown.map(({ text }) => text),
  }),
  key: ({ shown }) => ({ kind: 'multiple', right: placesOf(shown, ({ isTaken }) => isTaken) }),
  why: () =>
    'Arguments that nobody looks at do no harm, and neither does a result that is thrown away; a required parameter that nobody fills, one of another type, or a use that its type does not allow, does.',
  source: [
    'TypeScript Handbook, Type Compatibility, Comparing two functions',
    'TypeScript Handbook, More on Functions, Assignability of Functions',
  ],
})
