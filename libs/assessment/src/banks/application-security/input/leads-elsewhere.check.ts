import { check } from '../../../checks/check'
import task from './leads-elsewhere.template'
import { printedBy } from '../printed-by'

/** Runs the script with the value of the option, and asks the parser of URLs where it leads. */
export default check(task, {
  option: (p, text) => {
    const page = `https://${p.own}/login`
    const location = { search: `?next=${encodeURIComponent(text)}` }
    const program = (task.ask(p).code ?? '').replace('location.assign', 'console.log')
    const [next = ''] = printedBy(program, { URLSearchParams, location })
    return new URL(next, page).hostname !== p.own
  },
})
