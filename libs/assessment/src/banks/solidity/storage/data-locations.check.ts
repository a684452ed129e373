import { check } from '../../../checks/check'
import { refusedAlone } from './alone'
import task from './data-locations.template'

export default check(task, { key: (p, tools) => refusedAlone(task.ask(p).code ?? '', tools) })
