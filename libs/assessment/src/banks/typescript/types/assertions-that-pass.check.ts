import { check } from '../../../checks/check'
import task from './assertions-that-pass.template'
import { compiles } from './refused'

/** Compiles each expression after the declarations. */
export default check(task, {
  option: (p, text, tools) => compiles(`${task.ask(p).code ?? ''}\nconst got = ${text}`, tools),
})
