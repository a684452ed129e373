import { check } from '../../../checks/check'
import task from './tokens-per-second.template'

/** The roofline: a token waits for whichever takes longer, reading or reckoning. */
export default check(task, {
  key: ({ billions, bits, bandwidth, tera }) => {
    const weights = billions * 1e9
    const reading = (weights * bits) / (bandwidth * 8e9)
    const reckoning = (2 * weights) / (tera * 1e12)
    return { kind: 'numeric', value: 1 / Math.max(reading, reckoning), tolerance: { relative: 0.02 } }
  },
})
