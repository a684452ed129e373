import { check } from '../../../checks/check'
import { printedWords } from '../async/clock'
import { wordsKey } from '../async/keys'
import task from './all-are-told.template'

/** Runs the code that is shown. */
export default check(task, { key: (p, { js }) => wordsKey(printedWords(js, task.ask(p).code ?? '')) })
