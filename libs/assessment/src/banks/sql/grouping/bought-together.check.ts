import { check } from '../../../checks/check'
import task from './bought-together.template'

const paired = (count: string, on: string, least = count) =>
  `SELECT a.goods, b.goods, ${count} FROM lines a JOIN lines b ON b.basket = a.basket AND ${on}
   GROUP BY a.goods, b.goods HAVING ${least} >= 2`

export default check(task, {
  solutions: () => [
    paired('COUNT(DISTINCT a.basket)', 'b.goods > a.goods'),
    `WITH held AS (SELECT DISTINCT basket, goods FROM lines)
     SELECT a.goods, b.goods, COUNT(*) FROM held a, held b
     WHERE a.basket = b.basket AND a.goods < b.goods GROUP BY a.goods, b.goods HAVING COUNT(*) > 1`,
    `SELECT * FROM (SELECT a.goods, b.goods AS other, (SELECT COUNT(DISTINCT x.basket) FROM lines x
       WHERE x.goods = a.goods AND x.basket IN (SELECT basket FROM lines y WHERE y.goods = b.goods)) AS n
       FROM (SELECT DISTINCT goods FROM lines) a JOIN (SELECT DISTINCT goods FROM lines) b ON a.goods < b.goods)
     WHERE n >= 2`,
  ],
  wrong: () => ({
    'a pair of lines is a basket': paired('COUNT(*)', 'b.goods > a.goods'),
    'the count alone is of baskets': paired('COUNT(DISTINCT a.basket)', 'b.goods > a.goods', 'COUNT(*)'),
    'each pair comes in one order': paired('COUNT(DISTINCT a.basket)', 'b.goods <> a.goods'),
    'DISTINCT takes back what was counted': `SELECT DISTINCT * FROM (${paired('COUNT(*)', 'b.goods > a.goods')})`,
  }),
})
