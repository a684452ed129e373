import { check } from '../../../checks/check'
import task from './longest-run.template'

const byIsland = (by: string, from: string, count: string) => `SELECT person, MAX(days) FROM (
  SELECT person, ${count} AS days FROM (
    SELECT person, day, day - ${by}() OVER (PARTITION BY person ORDER BY day) AS run FROM ${from}) AS numbered
  GROUP BY person, run) AS runs GROUP BY person`
const DAYS = '(SELECT DISTINCT person, day FROM visits) AS days'

export default check(task, {
  solutions: () => [
    byIsland('ROW_NUMBER', DAYS, 'COUNT(*)'),
    byIsland('DENSE_RANK', 'visits', 'COUNT(DISTINCT day)'),
    `WITH RECURSIVE runs (person, day, days) AS (
       SELECT DISTINCT person, day, 1 FROM visits v
       WHERE NOT EXISTS (SELECT 1 FROM visits b WHERE b.person = v.person AND b.day = v.day - 1)
       UNION SELECT r.person, v.day, r.days + 1 FROM runs r JOIN visits v ON v.person = r.person AND v.day = r.day + 1)
     SELECT person, MAX(days) FROM runs GROUP BY person`,
  ],
  wrong: () => ({
    'days without a gap are counted': 'SELECT person, COUNT(DISTINCT day) FROM visits GROUP BY person',
    'from the first day to the last': 'SELECT person, MAX(day) - MIN(day) + 1 FROM visits GROUP BY person',
    'a day has one visit': byIsland('ROW_NUMBER', 'visits', 'COUNT(*)'),
    'visits are days': byIsland('DENSE_RANK', 'visits', 'COUNT(*)'),
  }),
})
