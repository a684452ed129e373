import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from './printed'

const FALSY = ['0', "''", 'NaN', 'null', 'undefined', 'false'] as const
/** They look empty, and are true. */
const LOOK_EMPTY = ["'0'", "'false'", "' '", '[]', '{}'] as const
const TRUTHY = ['1', '-1', "'no'", 'true', '0.5', "'x'", '[0]'] as const

/** Ways to keep what is true, or what is false. */
const TESTS = [
  { write: (list: string) => `${list}.filter((one) => one).length`, keeps: true },
  { write: (list: string) => `${list}.filter(Boolean).length`, keeps: true },
  { write: (list: string) => `${list}.filter((one) => !one).length`, keeps: false },
  { write: (list: string) => `${list}.filter((one) => !!one).length`, keeps: true },
] as const

export default template({
  id: 'typescript/values/truthy-count',
  revision: 1,
  kind: 'numeric',
  topic: 'values',
  grade: 1,
  nudge: 0.3,
  seconds: 60,
  lang: 'javascript',
  status: 'active',
  idea: 'False are 0, an empty text, NaN, null, undefined and false; empty arrays, objects and the text 0 are true.',
  params: (rng) => {
    const list = rng.pick(['answers', 'cells', 'values', 'fields'])
    const test = rng.pick(TESTS)
    const values = drawnUntil(
      () =>
        rng.shuffle<string>([
          ...rng.sample(FALSY, rng.int(2, 4)),
          ...rng.sample(LOOK_EMPTY, rng.int(1, 3)),
          ...rng.sample(TRUTHY, rng.int(1, 2)),
        ]),
      (drawn) => drawn.length <= 8,
    )
    return { list, test, values }
  },
  ask: ({ list, test, values }) => ({
    stem: 'Which number does this code print?',
    code: `const ${list} = [${values.join(', ')}]\nconsole.log(${test.write(list)})`,
    answerHint: 'One whole number.',
  }),
  key: ({ test, values }) => {
    const falsy = values.filter((value) => FALSY.some((one) => one === value)).length
    return whole(test.keeps ? values.length - falsy : falsy)
  },
  why: () => 'All objects are true, empty arrays too, and so is every text with a character in it.',
  source: ['MDN, Glossary: Falsy', 'ECMA-262 (2025), ToBoolean'],
})
