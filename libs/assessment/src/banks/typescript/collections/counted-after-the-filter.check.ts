import { check } from '../../../checks/check'
import task from './counted-after-the-filter.template'
import { printedNumber } from './printed'

export default check(task, { key: (params, tools) => printedNumber(task.ask(params), tools) })
