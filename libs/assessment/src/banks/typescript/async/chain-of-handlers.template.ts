import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

type Step =
  | { then: 'add'; n: number }
  | { then: 'throw'; word: string }
  | { catch: 'value'; n: number }
  | { catch: 'throw'; word: string }
  | { finally: 'value'; n: number }
  | { finally: 'throw'; word: string }
type State = { value: number } | { error: string }

const WORDS = ['late', 'full', 'gone', 'lost', 'cold'] as const

function drawn(rng: Rng): { start: State; steps: Step[] } {
  const n = () => rng.int(2, 30)
  const words = rng.shuffle(WORDS)
  const word = (i: number) => words[i] ?? ''
  const step = (i: number): Step =>
    rng.pick<Step>([
      { then: 'add', n: n() },
      { then: 'add', n: n() },
      { then: 'throw', word: word(i) },
      { catch: 'value', n: n() },
      { catch: 'value', n: n() },
      { catch: 'throw', word: word(i) },
      { finally: 'value', n: n() },
      { finally: 'value', n: n() },
      { finally: 'throw', word: word(i) },
    ])
  const start: State = rng.int(0, 1) ? { value: n() } : { error: word(4) }
  return { start, steps: Array.from({ length: 4 }, (_, i) => step(i)).concat({ then: 'add', n: n() }) }
}

/** @param isHeard whether what finally returns would take the place of what was there: the misconception */
function walked({ start, steps }: { start: State; steps: readonly Step[] }, isHeard = false): State {
  return steps.reduce<State>((state, step) => {
    if ('finally' in step) {
      if (step.finally === 'throw') return { error: step.word }
      return isHeard ? { value: step.n } : state
    }
    if ('then' in step) {
      if ('error' in state) return state
      return step.then === 'throw' ? { error: step.word } : { value: state.value + step.n }
    }
    if ('value' in state) return state
    return step.catch === 'throw' ? { error: step.word } : { value: step.n }
  }, start)
}
const wordsOf = (state: State) => ('value' in state ? ['value', String(state.value)] : ['error', state.error])

function shown(step: Step): string {
  if ('finally' in step)
    return step.finally === 'value' ? `.finally(() => ${step.n})` : `.finally(() => fail('${step.word}'))`
  if ('then' in step)
    return step.then === 'add' ? `.then((n) => n + ${step.n})` : `.then(() => fail('${step.word}'))`
  return step.catch === 'value' ? `.catch(() => ${step.n})` : `.catch(() => fail('${step.word}'))`
}
const kinds = (steps: readonly Step[]) => new Set(steps.flatMap((step) => Object.keys(step))).size

export default template({
  id: 'typescript/async/chain-of-handlers',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 3,
  seconds: 110,
  lang: 'javascript',
  status: 'active',
  idea: 'In a chain then is passed over after an error and catch without one; catch goes on with a value; finally changes nothing unless it throws.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (chain) =>
        // Of then, catch, finally, n and word none is missing, and the finally matters to whoever takes its value.
        kinds(chain.steps) === 5 && wordsOf(walked(chain)).join() !== wordsOf(walked(chain, true)).join(),
    ),
  ask: ({ start, steps }) => ({
    stem: 'What does this print?',
    code: [
      'const fail = (word) => {',
      '  throw new Error(word)',
      '}',
      '',
      'value' in start ? `Promise.resolve(${start.value})` : `Promise.reject(new Error('${start.error}'))`,
      ...steps.map((step) => `  ${shown(step)}`),
      '  .then(',
      "    (n) => console.log('value', n),",
      "    (error) => console.log('error', error.message),",
      '  )',
    ].join('\n'),
    answerHint: 'Two words as printed, such as value 7.',
  }),
  key: (chain) => wordsKey(wordsOf(walked(chain))),
  why: () =>
    'Each step hands on a value or an error. A then without a second function hands an error on; a catch hands a value on, and after an error its own result; a finally hands on what it got, or the error that it throws.',
  source: [
    'MDN, Promise.prototype.finally()',
    'MDN, Promise.prototype.catch()',
    'MDN, Promise.prototype.then()',
  ],
})
