import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { tableOf } from './like-pattern.template'

/** Each condition is run; the names that the question tells have to come out, and no other. */
export default check(task, {
  option: (p, text, { sql }) => {
    const wanted = task.ask(p).stem.match(/(?<=`)[a-z]+(?=`)/g) ?? []
    const rows = sql(runnable([tableOf(p.words)], `SELECT name FROM items ${text} ORDER BY id;`))
    return JSON.stringify(rows.flat()) === JSON.stringify(wanted)
  },
})
