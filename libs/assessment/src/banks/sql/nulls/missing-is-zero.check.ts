import { check } from '../../../checks/check'
import task from './missing-is-zero.template'

const average = (what: string) => `SELECT team, ${what} FROM results GROUP BY team`

export default check(task, {
  solutions: () => [
    average('AVG(COALESCE(points, 0))'),
    average('TOTAL(points) / COUNT(*)'),
    average('1.0 * SUM(CASE WHEN points IS NULL THEN 0 ELSE points END) / COUNT(*)'),
  ],
  wrong: () => ({
    'an average counts what is missing': average('AVG(points)'),
    'it is enough to mend the result': average('COALESCE(AVG(points), 0)'),
    'a division keeps the rest': average('SUM(COALESCE(points, 0)) / COUNT(*)'),
    'COUNT of a column counts rows': average('COALESCE(1.0 * SUM(points) / COUNT(points), 0)'),
  }),
})
