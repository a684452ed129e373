import { check } from '../../../checks/check'
import task, { statementsOf } from './sorted-as-text.template'

export default check(task, {
  key: (p, { sql }) => ({
    kind: 'ordering',
    orders: [sql(statementsOf(p)).map(([label]) => p.labels.indexOf(String(label)))],
  }),
})
