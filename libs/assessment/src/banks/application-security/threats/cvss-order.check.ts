import { check } from '../../../checks/check'
import task from './cvss-order.template'

const WEIGHTS: Record<string, Record<string, number>> = {
  AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
  AC: { L: 0.77, H: 0.44 },
  PR: { N: 0.85, L: 0.62, H: 0.27 },
  UI: { N: 0.85, R: 0.62 },
  C: { H: 0.56, L: 0.22, N: 0 },
  I: { H: 0.56, L: 0.22, N: 0 },
  A: { H: 0.56, L: 0.22, N: 0 },
}

/** The base score by the equations of the specification, with its way of rounding up. */
function scoreOf(vector: string): number {
  const letters = Object.fromEntries(vector.split('/').map((part) => part.split(':')))
  const weight = (metric: string): number => WEIGHTS[metric]?.[String(letters[metric])] ?? NaN
  const lost = 1 - (1 - weight('C')) * (1 - weight('I')) * (1 - weight('A'))
  const ease = 8.22 * weight('AV') * weight('AC') * weight('PR') * weight('UI')
  const score = Math.round(Math.min(6.42 * lost + ease, 10) * 100_000)
  return score % 10_000 === 0 ? score / 100_000 : (Math.floor(score / 10_000) + 1) / 10
}

export default check(task, {
  key: (p) => {
    const scores = (task.ask(p).options ?? []).map(scoreOf)
    const order = scores.map(() => -1)
    scores.forEach((own, i) => (order[scores.filter((other) => other > own).length] = i))
    return { kind: 'ordering', orders: [order] }
  },
})
