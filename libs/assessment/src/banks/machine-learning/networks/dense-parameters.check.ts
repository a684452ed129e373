import { check } from '../../../checks/check'
import task from './dense-parameters.template'

/** Goes through the units and counts what leads into each. */
export default check(task, {
  key: ({ inputs, hidden, outputs }) => {
    let value = 0
    for (let unit = 0; unit < hidden; unit++) value += [...Array<number>(inputs), 'bias'].length
    for (let unit = 0; unit < outputs; unit++) value += [...Array<number>(hidden), 'bias'].length
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
