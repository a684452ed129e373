import { check } from '../../../checks/check'
import task from './one-by-one.template'
import { compiles } from './refused'

/** A type is the same where each can be assigned to the other. */
export default check(task, {
  option: (p, text, tools) =>
    compiles(
      `${task.ask(p).code ?? ''}
       declare const result: Result; const option: ${text} = result
       declare const given: ${text}; const back: Result = given`,
      tools,
    ),
})
