import { check } from '../../../checks/check'
import task from './canary-rare-error.template'

/** Lets request after request go well until that is less likely than one in twenty. */
export default check(task, {
  key: ({ perMinute, share, oneIn }) => {
    let [quiet, requests] = [1, 0]
    while (quiet > 0.05) {
      quiet -= quiet / oneIn
      requests++
    }
    return { kind: 'numeric', value: (100 * requests) / (perMinute * share), tolerance: { relative: 0.02 } }
  },
})
