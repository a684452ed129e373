import { check } from '../../../checks/check'
import { printedWords } from './printed'
import task from './shared-row.template'

export default check(task, { key: (params, tools) => printedWords(task.ask(params), tools) })
