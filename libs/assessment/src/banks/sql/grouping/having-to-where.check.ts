import { check } from '../../../checks/check'
import task, { statementOf } from './having-to-where.template'

/** Each pair of values so often, with other sums, that every condition takes some groups and leaves some. */
const ROWS_OF_PAIR = [1, 3, 4, 6, 2, 5] as const

export default check(task, {
  option: ({ subject }, condition, { sql }) => {
    const { table, keys, values, sum } = subject
    const pairs = values[0].flatMap((first) => values[1].map((second) => [first, second] as const))
    const rows = pairs.flatMap(([first, second], i) =>
      Array.from(
        { length: ROWS_OF_PAIR[i] ?? 1 },
        (_, n) => `('${first}', '${second}', ${(i + 1) * (n + 1) * 5})`,
      ),
    )
    const made = `CREATE TABLE ${table} (${keys.join(' text, ')} text, ${sum} integer);
      INSERT INTO ${table} VALUES ${rows.join(', ')};`
    const whole = statementOf(subject)
    const after = whole.replace('…', condition)
    const before = whole.replace('\nHAVING …', '').replace('\nGROUP', `\nWHERE ${condition}\nGROUP`)
    try {
      return JSON.stringify(sql(`${made} ${before}`)) === JSON.stringify(sql(`${made} ${after}`))
    } catch {
      // An aggregate in WHERE is refused.
      return false
    }
  },
})
