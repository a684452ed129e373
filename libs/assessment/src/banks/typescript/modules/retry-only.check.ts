import { check } from '../../../checks/check'
import { exactly } from './answers'
import task from './retry-only.template'
import { printedWords } from './ran'

/** Runs the program. */
export default check(task, {
  key: (p, tools) => exactly(Number(printedWords(tools, task.ask(p).code ?? '').join())),
})
