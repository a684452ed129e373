import { check } from '../../../checks/check'
import task from './days-in-a-row.template'

/** Each day a letter: the run is looked for in the text. */
export default check(task, {
  key: ({ limit, length, shares }) => ({
    kind: 'numeric',
    value:
      shares
        .map((share) => (share > limit ? 'x' : '.'))
        .join('')
        .indexOf('x'.repeat(length)) + length,
    tolerance: { absolute: 0 },
  }),
})
