import { check } from '../../../checks/check'
import task from './label-delay.template'

/** Looks at the chart of every day. */
export default check(task, {
  key: ({ delay, window, day, asked }) => {
    for (let today = 1; ; today++) {
      const covered = Array.from({ length: window }, (_, i) => today - delay - i)
      const broken = covered.filter((made) => made >= day).length
      if (asked === 'first' ? broken > 0 : broken === window)
        return { kind: 'numeric', value: today, tolerance: { absolute: 0 } }
    }
  },
})
