import { check } from '../../../checks/check'
import task from './decoded-parameter.template'

/** The parser of Node reads the address that is shown. */
export default check(task, {
  key: (p) => ({
    kind: 'short',
    accept: [new URL(task.ask(p).code ?? '').searchParams.get(p.name) ?? ''],
  }),
})
