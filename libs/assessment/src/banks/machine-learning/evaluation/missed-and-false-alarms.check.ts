import { check } from '../../../checks/check'
import task from './missed-and-false-alarms.template'

/** Reads the matrix as it is shown: the row by the true label, the column by the predicted one. */
export default check(task, {
  key: (p) => {
    const [call = '', ...printed] = (task.ask(p).code ?? '').split('\n')
    const labels = [...call.matchAll(/"(\w+)"/g)].map(([, label]) => label)
    const numbers = [...printed.join(' ').matchAll(/\d+/g)].map(Number)
    const { no, yes } = p.subject
    const [truth, said] = p.asked === 'missed' ? [yes, no] : [no, yes]
    const value = numbers[labels.indexOf(truth) * labels.length + labels.indexOf(said)] ?? NaN
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
