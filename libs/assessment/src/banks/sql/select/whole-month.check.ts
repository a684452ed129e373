import { check } from '../../../checks/check'
import task, { monthOf, nextOf } from './whole-month.template'

export default check(task, {
  solutions: ({ month }) => [
    `SELECT id FROM orders WHERE placed_at >= '${monthOf(month)}-01' AND placed_at < '${nextOf(month)}-01'`,
    `SELECT id FROM orders WHERE strftime('%Y-%m', placed_at) = '${monthOf(month)}'`,
    `SELECT id FROM orders WHERE placed_at LIKE '${monthOf(month)}-%'`,
    `SELECT id FROM orders WHERE date(placed_at) BETWEEN '${monthOf(month)}-01' AND '${monthOf(month)}-${month.days}'`,
  ],
  wrong: ({ month }) => ({
    'the last day ends when it begins': `SELECT id FROM orders WHERE placed_at BETWEEN '${monthOf(month)}-01' AND '${monthOf(month)}-${month.days}'`,
    'the end of a span belongs to it': `SELECT id FROM orders WHERE placed_at >= '${monthOf(month)}-01' AND placed_at <= '${nextOf(month)}-01 00:00:00'`,
    'the first moment does not belong to it': `SELECT id FROM orders WHERE placed_at > '${monthOf(month)}-01 00:00:00' AND placed_at < '${nextOf(month)}-01'`,
    'a month is the same in every year': `SELECT id FROM orders WHERE strftime('%m', placed_at) = '${monthOf(month).slice(-2)}'`,
  }),
})
