import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

export const STATEMENT = `SELECT SUM(i.total)
FROM invoices i
JOIN payments p ON p.invoice_id = i.id
WHERE i.customer = 'Ada';`

export default template({
  id: 'sql/joins/fan-out',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'sql',
  status: 'active',
  idea: 'A join to the many side repeats the one side: sums over it count a row once per match, and rows without one not at all.',
  params: (rng) => {
    const totals = rng.sample([40, 60, 80, 90, 120, 150, 200], 4)
    // How many payments each invoice has; the first is repeated, the second falls out.
    const counts = [rng.int(2, 3), 0, rng.int(1, 2)]
    const invoices: Table = {
      name: 'invoices',
      columns: ['id integer', 'customer text', 'total integer'],
      rows: totals.map((total, i) => [i + 1, i < counts.length ? 'Ada' : 'Ben', total]),
    }
    const owners = rng.shuffle([
      ...counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1)),
      4,
    ])
    const payments: Table = {
      name: 'payments',
      columns: ['id integer', 'invoice_id integer', 'paid integer'],
      rows: owners.map((invoice, i) => [i + 1, invoice, rng.int(1, 4) * 10]),
    }
    return { invoices, payments }
  },
  ask: ({ invoices, payments }) => ({
    stem: 'What number does this statement return?',
    code: shownWith([invoices, payments], STATEMENT),
    answerHint: 'One whole number.',
  }),
  key: ({ invoices, payments }) => ({
    kind: 'numeric',
    value: payments.rows.reduce((sum, [, invoice]) => {
      const [, customer, total] = invoices.rows.find(([id]) => id === invoice) ?? []
      return sum + (customer === 'Ada' ? Number(total) : 0)
    }, 0),
    tolerance: { absolute: 0 },
  }),
  why: () =>
    'The join has one row per payment, so the total of an invoice is counted once for each of its payments, and an invoice without one is not there.',
  source: ['ISO/IEC 9075-2:2023, joined table'],
})
