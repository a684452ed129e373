import { check } from '../../../checks/check'
import { agreedBy, closedSets, tellsRowsApart } from './closed-sets'
import { subsetsOf } from './dependencies'
import task, { COLUMNS, FORMS } from './highest-form.template'

/** By the definitions, over every dependency that follows and not only over those that are given. */
export default check(task, {
  option: ({ dependencies }, text) => {
    const closed = closedSets(COLUMNS, dependencies)
    const sets = subsetsOf(COLUMNS).map((set) => [...set])
    const isWhole = (set: readonly string[]) => tellsRowsApart(set, closed, COLUMNS)
    const keys = sets.filter(
      (set) => isWhole(set) && set.every((one) => !isWhole(set.filter((other) => other !== one))),
    )
    const prime = new Set(keys.flat())
    const addedBy = (set: readonly string[]) =>
      agreedBy(set, closed, COLUMNS).filter((one) => !set.includes(one))
    const parts = sets.filter((set) =>
      keys.some((key) => set.length < key.length && set.every((one) => key.includes(one))),
    )
    const inForm = [
      true,
      parts.every((set) => addedBy(set).every((one) => prime.has(one))),
      sets.every((set) => isWhole(set) || addedBy(set).every((one) => prime.has(one))),
      sets.every((set) => isWhole(set) || addedBy(set).length === 0),
    ]
    return text === FORMS[inForm.lastIndexOf(true)]
  },
})
