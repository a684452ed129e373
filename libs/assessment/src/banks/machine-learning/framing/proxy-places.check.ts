import { check } from '../../../checks/check'
import task from './proxy-places.template'

/** Somebody is in when fewer than so many others have more: those left out count, those let in instead do not. */
export default check(task, {
  key: ({ places, rows }) => {
    let value = 0
    for (const { need, cost } of rows) {
      const isMeant = rows.filter((other) => other.need > need).length < places
      const isIn = rows.filter((other) => other.cost > cost).length < places
      value += need * (Number(isMeant) - Number(isIn))
    }
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
