import { check } from '../../../checks/check'
import task from './left-when-falsy.template'
import { compiles } from './refused'

/** Where a member is possible, the value does not fit into the union without it. */
export default check(task, {
  option: (p, text, tools) =>
    !compiles(
      (task.ask(p).code ?? '').replace('// here', () => `const left: Exclude<Given, ${text}> = ${p.name}`),
      tools,
    ),
})
