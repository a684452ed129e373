import { check } from '../../../checks/check'
import { runnable } from '../table'
import task from './exact-percent.template'

export default check(task, {
  option: ({ subject, part, total }, text, { sql }) => {
    const columns = [`${subject.part} integer`, `${subject.total} integer`]
    const table = { name: subject.table, columns, rows: [[part, total]] }
    const [[found] = []] = sql(runnable([table], `SELECT ${text} FROM ${subject.table};`))
    return found === (part / total) * 100
  },
})
