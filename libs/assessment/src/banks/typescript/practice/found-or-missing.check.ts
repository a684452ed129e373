import { check } from '../../../checks/check'
import { printedWords } from '../collections/printed'
import task from './found-or-missing.template'

/** Runs the program that is shown. */
export default check(task, { key: (p, tools) => printedWords(task.ask(p), tools) })
