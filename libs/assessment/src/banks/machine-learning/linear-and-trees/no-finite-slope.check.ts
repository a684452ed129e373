import { check } from '../../../checks/check'
import task from './no-finite-slope.template'

/** Tries a cut between any two whole numbers: whether each side then holds rows of one class alone. */
export default check(task, {
  option: (_, text) => {
    const [a = [], b = []] = text.split(';').map((part) => (part.match(/\d+/g) ?? []).map(Number))
    const cuts = Array.from({ length: 20 }, (_none, i) => i + 0.5)
    const all = (numbers: readonly number[], above: boolean, cut: number) =>
      numbers.every((value) => value > cut === above)
    return cuts.some((cut) => [true, false].some((side) => all(a, side, cut) && all(b, !side, cut)))
  },
})
