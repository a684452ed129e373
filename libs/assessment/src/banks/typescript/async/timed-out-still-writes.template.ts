import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wholeKey } from './keys'

export interface Order {
  times: readonly number[]
  limit: number
  /** How long after the last try the balance is read. */
  pause: number
  start: number
  amount: number
  /** Whether a payment of the same order is made once, and where that is looked up. */
  once: 'no' | 'before the wait' | 'after the wait'
}

interface Try {
  begin: number
  end: number
  pays: boolean
}

/** The tries as they are made: each is given up after the limit, and none follows one that is in time. */
function triesOf({ times, limit, once }: Order): Try[] {
  const tries: Try[] = []
  let now = 0
  for (const ms of times) {
    const paidBy = (moment: number) => tries.some(({ end, pays }) => pays && end < moment)
    const isSeenAtOnce = once === 'before the wait' && paidBy(now)
    const end = isSeenAtOnce ? now : now + ms
    tries.push({ begin: now, end, pays: !isSeenAtOnce })
    now = Math.min(end, now + limit)
    if (now === end) break
  }
  return tries
}
function readAt(order: Order): number {
  const last = triesOf(order).at(-1)
  return (last ? Math.min(last.end, last.begin + order.limit) : 0) + order.pause
}
function balance(order: Order): number {
  const writes = triesOf(order).filter(({ end, pays }) => pays && end < readAt(order)).length
  return order.start - order.amount * (order.once === 'after the wait' ? Math.min(writes, 1) : writes)
}

const LOOK = "  if (paid.has('order')) return"
const isClear = (order: Order) => {
  const moments = triesOf(order).flatMap(({ begin, end, pays }) => (pays ? [begin, end] : [begin]))
  return new Set([...moments, readAt(order)]).size === moments.length + 1
}
const drawn = (rng: Rng): Order => ({
  times: Array.from({ length: rng.int(3, 4) }, () => 10 * rng.int(2, 16)),
  limit: 10 * rng.int(4, 7) + 5,
  pause: rng.pick([12, 32, 52, 500]),
  start: 100 * rng.int(2, 5),
  amount: 5 * rng.int(2, 8),
  once: rng.pick(['no', 'no', 'before the wait', 'after the wait'] as const),
})

export default template({
  id: 'typescript/async/timed-out-still-writes',
  revision: 1,
  kind: 'numeric',
  topic: 'async',
  grade: 4,
  seconds: 200,
  lang: 'javascript',
  status: 'active',
  idea: 'A race with a timeout gives up waiting, not the work: a try that was late still writes, and a second try writes again.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (order) => triesOf(order).length > 1 && (order.times[0] ?? 0) > order.limit && isClear(order),
    ),
  ask: ({ times, limit, pause, start, amount, once }) => ({
    stem: `${SLEEP_TOLD} Which number does this print?`,
    code: [
      `let balance = ${start}`,
      ...(once === 'no' ? [] : ['const paid = new Set()']),
      'async function pay(ms) {',
      ...(once === 'before the wait' ? [LOOK] : []),
      '  await sleep(ms)',
      ...(once === 'after the wait' ? [LOOK] : []),
      ...(once === 'no' ? [] : ["  paid.add('order')"]),
      `  balance -= ${amount}`,
      '}',
      'const timeout = (ms) => sleep(ms).then(() => {',
      "  throw new Error('late')",
      '})',
      '',
      'async function main() {',
      `  for (const ms of [${times.join(', ')}]) {`,
      '    try {',
      `      await Promise.race([pay(ms), timeout(${limit})])`,
      '      break',
      '    } catch {',
      '      continue',
      '    }',
      '  }',
      `  await sleep(${pause})`,
      '  console.log(balance)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: (order) => wholeKey(balance(order)),
  why: () =>
    'Promise.race leaves the slower promise to itself. Each try that was begun writes at its own time; what has been written by the time of printing counts, and a look at what is paid helps only if it comes after the wait.',
  source: ['MDN, Promise.race()', 'MDN, await'],
})
