import { check } from '../../../checks/check'
import task from './next-page.template'

const page = (where: string) => `SELECT id, price FROM products WHERE ${where} ORDER BY price, id LIMIT 3`

export default check(task, {
  solutions: ({ last: { id, price } }) => [
    page(`price > ${price} OR price = ${price} AND id > ${id}`),
    page(`(price, id) > (${price}, ${id})`),
    `SELECT id, price FROM products ORDER BY price, id LIMIT 3
     OFFSET (SELECT COUNT(*) FROM products WHERE price < ${price} OR price = ${price} AND id <= ${id})`,
  ],
  wrong: ({ last: { id, price } }) => ({
    'both columns are greater': page(`price > ${price} AND id > ${id}`),
    'prices are unique': page(`price > ${price}`),
    'numbers rise with prices': page(`price >= ${price} AND id > ${id}`),
    'the rest of a price is all of it': page(`price >= ${price} AND id <> ${id}`),
    'the last row is still there': `SELECT id, price FROM products
      WHERE price > (SELECT price FROM products WHERE id = ${id}) OR price = ${price} AND id > ${id} ORDER BY price, id LIMIT 3`,
  }),
})
