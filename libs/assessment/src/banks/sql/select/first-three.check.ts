import { check } from '../../../checks/check'
import task from './first-three.template'

export default check(task, {
  solutions: () => [
    'SELECT name, price FROM products ORDER BY price DESC, name LIMIT 3',
    `SELECT name, price
     FROM (SELECT name, price, ROW_NUMBER() OVER (ORDER BY price DESC, name) AS place FROM products) AS placed
     WHERE place <= 3 ORDER BY place`,
    `SELECT p.name, p.price FROM products p
     WHERE (SELECT COUNT(*) FROM products q
            WHERE q.price > p.price OR q.price = p.price AND q.name < p.name) < 3
     ORDER BY p.price DESC, p.name`,
  ],
  wrong: () => ({
    'equal ones come in some order by themselves':
      'SELECT name, price FROM products ORDER BY price DESC LIMIT 3',
    'the least come first': 'SELECT name, price FROM products ORDER BY price, name LIMIT 3',
    'rows are cut off before they are sorted':
      'SELECT name, price FROM (SELECT * FROM products ORDER BY id LIMIT 3) AS cut ORDER BY price DESC, name',
    'RANK leaves out nobody of a tie':
      'SELECT name, price FROM (SELECT name, price, RANK() OVER (ORDER BY price DESC) AS place FROM products) AS placed WHERE place <= 3 ORDER BY price DESC, name',
  }),
})
