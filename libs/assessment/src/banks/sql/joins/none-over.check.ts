import { check } from '../../../checks/check'
import task from './none-over.template'

export default check(task, {
  solutions: ({ over }) => [
    `SELECT name FROM customers c
     WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.amount > ${over})`,
    `SELECT c.name FROM customers c
     LEFT JOIN orders o ON o.customer_id = c.id AND o.amount > ${over} WHERE o.id IS NULL`,
    `SELECT name FROM customers
     WHERE id NOT IN (SELECT customer_id FROM orders WHERE amount > ${over} AND customer_id IS NOT NULL)`,
    `SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id
     GROUP BY c.id, c.name HAVING COALESCE(MAX(o.amount), 0) <= ${over}`,
  ],
  wrong: ({ over }) => ({
    'one order under the line is enough': `SELECT DISTINCT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id
      WHERE o.amount <= ${over} OR o.id IS NULL`,
    'a list with a NULL is like any other': `SELECT name FROM customers
      WHERE id NOT IN (SELECT customer_id FROM orders WHERE amount > ${over})`,
    'who has no order is not asked about': `SELECT c.name FROM customers c JOIN orders o ON o.customer_id = c.id
      GROUP BY c.id, c.name HAVING MAX(o.amount) <= ${over}`,
    'only who has none at all': `SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id WHERE o.id IS NULL`,
  }),
})
