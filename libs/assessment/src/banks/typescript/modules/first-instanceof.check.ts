import { check } from '../../../checks/check'
import { wordsKey } from './answers'
import task from './first-instanceof.template'
import { printedWords } from './ran'

/** Runs the program. */
export default check(task, { key: (p, tools) => wordsKey(printedWords(tools, task.ask(p).code ?? '')) })
