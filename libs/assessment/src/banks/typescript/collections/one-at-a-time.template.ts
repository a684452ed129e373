import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

const STARTS = [
  { text: 'numbers', isLazy: false },
  { text: 'each(numbers)', isLazy: true },
] as const
/** A generator, since QuickJS fails to end a chain early over the iterator of an array, which has no return(). */
const EACH = ['function* each(list) {', '  for (const n of list) yield n', '}']

export interface Params {
  numbers: readonly number[]
  start: (typeof STARTS)[number]
  isMapFirst: boolean
  least: number
  factor: number
  /** What ends the chain: the first few, the first that is great enough, or nothing at all. */
  end: { kind: 'take' | 'find' | 'unused'; n: number }
}

const END = {
  take: ({ isLazy }: Params['start'], n: number) =>
    isLazy ? `.take(${n})\n  .toArray()` : `.slice(0, ${n})`,
  find: (_: Params['start'], n: number) => `.find((n) => n > ${n})`,
  unused: () => '',
}

/** What is noted: eagerly a step for all, lazily all steps for each, until enough has come. */
function noted({ numbers, isMapFirst, least, factor, end }: Params, isLazy: boolean): string[] {
  const steps = isMapFirst ? ['m', 'f'] : ['f', 'm']
  const lines: string[] = []
  let all = numbers.map((n) => ({ n, isIn: true }))
  const run = (step: string, one: { n: number; isIn: boolean }) => {
    if (!one.isIn) return one
    lines.push(`${step}${one.n}`)
    return step === 'm' ? { ...one, n: one.n * factor } : { ...one, isIn: one.n > least }
  }
  if (!isLazy) {
    for (const step of steps) all = all.map((one) => run(step, one))
    return lines
  }
  if (end.kind === 'unused') return ['-']
  let came = 0
  for (const one of all) {
    const last = steps.reduce((now, step) => run(step, now), one)
    if (!last.isIn) continue
    came += 1
    if (end.kind === 'take' ? came === end.n : last.n > end.n) break
  }
  return lines
}

function draw(rng: Rng): Params {
  const factor = rng.int(2, 3)
  const isMapFirst = rng.int(0, 2) === 0
  return {
    numbers: rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], rng.int(4, 5)),
    start: rng.pick([...STARTS, ...STARTS.slice(1), ...STARTS.slice(1)]),
    isMapFirst,
    least: rng.int(2, 5) * (isMapFirst ? factor : 1),
    factor,
    end: rng.pick([
      { kind: 'take', n: 2 },
      { kind: 'take', n: rng.int(1, 2) },
      { kind: 'find', n: rng.int(4, 7) * factor },
      { kind: 'find', n: rng.int(5, 6) * factor },
      { kind: 'unused', n: 0 },
    ] as const),
  }
}

export default template({
  id: 'typescript/collections/one-at-a-time',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'Methods of arrays finish one step for all members; helpers of iterators take each member through all steps, when it is asked for, and stop once there is enough.',
  params: (rng) =>
    drawnUntil(
      () => draw(rng),
      (drawn) => {
        const [lazy, eager] = [noted(drawn, true), noted(drawn, false)]
        const isEarly = lazy.length < eager.length && lazy.length >= 4
        return drawn.end.kind === 'unused' ? drawn.start.isLazy && rng.int(0, 3) === 0 : isEarly
      },
    ),
  ask: ({ numbers, start, isMapFirst, least, factor, end }) => {
    const filter = `  .filter((n) => {\n    log.push('f' + n)\n    return n > ${least}\n  })`
    const map = `  .map((n) => {\n    log.push('m' + n)\n    return n * ${factor}\n  })`
    const last = END[end.kind](start, end.n)
    return {
      stem: PRINTS,
      code: [
        ...(start.isLazy ? EACH : []),
        'const log = []',
        `const numbers = [${numbers.join(', ')}]`,
        `const found = ${start.text}`,
        ...(isMapFirst ? [map, filter] : [filter, map]),
        ...(last ? [`  ${last}`] : []),
        "console.log(log.join(' ') || '-')",
      ].join('\n'),
      answerHint: WORDS_HINT,
    }
  },
  key: (params) => typedWords(noted(params, params.start.isLazy)),
  why: ({ start }) =>
    start.isLazy
      ? 'A helper of an iterator does nothing until a value is asked for; then that value goes through the chain before the next is taken.'
      : 'Each method of an array makes its whole result before the next method begins.',
  source: [
    'ECMA-262 (2025), Iterator.prototype.map, Iterator.prototype.filter, Iterator.prototype.take',
    'MDN, Iterator: Iterator helper methods',
  ],
})
