import { check } from '../../../checks/check'
import { refusedAlone } from './alone'
import task from './set-once.template'

export default check(task, { key: (p, tools) => refusedAlone(task.ask(p).code ?? '', tools) })
