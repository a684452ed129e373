import { check } from '../../../checks/check'
import { faultsIn } from './compiled-files'
import { filesOf } from './files'
import task from './import-lines.template'

/** Compiles the file together with another that has the line. */
export default check(task, {
  option: (p, text) => faultsIn([...filesOf(task.ask(p).code), { name: 'other.ts', text }]).length === 0,
})
