import { check } from '../../../checks/check'
import task, { COLUMNS } from './candidate-keys.template'
import { closedSets, tellsRowsApart } from './closed-sets'
import { spellingsOf, subsetsOf } from './dependencies'

/** A choice of columns is a key when it tells all rows apart, and no longer does without any one of them. */
export default check(task, {
  key: ({ dependencies }) => {
    const closed = closedSets(COLUMNS, dependencies)
    const isWhole = (columns: readonly string[]) => tellsRowsApart(columns, closed, COLUMNS)
    const keys = subsetsOf(COLUMNS)
      .map((set) => [...set])
      .filter((set) => isWhole(set) && set.every((one) => !isWhole(set.filter((other) => other !== one))))
    return { kind: 'short', accept: spellingsOf(keys.map((key) => key.join(''))) }
  },
})
