import { check } from '../../../checks/check'
import { numbersKey } from './lines'
import { refusedLines } from './refused'
import task from './private-counts.template'

/** Compiles what is shown and looks where it is refused. */
export default check(task, { key: (p, tools) => numbersKey(refusedLines(task.ask(p).code ?? '', tools)) })
