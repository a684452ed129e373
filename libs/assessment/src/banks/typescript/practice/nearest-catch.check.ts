import { check } from '../../../checks/check'
import { wordsKey } from '../modules/answers'
import { printedWords } from '../modules/ran'
import task from './nearest-catch.template'

/** Runs the program that is shown. */
export default check(task, { key: (p, tools) => wordsKey(printedWords(tools, task.ask(p).code ?? '')) })
