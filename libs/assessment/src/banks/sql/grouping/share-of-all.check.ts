import { check } from '../../../checks/check'
import task from './share-of-all.template'

const share = (what: string) => `SELECT region, ${what} FROM sales GROUP BY region`

export default check(task, {
  solutions: () => [
    share('100.0 * SUM(amount) / (SELECT SUM(amount) FROM sales)'),
    share('SUM(amount) * 100.0 / SUM(SUM(amount)) OVER ()'),
    share('CAST(SUM(amount) AS real) / (SELECT TOTAL(amount) FROM sales) * 100'),
  ],
  wrong: () => ({
    'a division keeps the rest': share('SUM(amount) / (SELECT SUM(amount) FROM sales) * 100'),
    'a rest is kept when it is multiplied first': share(
      '100 * SUM(amount) / (SELECT SUM(amount) FROM sales)',
    ),
    'every sale weighs the same': share('100.0 * COUNT(*) / (SELECT COUNT(*) FROM sales)'),
    'the sum of a group is the sum of all': share('100.0 * SUM(amount) / SUM(amount)'),
  }),
})
