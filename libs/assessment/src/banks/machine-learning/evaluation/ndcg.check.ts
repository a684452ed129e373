import { check } from '../../../checks/check'
import task from './ndcg.template'

const DISCOUNTS = [1, Math.LN2 / Math.log(3), 0.5]

/** Tries every three of the six in every order: the best gain is the ideal one. */
export default check(task, {
  key: ({ grades }) => {
    const gains = grades.flatMap((first, i) =>
      grades.flatMap((second, j) =>
        grades.flatMap((third, k) =>
          i === j || j === k || i === k
            ? []
            : [[first, second, third].reduce((gain, grade, at) => gain + grade * (DISCOUNTS[at] ?? 0), 0)],
        ),
      ),
    )
    // The first of the lists is the ranking as it stands.
    const [own = 0] = gains
    return { kind: 'numeric', value: own / Math.max(...gains), tolerance: { absolute: 0.01 } }
  },
})
