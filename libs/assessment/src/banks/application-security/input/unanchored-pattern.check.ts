import { check } from '../../../checks/check'
import { printedBy } from '../printed-by'
import task from './unanchored-pattern.template'

/** Tries the value of each option with the pattern that is shown. */
export default check(task, {
  option: (p, text) => printedBy(`${task.ask(p).code ?? ''}\nconsole.log(isClean(${text}))`)[0] === 'true',
})
