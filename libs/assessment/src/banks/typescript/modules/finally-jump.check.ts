import { check } from '../../../checks/check'
import { exactly } from './answers'
import { printedWords } from './ran'
import task from './finally-jump.template'

/** Runs the program. */
export default check(task, {
  key: (p, tools) => exactly(Number(printedWords(tools, task.ask(p).code ?? '').join())),
})
