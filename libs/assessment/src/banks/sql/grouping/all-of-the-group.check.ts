import { check } from '../../../checks/check'
import type { Want } from './all-of-the-group.template'
import task from './all-of-the-group.template'

/** Every group of up to four rows, by what its rows hold. */
const GROUPS = ['0', '1', '00', '01', '11', '000', '001', '011', '111', '0101', '0111', '1000']
const WANTED: Record<Want, (held: string) => boolean> = {
  all: (held) => /^1+$/.test(held),
  none: (held) => /^0+$/.test(held),
  some: (held) => held.includes('1'),
  mixed: (held) => held.includes('1') && held.includes('0'),
}

export default check(task, {
  option: ({ subject: { table, group, flag }, want }, having, { sql }) => {
    const rows = GROUPS.flatMap((held, i) => [...held].map((one) => `(${i}, ${one})`)).join(', ')
    const kept = sql(
      `CREATE TABLE ${table} (${group} integer, ${flag} integer); INSERT INTO ${table} VALUES ${rows};
       SELECT ${group} FROM ${table} GROUP BY ${group} HAVING ${having} ORDER BY ${group};`,
    ).flat()
    return kept.join() === GROUPS.flatMap((held, i) => (WANTED[want](held) ? [i] : [])).join()
  },
})
