import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './leaked-table.template'

const SIZES: readonly (readonly [string, bigint])[] = [
  ['hexadecimal', 16n],
  ['a to z', 26n],
  ['digits', 10n],
]
const SECONDS: Record<string, bigint> = { minutes: 60n, hour: 3_600n, day: 86_400n, days: 86_400n }

/** Exact, by whole numbers that are read from the line. */
export default check(task, {
  key: (p) =>
    lettersKey(
      itemsOf(task.ask(p).code ?? '').map((line) => {
        if (line.includes('as it is')) return true
        if (line.includes('HMAC')) return false
        const [, length = '', count = '', unit = ''] = /: (\d+) .* (\d+) (\w+) more$/.exec(line) ?? []
        const size = SIZES.find(([word]) => line.includes(word))?.[1] ?? 1n
        const perSecond = line.includes('bcrypt') ? 100n : 1_000_000_000n
        return size ** BigInt(length) <= perSecond * BigInt(count) * (SECONDS[unit] ?? 0n)
      }),
    ),
})
