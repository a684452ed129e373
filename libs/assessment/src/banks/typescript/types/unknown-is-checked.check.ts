import { check } from '../../../checks/check'
import { compiles } from './refused'
import task from './unknown-is-checked.template'

/** Compiles each line after what is shown; of `any` each has to compile. */
export default check(task, {
  option: (p, text, tools) => {
    const code = task.ask(p).code ?? ''
    if (!compiles(`${code.replace('unknown', 'any')}\n${text}`, tools)) throw new Error(text)
    return compiles(`${code}\n${text}`, tools)
  },
})
