import { check } from '../../../checks/check'
import { wordsKey } from './answers'
import { printedWords } from './ran'
import task from './cause-chain.template'

/** Runs the program. */
export default check(task, { key: (p, tools) => wordsKey(printedWords(tools, task.ask(p).code ?? '')) })
