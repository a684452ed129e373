import { check } from '../../../checks/check'
import { onlyCell } from '../only-cell'
import { inserts, leftOut } from './attempts'
import task, { definitionOf } from './rows-that-get-in.template'

export default check(task, {
  key: ({ products, least }, { sql }) =>
    onlyCell(
      sql(`${definitionOf(least)} ${leftOut(inserts('products', products))} SELECT COUNT(*) FROM products;`),
    ),
})
