import { check } from '../../../checks/check'
import task from './evaluation-order.template'
import { filesOf } from './files'
import { linked } from './linked'
import { printedWords } from './ran'

/** Runs the files. */
export default check(task, {
  key: (p, tools) => {
    const { code, options = [] } = task.ask(p)
    const printed = printedWords(tools, linked(filesOf(code), 'main.ts'))
    return { kind: 'ordering', orders: [printed.map((name) => options.indexOf(name))] }
  },
})
