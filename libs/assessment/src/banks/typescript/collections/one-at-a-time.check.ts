import { check } from '../../../checks/check'
import task from './one-at-a-time.template'
import { printedWords } from './printed'

export default check(task, { key: (params, tools) => printedWords(task.ask(params), tools) })
