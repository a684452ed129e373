import { check } from '../../../checks/check'
import { runnable } from '../table'
import task, { STATEMENT } from './mean-of-means.template'

export default check(task, {
  key: ({ results }, { sql }) => ({
    kind: 'numeric',
    value: Number(sql(runnable([results], STATEMENT))[0]?.[0]),
    tolerance: { absolute: 0.01 },
  }),
})
