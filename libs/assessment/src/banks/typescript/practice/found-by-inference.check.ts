import { check } from '../../../checks/check'
import { compiles } from '../types/refused'
import task from './found-by-inference.template'

/** A type is the same where each can be assigned to the other. */
export default check(task, {
  option: (p, text, tools) =>
    compiles(
      `${task.ask(p).code ?? ''}
       const option: ${text} = got
       declare const given: ${text}; const back: typeof got = given`,
      tools,
    ),
})
