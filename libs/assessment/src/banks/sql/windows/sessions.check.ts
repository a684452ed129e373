import { check } from '../../../checks/check'
import task from './sessions.template'

const marked = (over: string, begins: string) => `SELECT person, SUM(begins) FROM (
  SELECT person, CASE WHEN ${begins} THEN 1 ELSE 0 END AS begins
  FROM (SELECT person, minute, LAG(minute) OVER (${over}) AS before FROM clicks) AS looked) AS marked
  GROUP BY person`
const OWN = 'PARTITION BY person ORDER BY minute'

export default check(task, {
  solutions: ({ pause }) => [
    marked(OWN, `before IS NULL OR minute - before > ${pause}`),
    `SELECT person, COUNT(*) FROM clicks c WHERE NOT EXISTS (SELECT 1 FROM clicks b
       WHERE b.person = c.person AND b.minute < c.minute AND b.minute >= c.minute - ${pause}) GROUP BY person`,
    `SELECT person, 1 + COUNT(CASE WHEN next - minute > ${pause} THEN 1 END) FROM (
       SELECT person, minute, LEAD(minute) OVER (${OWN}) AS next FROM clicks) AS looked GROUP BY person`,
  ],
  wrong: ({ pause }) => ({
    'the first click begins nothing': marked(OWN, `minute - before > ${pause}`),
    'the pause itself ends a session': marked(OWN, `before IS NULL OR minute - before >= ${pause}`),
    'clicks of others keep a session going': marked(
      'ORDER BY minute',
      `before IS NULL OR minute - before > ${pause}`,
    ),
    'sessions lie on a grid': `SELECT person, COUNT(DISTINCT minute / ${pause}) FROM clicks GROUP BY person`,
    'rows come in the order of time': marked(
      'PARTITION BY person',
      `before IS NULL OR minute - before > ${pause}`,
    ),
  }),
})
