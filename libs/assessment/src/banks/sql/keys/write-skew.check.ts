import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import task, { updateOf } from './write-skew.template'

/** The schedule itself, with a snapshot as a table of its own: `own_` is worked on, `old_` stays as it was at BEGIN. */
export default check(task, {
  key: ({ start, takings, schedule }, { sql }) => {
    const statements = schedule.map(({ who, does }) => {
      const [own, old] = [`own_${who}`, `old_${who}`]
      if (does === 'BEGIN')
        return `CREATE TABLE ${own} AS SELECT * FROM tanks; CREATE TABLE ${old} AS SELECT * FROM tanks;`
      if (does === 'UPDATE') return updateOf(takings[who], own)
      const changed = (table: string) => `SELECT id FROM (SELECT * FROM ${table} EXCEPT SELECT * FROM ${old})`
      return `CREATE TABLE mine_${who} AS ${changed(own)};
        CREATE TABLE theirs_${who} AS ${changed('tanks')};
        UPDATE tanks SET litres = (SELECT litres FROM ${own} WHERE ${own}.id = tanks.id)
        WHERE id IN (SELECT id FROM mine_${who})
          AND NOT EXISTS (SELECT id FROM mine_${who} INTERSECT SELECT id FROM theirs_${who});`
    })
    return onlyCell(
      sql(`CREATE TABLE tanks (id integer, litres integer);
        INSERT INTO tanks VALUES ${start.map((litres, i) => `(${i + 1}, ${litres})`).join(', ')};
        ${statements.join('\n')} SELECT SUM(litres) FROM tanks;`),
    )
  },
})
