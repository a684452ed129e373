import { check } from '../../../checks/check'
import task from './order-by-odds.template'

const UNITS: readonly (readonly [RegExp, bigint])[] = [
  [/(\d+) minutes?;/, 1n],
  [/(\d+) hours?;/, 60n],
  [/(\d+) days?;/, 1_440n],
]
const SIZES: readonly (readonly [string, bigint])[] = [
  ['capitals count', 62n],
  ['hexadecimal', 16n],
  ['a to z', 26n],
  ['digits', 10n],
]
/** Enough for the smallest odds that are asked for. */
const SCALE = 10n ** 20n

/** Exact odds by whole numbers, read from what is shown. */
function oddsOf(text: string): bigint {
  const size = SIZES.find(([word]) => text.includes(word))?.[1] ?? 1n
  const minutes = UNITS.reduce((sum, [unit, factor]) => sum + BigInt(unit.exec(text)?.[1] ?? 0) * factor, 0n)
  const guesses = minutes * BigInt(/(\d+) guesses/.exec(text)?.[1] ?? 0)
  return (guesses * SCALE) / size ** BigInt(/^\d+/.exec(text)?.[0] ?? 0)
}

export default check(task, {
  key: (p) => {
    const odds = (task.ask(p).options ?? []).map(oddsOf)
    const order = odds.map(() => -1)
    odds.forEach((own, i) => (order[odds.filter((other) => other > own).length] = i))
    return { kind: 'ordering', orders: [order] }
  },
})
