import { template } from '../../../tasks/template'

const ITEMS = ['x', 'y', 'z'] as const
const COUNT = 4
const LENGTH = 9
const MOST_ORDERS = 3

/** One transaction reads or writes one item. */
export interface Action {
  by: number
  writes: boolean
  item: string
}
/** Whether it matters which of the two comes first. */
const meets = (one: Action, other: Action): boolean =>
  one.by !== other.by && one.item === other.item && (one.writes || other.writes)

/** Who has to come before whom. */
const precedence = (schedule: readonly Action[]): (readonly [number, number])[] =>
  schedule.flatMap((one, i) =>
    schedule.slice(i + 1).flatMap((other) => (meets(one, other) ? [[one.by, other.by] as const] : [])),
  )
/** All orders of the transactions that keep every precedence; none where they go in a circle. */
function ordersOf(pairs: readonly (readonly [number, number])[], placed: readonly number[] = []): number[][] {
  if (placed.length === COUNT) return [[...placed]]
  return Array.from({ length: COUNT }, (_, i) => i)
    .filter((one) => !placed.includes(one))
    .filter((one) => pairs.every(([before, after]) => after !== one || placed.includes(before)))
    .flatMap((one) => ordersOf(pairs, [...placed, one]))
}
/** No action comes twice, there are few orders, and neither who began first nor who ended first leads to one. */
function isClear(schedule: readonly Action[]): boolean {
  const orders = ordersOf(precedence(schedule)).map(String)
  const begun = [...new Set(schedule.map(({ by }) => by))]
  const ended = [...new Set([...schedule].reverse().map(({ by }) => by))].reverse()
  return (
    new Set(schedule.map((action) => JSON.stringify(action))).size === LENGTH &&
    orders.length > 0 &&
    orders.length <= MOST_ORDERS &&
    !orders.includes(String(begun)) &&
    !orders.includes(String(ended))
  )
}
const nameOf = (number: number): string => `T${number + 1}`

export default template({
  id: 'sql/keys/serial-order',
  revision: 1,
  kind: 'ordering',
  topic: 'keys',
  grade: 5,
  seconds: 270,
  status: 'active',
  idea: 'A schedule is as good as a serial one when every two actions that meet stand in the same order there: the edges of its precedence graph say which, not who began or ended first.',
  params: (rng) => {
    // Each transaction acts at least once.
    const draw = () =>
      rng
        .shuffle(Array.from({ length: LENGTH }, (_, i) => (i < COUNT ? i : rng.int(0, COUNT - 1))))
        .map((by): Action => ({ by, writes: rng.chance() < 0.5, item: rng.pick(ITEMS) }))
    let schedule = draw()
    while (!isClear(schedule)) schedule = draw()
    return { schedule, shown: rng.shuffle(Array.from({ length: COUNT }, (_, i) => i)) }
  },
  ask: ({ schedule, shown }) => ({
    stem: 'Four transactions ran side by side. `r1(x)` says that T1 read the item x, `w2(x)` that T2 wrote it; the actions stand in the order in which they happened, and all four committed. To which serial order of the transactions is this conflict-equivalent? The first at the top. Where there are several, give one of them.',
    code: schedule.map(({ by, writes, item }) => `${writes ? 'w' : 'r'}${by + 1}(${item})`).join('  '),
    options: shown.map(nameOf),
  }),
  key: ({ schedule, shown }) => ({
    kind: 'ordering',
    orders: ordersOf(precedence(schedule)).map((order) => order.map((one) => shown.indexOf(one))),
  }),
  why: ({ schedule }) =>
    `Before each other have to come: ${[...new Set(precedence(schedule).map(([before, after]) => `${nameOf(before)} before ${nameOf(after)}`))].join(', ')}.`,
  source: [
    'Bernstein, Hadzilacos and Goodman, "Concurrency Control and Recovery in Database Systems", 1987, chapter 2',
  ],
})
