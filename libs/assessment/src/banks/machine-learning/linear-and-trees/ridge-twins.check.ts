import { check } from '../../../checks/check'
import task from './ridge-twins.template'

/** Moves one coefficient after the other to its best place until both rest. */
export default check(task, {
  key: ({ squares, products, penalty }) => {
    const both: [number, number] = [1, 0]
    for (let round = 0; round < 400; round++) {
      both[0] = (products - squares * both[1]) / (squares + penalty)
      both[1] = (products - squares * both[0]) / (squares + penalty)
    }
    return { kind: 'numeric', value: both[0], tolerance: { absolute: 0.01 } }
  },
})
