import { check } from '../../../checks/check'
import task from './where-windows-stand.template'

/** SQLite refuses a window function in the same places as the standard. */
export default check(task, {
  option: ({ words: { table, group, value } }, text, { sql }) => {
    const made = `CREATE TABLE ${table} (id integer, ${group} text, ${value} integer);
      INSERT INTO ${table} VALUES (1, 'a', 5), (2, 'b', 7), (3, 'a', 9);`
    try {
      return sql(`${made} ${text};`).length > 0
    } catch {
      return false
    }
  },
})
