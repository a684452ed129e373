import { check } from '../../../checks/check'
import task from './split-first.template'

/** What a step takes and what it leaves behind. */
const STEPS: readonly (readonly [RegExp, readonly string[], string])[] = [
  [/^Set/, [], 'split'],
  [/^Work out/, ['split'], 'numbers'],
  [/^Transform the training/, ['numbers'], 'prepared'],
  [/^Fit/, ['prepared'], 'model'],
  [/^Transform the test/, ['numbers', 'model'], 'score'],
]

/** Does whichever step can be done, until the score is there. */
export default check(task, {
  key: (p) => {
    const steps = (task.ask(p).options ?? []).map((text) => STEPS.find(([words]) => words.test(text)))
    const there = new Set<string>()
    const order: number[] = []
    while (!there.has('score')) {
      const next = steps.findIndex(
        (step, i) => !order.includes(i) && step?.[1].every((needed) => there.has(needed)),
      )
      order.push(next)
      there.add(steps[next]?.[2] ?? 'score')
    }
    return { kind: 'ordering', orders: [order] }
  },
})
