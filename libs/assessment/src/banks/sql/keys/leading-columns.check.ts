import { check } from '../../../checks/check'
import task from './leading-columns.template'

/** The plan itself says whether the index is searched or the table scanned. */
export default check(task, {
  option: ({ table, columns }, where, { sql }) => {
    const made = `CREATE TABLE ${table} (id integer primary key, note text, ${columns.map((name) => `${name} integer`).join(', ')});
      CREATE INDEX by_three ON ${table} (${columns.join(', ')});`
    const plan = sql(`${made} EXPLAIN QUERY PLAN SELECT note FROM ${table} ${where};`)
    return plan.flat().some((cell) => String(cell).startsWith(`SEARCH ${table} USING INDEX by_three`))
  },
})
