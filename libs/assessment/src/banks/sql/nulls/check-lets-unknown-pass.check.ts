import { check } from '../../../checks/check'
import task from './check-lets-unknown-pass.template'

/** SQLite itself takes the row or throws. */
export default check(task, {
  option: (p, text, { sql }) => {
    const { code = '' } = task.ask(p)
    try {
      return sql(`${code} ${text}; SELECT COUNT(*) FROM ${p.subject.table};`)[0]?.[0] === 1
    } catch (error) {
      if (String(error).includes('CHECK constraint failed')) return false
      throw error
    }
  },
})
