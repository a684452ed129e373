import { check } from '../../../checks/check'
import task from './depth-by-validation.template'

/** The one setting that no other beats on the validation rows, read from the table as it is shown. */
export default check(task, {
  key: (p) => {
    const rows = (task.ask(p).code ?? '')
      .split('\n')
      .slice(1)
      .map((line) => line.split(/ +/).map(Number))
    const unbeaten = rows.filter(([, , error = 0]) => rows.every(([, , other = 0]) => other >= error))
    if (unbeaten.length !== 1) throw new Error('One setting')
    return { kind: 'numeric', value: unbeaten[0]?.[0] ?? 0, tolerance: { absolute: 0 } }
  },
})
