import { check } from '../../../checks/check'
import task from './fewer-parameters.template'
import { compiles } from './refused'

/** Puts each function where the dots are. */
export default check(task, {
  option: (p, text, tools) =>
    compiles(
      (task.ask(p).code ?? '').replace('= ...', () => `= ${text}`),
      tools,
    ),
})
