import { check } from '../../../checks/check'
import { compiles } from '../control/ran'
import task from './only-logged.template'

/** Takes the variable and the line that writes it away: the contract still compiles where nothing reads it. */
export default check(task, {
  option: (p, text, tools) => {
    const name = text.replaceAll('`', '')
    const gone = [new RegExp(` public ${name};$`), new RegExp(`^ +${name}(\\[[\\w.]+\\])? = `)]
    const lines = (task.ask(p).code ?? '').split('\n')
    const rest = lines.filter((line) => !gone.some((pattern) => pattern.test(line)))
    return rest.length === lines.length - 2 && compiles(rest.join('\n'), tools)
  },
})
