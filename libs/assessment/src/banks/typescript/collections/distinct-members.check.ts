import { check } from '../../../checks/check'
import task from './distinct-members.template'
import { printedWords } from './printed'

export default check(task, { key: (params, tools) => printedWords(task.ask(params), tools) })
