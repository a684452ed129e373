import { check } from '../../../checks/check'
import task from './caller-chooses.template'
import { compiles } from './refused'

/** Puts each body where the dots are. */
export default check(task, {
  option: (p, text, tools) =>
    compiles(
      (task.ask(p).code ?? '').replace(/^ {2}\.\.\.$/m, () => text),
      tools,
    ),
})
