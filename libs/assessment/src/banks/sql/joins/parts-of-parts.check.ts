import { check } from '../../../checks/check'
import task from './parts-of-parts.template'

interface Changes {
  union?: string
  each?: string
  sum?: string
  where?: string
}
const down = (
  root: string,
  {
    union = 'UNION ALL',
    each = 'n.each * u.quantity',
    sum = 'SUM(each)',
    where = 'WHERE part NOT IN (SELECT whole FROM uses)',
  }: Changes = {},
) => `WITH RECURSIVE needed (part, each) AS (
  SELECT part, quantity FROM uses WHERE whole = '${root}'
  ${union}
  SELECT u.part, ${each} FROM needed n JOIN uses u ON u.whole = n.part)
  SELECT part, ${sum} FROM needed ${where} GROUP BY part`

export default check(task, {
  solutions: ({ root }) => [
    down(root),
    // From the basic parts up.
    `WITH RECURSIVE up (basic, whole, each) AS (
       SELECT part, whole, quantity FROM uses u WHERE NOT EXISTS (SELECT 1 FROM uses v WHERE v.whole = u.part)
       UNION ALL
       SELECT up.basic, u.whole, up.each * u.quantity FROM up JOIN uses u ON u.part = up.whole)
     SELECT basic, SUM(each) FROM up WHERE whole = '${root}' GROUP BY basic`,
  ],
  wrong: ({ root }) => ({
    'equal ways are one way': down(root, { union: 'UNION' }),
    'quantities are added on the way': down(root, { each: 'n.each + u.quantity' }),
    'only the last quantity counts': down(root, { each: 'u.quantity' }),
    'one way to a part is all': down(root, { sum: 'MAX(each)' }),
    'parts that have parts are shown, too': down(root, { where: '' }),
    'parts of parts are no parts': `SELECT part, quantity FROM uses WHERE whole = '${root}'
      AND part NOT IN (SELECT whole FROM uses)`,
    'two steps are deep enough': `SELECT part, SUM(n) FROM (
      SELECT part, quantity AS n FROM uses WHERE whole = '${root}'
      UNION ALL SELECT v.part, u.quantity * v.quantity FROM uses u JOIN uses v ON v.whole = u.part WHERE u.whole = '${root}')
      WHERE part NOT IN (SELECT whole FROM uses) GROUP BY part`,
  }),
})
