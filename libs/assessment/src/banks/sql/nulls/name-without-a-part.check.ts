import { check } from '../../../checks/check'
import { runnable } from '../table'
import task from './name-without-a-part.template'

const CELLS = ['red', 'tall', 'elm'] as const

export default check(task, {
  option: ({ subject: { parts, sep }, place }, text, { sql }) => {
    const partly = CELLS.map((cell, i) => (i === place ? null : cell))
    const table = { name: 't', columns: parts.map((part) => `${part} text`), rows: [CELLS, partly] }
    const found = sql(runnable([table], `SELECT ${text} FROM t;`)).flat()
    const wanted = table.rows.map((row) => row.filter((cell) => cell !== null).join(sep))
    return JSON.stringify(found) === JSON.stringify(wanted)
  },
})
