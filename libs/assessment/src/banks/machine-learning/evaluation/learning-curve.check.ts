import { check } from '../../../checks/check'
import task from './learning-curve.template'

const GOOD_ENOUGH = 6

/** Doubles the rows twice more on paper: each doubling halves what the last one gained. */
export default check(task, {
  option: ({ points }, text) => {
    const errors = points.map(({ train, validation }) => ({
      train: Number(train),
      validation: Number(validation),
    }))
    const [before, last] = errors.slice(-2)
    const gain = (before?.validation ?? 0) - (last?.validation ?? 0)
    const withMoreRows = (last?.validation ?? 0) - gain / 2 - gain / 4
    const capacityIsShort = (last?.train ?? 0) > GOOD_ENOUGH
    if (text.startsWith('Collect')) return !capacityIsShort && withMoreRows < (last?.validation ?? 0) - 2
    return text.startsWith('Give') && capacityIsShort
  },
})
