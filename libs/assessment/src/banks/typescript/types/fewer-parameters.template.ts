import { template } from '../../../tasks/template'
import type { Pool } from './lines'
import { drawnLines, LINES_HINT, marked, refusedKey } from './lines'

const SUBJECTS = [
  { Fn: 'Listener', first: 'text', second: 'at', run: 'listen' },
  { Fn: 'Visitor', first: 'path', second: 'depth', run: 'visit' },
  { Fn: 'Handler', first: 'line', second: 'row', run: 'handle' },
  { Fn: 'Reporter', first: 'step', second: 'percent', run: 'report' },
] as const
type Words = (typeof SUBJECTS)[number] & { n: number }

const POOL: Pool<Words> = {
  refused: [
    ({ run, first, second }) => `${run}((${first}, ${second}, more: boolean) => {})`,
    ({ run, second }) => `${run}((${second}: number) => {})`,
    ({ run, first, second }) => `${run}((${first}: string, ${second}: string) => {})`,
    ({ run, first }) => `${run}((${first}: string[]) => {})`,
    ({ Fn, n }, x) => `const ${x}: ${Fn} = () => {}; ${x}('x', ${n}, true)`,
    ({ Fn }, x) => `const ${x}: ${Fn} = (one) => {}; ${x}('x')`,
  ],
  taken: [
    ({ run }) => `${run}(() => {})`,
    ({ run, first }) => `${run}((${first}) => {})`,
    ({ run, first }) => `${run}((${first}) => ${first}.length)`,
    ({ run, first, second }) => `${run}((${first}: string, ${second}?: number) => {})`,
    ({ run, first }) => `${run}((${first}: unknown) => {})`,
    ({ run }) => `${run}((...all: (string | number)[]) => {})`,
    ({ run, first }) => `${run}(async (${first}) => {})`,
    ({ run, first, second, n }) => `${run}((${first}, ${second}, more = ${n}) => {})`,
  ],
}

export default template({
  id: 'typescript/types/fewer-parameters',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'A function that takes fewer arguments, or gives something back, may stand where a void function of more is asked for; one that needs more may not.',
  params: (rng) => {
    const words = { ...rng.pick(SUBJECTS), n: rng.int(2, 50) }
    return { words, lines: drawnLines(rng, POOL, words, 5, [2, 3]) }
  },
  ask: ({ words: { Fn, first, second, run }, lines }) => ({
    stem: 'Callbacks are handed to a function. Which of the numbered lines does TypeScript refuse under `strict`?',
    code: [
      `type ${Fn} = (${first}: string, ${second}: number) => void`,
      `declare function ${run}(callback: ${Fn}): void`,
      '',
      marked(lines),
    ].join('\n'),
    answerHint: LINES_HINT,
  }),
  key: ({ lines }) => refusedKey(lines),
  why: () =>
    'Arguments that nobody looks at do no harm, and neither does a result that is thrown away; a required parameter that nobody fills, or one of another type, does. A call is measured by the declared type.',
  source: [
    'TypeScript Handbook, Type Compatibility, Comparing two functions',
    'TypeScript Handbook, More on Functions, Assignability of Functions',
  ],
})
