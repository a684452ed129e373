import { check } from '../../../checks/check'
import task from './mapped-keeps-modifiers.template'
import { compiles } from './refused'

/** The same in the eyes of a conditional type, which tells optional and readonly apart. */
export default check(task, {
  option: (p, text, tools) =>
    compiles(
      `${task.ask(p).code ?? ''}
type Plain<A> = { [K in keyof A]: A[K] }
type Same<A, B> = (<G>() => G extends Plain<A> ? 1 : 2) extends (<G>() => G extends Plain<B> ? 1 : 2) ? true : false
const same: Same<Result, ${text}> = true`,
      tools,
    ),
})
