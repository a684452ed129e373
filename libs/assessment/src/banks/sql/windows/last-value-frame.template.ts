import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

type Price = readonly [day: number, price: number]

/** A frame as it is written, and the rows that it holds by their distance from the current one. */
const FRAMES = {
  LAST_VALUE: [
    { text: '', from: -Infinity, to: 0 },
    { text: 'ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING', from: -Infinity, to: Infinity },
    { text: 'ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING', from: -1, to: 1 },
  ],
  FIRST_VALUE: [
    { text: 'ROWS BETWEEN 1 PRECEDING AND CURRENT ROW', from: -1, to: 0 },
    { text: 'ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING', from: -2, to: -1 },
  ],
} as const
type Name = keyof typeof FRAMES

interface Windowed {
  by: Name
  frame: (typeof FRAMES)[Name][number]
}
export const statementOf = ({ by, frame: { text } }: Windowed): string =>
  `SELECT day, ${by}(price) OVER (\n  ORDER BY day${text === '' ? '' : `\n  ${text}`}\n) AS x\nFROM prices;`
export const tableOf = (prices: readonly Price[]): Table => ({
  name: 'prices',
  columns: ['day integer', 'price integer'],
  rows: prices,
})

export default template({
  id: 'sql/windows/last-value-frame',
  revision: 1,
  kind: 'numeric',
  topic: 'windows',
  grade: 4,
  nudge: -0.3,
  seconds: 130,
  lang: 'sql',
  status: 'active',
  idea: 'First and last value are of the frame, and with ORDER BY the frame that nobody wrote ends at the current row.',
  params: (rng) => {
    const prices = rng
      .sample([12, 15, 19, 23, 26, 31, 34, 38, 42], 6)
      .map((price, i): Price => [i + 1, price])
    const by = rng.pick<Name>(['LAST_VALUE', 'LAST_VALUE', 'FIRST_VALUE'])
    const frame: Windowed['frame'] = rng.pick<Windowed['frame']>(FRAMES[by])
    return { prices: rng.shuffle(prices), by, frame, at: rng.int(3, 5) }
  },
  ask: (p) => ({
    stem: `What number stands in the column \`x\` in the row of day ${p.at}?`,
    code: shownWith([tableOf(p.prices)], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ prices, by, frame, at }) => {
    const held = [...prices]
      .sort(([x], [y]) => x - y)
      .filter(([day]) => day - at >= frame.from && day - at <= frame.to)
      .map(([, price]) => price)
    const [first = 0] = held
    const value = { FIRST_VALUE: first, LAST_VALUE: held.at(-1) ?? 0 }[by]
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
  why: ({ frame: { text }, at }) =>
    text === ''
      ? `With ORDER BY alone the frame goes from the first day to day ${at}.`
      : `In the row of day ${at} only the rows of the frame are looked at: ${text}.`,
  source: ['ISO/IEC 9075-2:2023, window clause, window function', 'SQLite 3.54, "Window Functions", 2.2'],
})
