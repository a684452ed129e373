import { check } from '../../../checks/check'
import task from './record-of-all-keys.template'
import { compiles } from './refused'

/** Puts each value where the dots are. */
export default check(task, {
  option: (p, text, tools) =>
    compiles(
      (task.ask(p).code ?? '').replace('= ...', () => `= ${text}`),
      tools,
    ),
})
