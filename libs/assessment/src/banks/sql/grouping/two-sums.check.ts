import { check } from '../../../checks/check'
import task from './two-sums.template'

const joined = (legs: string, costs: string) => `SELECT t.id, COALESCE(${legs}, 0), COALESCE(${costs}, 0)
  FROM trips t LEFT JOIN legs l ON l.trip_id = t.id LEFT JOIN costs c ON c.trip_id = t.id GROUP BY t.id`
const summed = (join: string) => `SELECT t.id, COALESCE(l.n, 0), COALESCE(c.n, 0) FROM trips t
  ${join} (SELECT trip_id, SUM(kilometres) AS n FROM legs GROUP BY trip_id) AS l ON l.trip_id = t.id
  ${join} (SELECT trip_id, SUM(amount) AS n FROM costs GROUP BY trip_id) AS c ON c.trip_id = t.id`

export default check(task, {
  solutions: () => [
    summed('LEFT JOIN'),
    `SELECT id, (SELECT COALESCE(SUM(kilometres), 0) FROM legs WHERE trip_id = t.id),
       (SELECT COALESCE(SUM(amount), 0) FROM costs WHERE trip_id = t.id) FROM trips t`,
    `SELECT id, SUM(kilometres), SUM(amount) FROM (
       SELECT id, 0 AS kilometres, 0 AS amount FROM trips
       UNION ALL SELECT trip_id, kilometres, 0 FROM legs
       UNION ALL SELECT trip_id, 0, amount FROM costs) AS every GROUP BY id`,
  ],
  wrong: () => ({
    'two joins leave each row once': joined('SUM(l.kilometres)', 'SUM(c.amount)'),
    'DISTINCT takes back what a join repeats': joined('SUM(DISTINCT l.kilometres)', 'SUM(DISTINCT c.amount)'),
    'every trip has both': summed('JOIN'),
    'the sum of no rows is 0': summed('LEFT JOIN').replaceAll(/COALESCE\((\w\.n), 0\)/g, '$1'),
  }),
})
