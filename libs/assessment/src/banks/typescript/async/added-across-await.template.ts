import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wholeKey } from './keys'

/** How an amount is added: whether the total is read before the await or after it. */
const WAYS = {
  add: { body: ['  total += await later(n, ms)'], readsFirst: true },
  plus: { body: ['  total = total + (await later(n, ms))'], readsFirst: true },
  join: { body: ['  total = (await later(n, ms)) + total'], readsFirst: false },
  put: { body: ['  const value = await later(n, ms)', '  total += value'], readsFirst: false },
  note: {
    body: ['  const before = total', '  const value = await later(n, ms)', '  total = before + value'],
    readsFirst: true,
  },
} as const
type Way = keyof typeof WAYS

export interface Call {
  way: Way
  n: number
  ms: number
}
const isLate = ({ way }: Call) => !WAYS[way].readsFirst

/** Groups of calls at once; a group begins when the one before has ended. */
const counted = (start: number, groups: readonly (readonly Call[])[]): number =>
  groups.reduce(
    (before, calls) =>
      [...calls]
        .sort((x, y) => x.ms - y.ms)
        .reduce((total, call) => (isLate(call) ? total : before) + call.n, before),
    start,
  )

function drawn(rng: Rng): { start: number; groups: Call[][] } {
  const [early, other] = [rng.pick(['add', 'plus', 'note'] as const), rng.pick(['join', 'put'] as const)]
  const group = () => {
    const count = rng.int(2, 3)
    const times = rng.sample([10, 20, 30, 40, 50], count)
    return times.map((ms): Call => ({ way: rng.pick([early, early, other]), n: rng.int(1, 9), ms }))
  }
  return { start: 10 * rng.int(1, 9), groups: Array.from({ length: rng.int(1, 2) }, group) }
}

export default template({
  id: 'typescript/async/added-across-await',
  revision: 1,
  kind: 'numeric',
  topic: 'async',
  grade: 4,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'The left side of += is read before the await on its right: what others write meanwhile is lost.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ start, groups }) => {
        const calls = groups.flat()
        const all = calls.reduce((sum, { n }) => sum + n, start)
        const inList = groups.map((group) => group.map((call, i) => ({ ...call, ms: i })))
        const found = counted(start, groups)
        return (
          new Set(calls.map(({ way }) => way)).size === 2 && found !== all && found !== counted(start, inList)
        )
      },
    ),
  ask: ({ start, groups }) => ({
    stem: `${SLEEP_TOLD} Which number does this print?`,
    code: [
      `let total = ${start}`,
      'const later = (n, ms) => sleep(ms).then(() => n)',
      ...[...new Set(groups.flat().map(({ way }) => way))].flatMap((way) => [
        `async function ${way}(n, ms) {`,
        ...WAYS[way].body,
        '}',
      ]),
      '',
      'async function main() {',
      ...groups.map(
        (calls) =>
          `  await Promise.all([${calls.map(({ way, n, ms }) => `${way}(${n}, ${ms})`).join(', ')}])`,
      ),
      '  console.log(total)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ start, groups }) => wholeKey(counted(start, groups)),
  why: () =>
    'Operands are evaluated from left to right: where total stands to the left of the await its value is that of the call, and whatever was written in between is overwritten. Where it is read after the await nothing is lost.',
  source: ['ECMA-262 (2025), Assignment Operators: Evaluation', 'MDN, await'],
})
