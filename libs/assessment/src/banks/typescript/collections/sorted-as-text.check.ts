import { check } from '../../../checks/check'
import { lineOf } from './printed'
import task from './sorted-as-text.template'

/** Runs the program and looks up each printed line. */
export default check(task, {
  key: (params, tools) => {
    const printed = lineOf(task.ask(params), tools).split('\n')
    return { kind: 'ordering', orders: [printed.map((line) => params.texts.indexOf(line))] }
  },
})
