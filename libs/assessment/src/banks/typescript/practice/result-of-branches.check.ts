import { check } from '../../../checks/check'
import { compiles } from '../types/refused'
import task from './result-of-branches.template'

/** A type is the same where each can be assigned to the other. */
export default check(task, {
  option: (p, text, tools) =>
    compiles(
      `${task.ask(p).code ?? ''}
       type Result = ReturnType<typeof ${p.name}>
       declare const result: Result; const option: ${text} = result
       declare const given: ${text}; const back: Result = given`,
      tools,
    ),
})
