import { check } from '../../../checks/check'
import { printedWords } from './printed'
import task from './reduce-without-start.template'

export default check(task, { key: (params, tools) => printedWords(task.ask(params), tools) })
