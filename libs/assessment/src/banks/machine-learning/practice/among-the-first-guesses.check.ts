import { check } from '../../../checks/check'
import task from './among-the-first-guesses.template'

/** Each printed line by itself: in which place the truth comes again, if in any. */
export default check(task, {
  key: (p) => {
    const lines = (task.ask(p).code ?? '').split('\n').slice(1)
    const late = lines.filter((line) => {
      const [truth = '', ...guesses] = line.split(/\s+/)
      const place = guesses.indexOf(truth) + 1
      return place === 0 || place > p.most
    })
    return { kind: 'numeric', value: 100 - late.length * 10, tolerance: { absolute: 0.5 } }
  },
})
