import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/**
 * Which lines there are, and after which number the reader stops; the rest of the source is never made. A source that says
 * that it is closed is read to its end: how it is closed by a break differs between engines.
 */
export interface Pipe {
  numbers: readonly number[]
  stop: number
  makes: boolean
  resumes: boolean
  passes: boolean
  closes: boolean
  outside: boolean
}

function printed({ numbers, stop, ...says }: Pipe): string[] {
  const end = [...(says.closes ? ['closed'] : []), 'end']
  const rounds = numbers.slice(0, numbers.indexOf(stop) + 1).flatMap((n) => [
    ...(says.makes ? [`make ${n}`] : []),
    ...(says.passes ? [`pass ${n}`] : []),
    `use ${n}`,
    // The source goes on only when the next number is asked for.
    ...(says.resumes && (says.closes || n !== stop) ? [`back ${n}`] : []),
  ])
  const inCall = says.makes ? 1 : 0
  const inside = [...rounds, ...end]
  return says.outside ? [...inside.slice(0, inCall), 'outside', ...inside.slice(inCall)] : inside
}

const drawn = (rng: Rng): Pipe => {
  const is = () => rng.int(0, 1) === 1
  const closes = is()
  const count = rng.int(1, 2)
  const numbers = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], closes ? count : 3)
  return {
    numbers,
    stop: numbers[count - 1] ?? 0,
    makes: is() || is(),
    resumes: is(),
    passes: is(),
    closes,
    outside: is(),
  }
}

const line = (isThere: boolean, text: string) => (isThere ? [text] : [])
function code({ numbers, stop, makes, resumes, passes, closes, outside }: Pipe): string {
  return [
    'async function* source() {',
    `  for (const n of [${numbers.join(', ')}]) {`,
    ...line(makes, `    console.log('make ' + n)`),
    `    yield n`,
    ...line(resumes, `    console.log('back ' + n)`),
    `  }`,
    ...line(closes, "  console.log('closed')"),
    '}',
    ...(passes
      ? [
          'async function* passed(numbers) {',
          '  for await (const n of numbers) {',
          "    console.log('pass ' + n)",
          '    yield n',
          '  }',
          '}',
        ]
      : []),
    '',
    'async function main() {',
    `  for await (const n of ${passes ? 'passed(source())' : 'source()'}) {`,
    "    console.log('use ' + n)",
    ...line(!closes, `    if (n === ${stop}) break`),
    '  }',
    "  console.log('end')",
    '}',
    'main()',
    ...line(outside, "console.log('outside')"),
  ].join('\n')
}

export default template({
  id: 'typescript/async/pulled-one-by-one',
  revision: 1,
  kind: 'ordering',
  topic: 'async',
  grade: 3,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'An async generator goes on only when the next value is asked for, so the lines of maker and reader take turns.',
  params: (rng) => {
    const pipe = drawnUntil(
      () => drawn(rng),
      (one) => {
        const lines = printed(one).length
        return (
          lines >= 5 &&
          lines <= 6 &&
          [one.resumes, one.passes, one.closes, one.outside].filter(Boolean).length > 1
        )
      },
    )
    return { pipe, lines: rng.shuffle(printed(pipe)) }
  },
  ask: ({ pipe, lines }) => ({
    stem: 'Put the printed lines in order, the first one on top.',
    code: code(pipe),
    options: lines,
  }),
  key: ({ pipe, lines }) => ({
    kind: 'ordering',
    orders: [printed(pipe).map((one) => lines.indexOf(one))],
  }),
  why: () =>
    'The first request runs the source up to its first yield, still within the call of main. Each further one resumes it after that yield. What no request asks for is not made.',
  source: ['MDN, for await...of', 'ECMA-262 (2025), AsyncGenerator Objects'],
})
