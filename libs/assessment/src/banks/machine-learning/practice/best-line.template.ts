import { template } from '../../../tasks/template'
import { sum } from '../evaluation/reckon'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

export interface Line {
  slope: number
  start: number
}
const XS = [1, 2, 3, 4] as const

/** Sum of squared vertical distances. */
const missOf = (ys: readonly number[], { slope, start }: Line): number =>
  sum(XS.map((x, i) => ((ys[i] ?? 0) - slope * x - start) ** 2))
const textOf = ({ slope, start }: Line): string => `y = ${slope}x ${start < 0 ? '-' : '+'} ${Math.abs(start)}`

export default template({
  id: 'machine-learning/practice/best-line',
  revision: 1,
  kind: 'single',
  topic: 'linear-and-trees',
  grade: 2,
  seconds: 150,
  status: 'active',
  idea: 'Least squares takes the line with the smallest sum of squared vertical distances, which need not go through any point.',
  params: (rng) =>
    drawnUntil(
      () => {
        const [slope, start] = [rng.int(2, 4), rng.int(1, 6)]
        const ys = XS.map((x) => slope * x + start + rng.int(-2, 2))
        const turns = rng.sample([-1, 1], 2)
        const lines: Line[] = [
          { slope, start },
          // Steeper and flatter, about through the middle of the points, and one that lies beside them.
          ...turns.map((turn) => ({ slope: slope + turn, start: start - turn * rng.int(2, 3) })),
          { slope, start: start + rng.pick([-2, 2]) },
        ]
        return { ys, lines: rng.shuffle(lines) }
      },
      ({ ys, lines }) => {
        const misses = lines.map((line) => missOf(ys, line)).sort((x, y) => x - y)
        const isThrough = lines.some((line) => missOf(ys, line) === 0)
        return (
          (misses[1] ?? 0) - (misses[0] ?? 0) >= 2 && !isThrough && lines.every(({ start }) => start !== 0)
        )
      },
    ),
  ask: ({ ys, lines }) => ({
    stem: 'Which of these lines fits the four points best by least squares?',
    code: grid(
      ['x', 'y'],
      XS.map((x, i) => [x, ys[i] ?? 0]),
    ),
    options: lines.map(textOf),
  }),
  key: ({ ys, lines }) => {
    const misses = lines.map((line) => missOf(ys, line))
    return { kind: 'single', right: misses.indexOf(Math.min(...misses)) }
  },
  why: ({ ys, lines }) =>
    `For each point take the distance between its y and that of the line, square it, and add the four squares: ${lines
      .map((line) => `${missOf(ys, line)} for \`${textOf(line)}\``)
      .join(', ')}. The smallest sum fits best.`,
  source: ['Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, 2nd edition, 3.2'],
})
