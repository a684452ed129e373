import { check } from '../../../checks/check'
import { wordsPrinted } from './printed'
import task from './call-order.template'

/** Runs the code that is shown. */
export default check(task, {
  key: (p, { js }) => {
    const { code = '', options = [] } = task.ask(p)
    return { kind: 'ordering', orders: [wordsPrinted(code, js).map((name) => options.indexOf(name))] }
  },
})
