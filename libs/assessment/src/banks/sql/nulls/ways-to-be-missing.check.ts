import { check } from '../../../checks/check'
import { runnable } from '../table'
import task from './ways-to-be-missing.template'

/** Runs each option as it is shown; its place is the number of options with fewer rows. */
export default check(task, {
  key: (p, { sql }) => {
    const counts = (task.ask(p).options ?? []).map((text) => sql(runnable(p.tables, `${text};`)).length)
    const order = counts.map(() => -1)
    counts.forEach((count, i) => (order[counts.filter((other) => other < count).length] = i))
    return { kind: 'ordering', orders: [order] }
  },
})
