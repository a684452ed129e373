import { check } from '../../../checks/check'
import task from './price-of-the-day.template'

const latest = (test: string) =>
  `SELECT s.id, (SELECT p.price FROM prices p WHERE ${test} ORDER BY p.day DESC LIMIT 1) FROM sales s`

export default check(task, {
  solutions: () => [
    latest('p.item = s.item AND p.day <= s.day'),
    `SELECT s.id, p.price FROM sales s LEFT JOIN prices p ON p.item = s.item AND p.day <= s.day
     AND NOT EXISTS (SELECT 1 FROM prices n WHERE n.item = p.item AND n.day > p.day AND n.day <= s.day)`,
    `SELECT s.id, p.price FROM sales s LEFT JOIN (
       SELECT item, price, day, LEAD(day) OVER (PARTITION BY item ORDER BY day) AS until FROM prices) AS p
     ON p.item = s.item AND s.day >= p.day AND (p.until IS NULL OR s.day < p.until)`,
  ],
  wrong: () => ({
    'the latest price holds for all days': latest('p.item = s.item'),
    'a price holds from the next day on': latest('p.item = s.item AND p.day < s.day'),
    'any item will do': latest('p.day <= s.day'),
    'the greatest price is the latest': `SELECT s.id, (SELECT MAX(p.price) FROM prices p
      WHERE p.item = s.item AND p.day <= s.day) FROM sales s`,
    'a sale without a price is no sale': `SELECT s.id, p.price FROM sales s JOIN prices p ON p.item = s.item AND p.day =
      (SELECT MAX(n.day) FROM prices n WHERE n.item = s.item AND n.day <= s.day)`,
  }),
})
