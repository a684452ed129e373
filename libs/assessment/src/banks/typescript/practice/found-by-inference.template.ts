import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'

/** What a generic function says of its result, and what comes of it for a list of numbers, texts or flags. */
const FORMS = [
  { result: 'T | undefined', of: (one: string) => `${one} | undefined` },
  { result: 'T[]', of: (one: string) => `${one}[]` },
  { result: '[T, number]', of: (one: string) => `[${one}, number]` },
  { result: 'Map<string, T>', of: (one: string) => `Map<string, ${one}>` },
  { result: '{ best: T }', of: (one: string) => `{ best: ${one} }` },
] as const
const LISTS = [
  { type: 'number', draw: (rng: Rng) => [rng.int(2, 90), rng.int(2, 90)].join(', ') },
  {
    type: 'string',
    draw: (rng: Rng) =>
      rng
        .sample(['ash', 'elm', 'fir', 'oak', 'yew'], 2)
        .map((word) => `'${word}'`)
        .join(', '),
  },
  { type: 'Date', draw: (rng: Rng) => `new Date(20${rng.int(10, 40)}, ${rng.int(0, 11)}, 1)` },
] as const

export default template({
  id: 'typescript/practice/found-by-inference',
  revision: 1,
  kind: 'single',
  topic: 'types',
  grade: 2,
  seconds: 75,
  lang: 'typescript',
  status: 'active',
  idea: 'A type parameter is found from what is handed in, and stands for just that type in the result.',
  params: (rng) => {
    const form = rng.pick(FORMS)
    const { type, draw } = rng.pick(LISTS)
    const other = rng.pick(['number', 'string', 'Date'].filter((one) => one !== type))
    return {
      fn: rng.pick(['pickFrom', 'gather', 'sorted', 'bestOf']),
      result: form.result,
      list: draw(rng),
      options: [form.of(type), form.of('unknown'), form.of(`${type}[]`), form.of(other), type],
    }
  },
  ask: ({ fn, result, list, options }) => ({
    stem: 'Of which type is `got` under `strict`?',
    code: [`declare function ${fn}<T>(list: T[]): ${result}`, '', `const got = ${fn}([${list}])`].join('\n'),
    options,
  }),
  key: () => ({ kind: 'single', right: 0 }),
  why: ({ options: [right = '', , , , one = ''] }) =>
    `A list of \`${one}\` is handed in for \`T[]\`, so \`T\` is \`${one}\`: the element, not the list. Put into the result it makes \`${right}\`.`,
  source: ['TypeScript Handbook, More on Functions, Generic Functions, Inference'],
})
