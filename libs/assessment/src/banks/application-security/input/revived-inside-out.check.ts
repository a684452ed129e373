import { check } from '../../../checks/check'
import { printedBy } from '../printed-by'
import task from './revived-inside-out.template'

/** Runs the code on the text that is shown. */
export default check(task, {
  key: (p) => {
    const [program = '', text = ''] = (task.ask(p).code ?? '').split('// text:')
    const lines = printedBy(
      `class Page {}
       const create = (value) => { console.log(value.kind); return { of: value.kind } }
       ${program}`,
      { text },
    )
    return { kind: 'ordering', orders: [lines.map((line) => p.shown.indexOf(line))] }
  },
})
