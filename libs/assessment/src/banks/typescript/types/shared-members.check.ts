import { check } from '../../../checks/check'
import { compiles } from './refused'
import task from './shared-members.template'

/** Puts each expression where the dots are. */
export default check(task, {
  option: (p, text, tools) => compiles((task.ask(p).code ?? '').replace('...', text), tools),
})
