import { check } from '../../../checks/check'
import task from './side-by-side.template'

const counted = (open: string, done: string) => `SELECT team, ${open}, ${done} FROM tickets GROUP BY team`

export default check(task, {
  solutions: () => [
    counted("COUNT(*) FILTER (WHERE state = 'open')", "COUNT(*) FILTER (WHERE state = 'done')"),
    counted("SUM(CASE WHEN state = 'open' THEN 1 ELSE 0 END)", "COUNT(CASE WHEN state = 'done' THEN 1 END)"),
    `SELECT DISTINCT team,
       (SELECT COUNT(*) FROM tickets o WHERE o.team = t.team AND o.state = 'open'),
       (SELECT COUNT(*) FROM tickets d WHERE d.team = t.team AND d.state = 'done')
     FROM tickets t`,
  ],
  wrong: () => ({
    'COUNT leaves a 0 out': counted(
      "COUNT(CASE WHEN state = 'open' THEN 1 ELSE 0 END)",
      "COUNT(CASE WHEN state = 'done' THEN 1 ELSE 0 END)",
    ),
    'a join keeps who is on one side alone': `SELECT o.team, o.n, d.n
      FROM (SELECT team, COUNT(*) AS n FROM tickets WHERE state = 'open' GROUP BY team) AS o
      JOIN (SELECT team, COUNT(*) AS n FROM tickets WHERE state = 'done' GROUP BY team) AS d ON d.team = o.team`,
    'what is not open is done': counted("SUM(state = 'open')", "SUM(state <> 'open')"),
    'a filter for all leaves the groups': `SELECT team, SUM(state = 'open'), SUM(state = 'done') FROM tickets
      WHERE state IN ('open', 'done') GROUP BY team`,
  }),
})
