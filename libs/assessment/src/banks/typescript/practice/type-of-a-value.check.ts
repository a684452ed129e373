import { check } from '../../../checks/check'
import { compiles } from '../types/refused'
import task from './type-of-a-value.template'

/** Compiles each line after the code. */
export default check(task, {
  option: (p, text, tools) => compiles(`${task.ask(p).code ?? ''}\n${text}`, tools),
})
