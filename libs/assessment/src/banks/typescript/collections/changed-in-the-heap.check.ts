import { check } from '../../../checks/check'
import task from './changed-in-the-heap.template'
import { printedWords } from './printed'

export default check(task, { key: (params, tools) => printedWords(task.ask(params), tools) })
