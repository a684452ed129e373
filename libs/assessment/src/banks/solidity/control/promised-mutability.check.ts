import { check } from '../../../checks/check'
import { compiles } from './ran'
import task from './promised-mutability.template'

/** Compiles the contract with this function. */
export default check(task, {
  option: (p, text, tools) =>
    !compiles((task.ask(p).code ?? '').replace('// here', text.replaceAll('`', '')), tools),
})
