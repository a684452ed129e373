import { check } from '../../../checks/check'
import { compiles } from './ran'
import task from './override-rules.template'

/** Compiles both contracts with this line. */
export default check(task, {
  option: (p, text, tools) =>
    compiles((task.ask(p).code ?? '').replace('// here', text.replaceAll('`', '')), tools),
})
