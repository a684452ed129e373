import { check } from '../../../checks/check'
import task from './less-variance.template'

const ROWS = 200
/** About how many free numbers a fit with this setting has. */
const FREEDOM: readonly (readonly [RegExp, (setting: number) => number])[] = [
  [/^Ridge/, (penalty) => [8, 4, 2, 1].reduce((sum, size) => sum + size ** 2 / (size ** 2 + penalty), 0)],
  [/^Lasso/, (penalty) => [3, 0.5, 0.05].reduce((sum, slope) => sum + Math.max(slope - penalty, 0), 0)],
  [/least rows/, (rows) => ROWS / rows],
  [/depth/, (depth) => 2 ** depth],
  [/^Nearest/, (neighbours) => ROWS / neighbours],
  [/degree/, (degree) => degree + 1],
  [/number of trees/, (trees) => 1 - 0.999 ** trees],
  [/learning rate/, (rate) => 1 - (1 - rate) ** 50],
]

export default check(task, {
  option: (_, text) => {
    const [, from, to] = /from ([\d.]+) to ([\d.]+)$/.exec(text) ?? []
    const freedom = FREEDOM.find(([words]) => words.test(text))?.[1]
    if (!freedom) throw new Error(text)
    return freedom(Number(to)) < freedom(Number(from))
  },
})
