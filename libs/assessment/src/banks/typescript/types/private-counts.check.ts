import { check } from '../../../checks/check'
import task from './private-counts.template'
import { compiles } from './refused'

/** Puts each expression where the dots are. */
export default check(task, {
  option: (p, text, tools) =>
    compiles(
      (task.ask(p).code ?? '').replace('= ...', () => `= ${text}`),
      tools,
    ),
})
