import { template } from '../../../tasks/template'

type Who = 'T1' | 'T2'
/** What a transaction takes from which row, when there is enough in all. */
export interface Taking {
  id: number
  amount: number
  least: number
}
export interface Step {
  who: Who
  does: 'BEGIN' | 'UPDATE' | 'COMMIT'
}
const step = (text: string): Step[] =>
  text.split(' ').map((word) => {
    const does = ({ b: 'BEGIN', u: 'UPDATE', c: 'COMMIT' } as const)[word[1] ?? ''] ?? 'COMMIT'
    return { who: word.startsWith('1') ? 'T1' : 'T2', does }
  })
/** Orders in which the steps of both can come: side by side, or one after the other. */
const SCHEDULES = [
  '1b 2b 1u 2u 1c 2c',
  '1b 2b 2u 1u 2c 1c',
  '1b 1u 2b 1c 2u 2c',
  '2b 1b 1u 1c 2u 2c',
  '1b 1u 1c 2b 2u 2c',
  '2b 2u 1b 2c 1u 1c',
].map(step)

export const updateOf = ({ id, amount, least }: Taking, table: string): string =>
  `UPDATE ${table} SET litres = litres - ${amount}
    WHERE id = ${id} AND (SELECT SUM(litres) FROM ${table}) >= ${least};`

/** A run in which each transaction works on what was committed when it began. */
function finalOf(
  start: readonly number[],
  takings: Readonly<Record<Who, Taking>>,
  schedule: readonly Step[],
): number {
  const total = (litres: readonly number[]) => litres.reduce((sum, n) => sum + n, 0)
  let committed = [...start]
  const begun: Partial<Record<Who, number[]>> = {}
  for (const { who, does } of schedule) {
    const { id, amount, least } = takings[who]
    if (does === 'BEGIN') begun[who] = committed
    const seen = begun[who] ?? committed
    const isWritten = total(seen) >= least
    // Whoever commits second on a row is aborted.
    const isFirst = committed[id - 1] === seen[id - 1]
    if (does === 'COMMIT' && isWritten && isFirst)
      committed = committed.map((litres, i) => (i === id - 1 ? litres - amount : litres))
  }
  return total(committed)
}

export default template({
  id: 'sql/keys/write-skew',
  revision: 1,
  kind: 'numeric',
  topic: 'keys',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  lang: 'sql',
  status: 'active',
  idea: 'Under snapshot isolation two transactions that read the same rows and write different ones both commit, and a condition that each has checked is broken; writes to one row are caught.',
  params: (rng) => {
    const first = rng.int(6, 9) * 10
    const second = rng.int(6, 9) * 10
    const all = first + second
    const own = rng.int(1, 2)
    const taking = (id: number, amount: number): Taking => ({ id, amount, least: all - rng.int(0, 1) * 10 })
    const isSkew = rng.chance() < 0.6
    const takings: Record<Who, Taking> = {
      T1: taking(own, rng.int(2, 5) * 10),
      T2: taking(isSkew ? 3 - own : own, rng.int(2, 5) * 10 + 5),
    }
    return { start: [first, second], takings, schedule: rng.pick(SCHEDULES) }
  },
  ask: ({ start, takings, schedule }) => ({
    stem: `The table \`tanks\` has two rows: \`id\` 1 with ${start[0] ?? 0} \`litres\` and \`id\` 2 with ${start[1] ?? 0}. T1 and T2 run under snapshot isolation: a transaction sees the rows as they were committed when it began, and its own changes. It is aborted at COMMIT, without effect, when a row that it has changed was changed by another transaction that committed after it began. How many litres are in both tanks together at the end?`,
    code: schedule
      .map(({ who, does }) => `${who}: ${does === 'UPDATE' ? updateOf(takings[who], 'tanks') : `${does};`}`)
      .join('\n'),
    answerHint: 'A whole number of litres.',
  }),
  key: ({ start, takings, schedule }) => ({
    kind: 'numeric',
    value: finalOf(start, takings, schedule),
    tolerance: { absolute: 0 },
  }),
  why: ({ takings: { T1, T2 } }) =>
    T1.id === T2.id
      ? 'Both change one row: where they run side by side, only the one that commits first is kept.'
      : 'Each sees the sum as it was when it began and changes another row, so where they run side by side neither is aborted.',
  source: ['Berenson, Bernstein, Gray and others, "A Critique of ANSI SQL Isolation Levels", SIGMOD 1995'],
})
