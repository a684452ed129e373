import { check } from '../../../checks/check'
import task from './recorded-odds.template'

/** Counts ten thousand cases, a hundred of each pair of tenths, as they come into the data. */
export default check(task, {
  key: ({ shares, both, first, second, none }) => {
    const counts = { both: 0, first: 0, second: 0, none: 0 }
    for (let i = 0; i < 10; i++)
      for (let j = 0; j < 10; j++) {
        const [has, hasOther] = [i < shares[0] / 10, j < shares[1] / 10]
        if (has && hasOther) counts.both += both
        else if (has) counts.first += first
        else if (hasOther) counts.second += second
        else counts.none += none
      }
    const [withOne, without] = [counts.both / counts.first, counts.second / counts.none]
    return { kind: 'numeric', value: withOne / without, tolerance: { absolute: 0.02 } }
  },
})
