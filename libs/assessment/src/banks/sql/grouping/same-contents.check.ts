import { check } from '../../../checks/check'
import task from './same-contents.template'

const shared = (
  having: string,
) => `SELECT a.box, b.box FROM held a JOIN held b ON b.tool = a.tool AND b.box > a.box
  GROUP BY a.box, b.box HAVING ${having}`
const sizeOf = (side: string) => `(SELECT COUNT(*) FROM held x WHERE x.box = ${side}.box)`

export default check(task, {
  solutions: () => [
    shared(`COUNT(*) = ${sizeOf('a')} AND COUNT(*) = ${sizeOf('b')}`),
    `WITH whole AS (SELECT box, GROUP_CONCAT(tool, ',' ORDER BY tool) AS tools FROM held GROUP BY box)
     SELECT a.box, b.box FROM whole a JOIN whole b ON b.tools = a.tools AND a.box < b.box`,
    `WITH boxes AS (SELECT DISTINCT box FROM held)
     SELECT a.box, b.box FROM boxes a JOIN boxes b ON a.box < b.box
     WHERE NOT EXISTS (SELECT tool FROM held WHERE box = a.box EXCEPT SELECT tool FROM held WHERE box = b.box)
       AND NOT EXISTS (SELECT tool FROM held WHERE box = b.box EXCEPT SELECT tool FROM held WHERE box = a.box)`,
  ],
  wrong: () => ({
    'a common tool is enough': shared('COUNT(*) > 0'),
    'all of the first are all': shared(`COUNT(*) = ${sizeOf('a')}`),
    'all of the second are all': shared(`COUNT(*) = ${sizeOf('b')}`),
    'boxes of one size are alike': `WITH sizes AS (SELECT box, COUNT(*) AS n FROM held GROUP BY box)
      SELECT a.box, b.box FROM sizes a JOIN sizes b ON b.n = a.n AND a.box < b.box`,
    'a pair comes in both orders': shared(`COUNT(*) = ${sizeOf('a')} AND COUNT(*) = ${sizeOf('b')}`).replace(
      'b.box > a.box',
      'b.box <> a.box',
    ),
  }),
})
