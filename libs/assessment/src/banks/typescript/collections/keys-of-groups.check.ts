import { check } from '../../../checks/check'
import task from './keys-of-groups.template'
import { printedWords } from './printed'

export default check(task, { key: (params, tools) => printedWords(task.ask(params), tools) })
