import { check } from '../../../checks/check'
import task from './best-line.template'

const mean = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0) / numbers.length
const XS = [1, 2, 3, 4]

/**
 * How far a line lies from the fitted one: sums of squares differ by the squares between the two lines, for what is left
 * over beside the fit is the same for all.
 */
function fromTheFit(ys: readonly number[], text: string): number {
  const [, slope = '', sign = '', start = ''] = /^y = (\d+)x ([+-]) (\d+)$/.exec(text) ?? []
  const fit =
    XS.reduce((total, x, i) => total + (x - mean(XS)) * ((ys[i] ?? 0) - mean(ys)), 0) /
    XS.reduce((total, x) => total + (x - mean(XS)) ** 2, 0)
  return XS.reduce(
    (total, x) =>
      total + (mean(ys) + fit * (x - mean(XS)) - Number(slope) * x - Number(`${sign}${start}`)) ** 2,
    0,
  )
}

export default check(task, {
  option: (p, text) =>
    (task.ask(p).options ?? []).every((other) => fromTheFit(p.ys, text) <= fromTheFit(p.ys, other) + 1e-9),
})
