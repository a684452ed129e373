import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const ITEMS = ['lamp', 'chair', 'kettle', 'shelf', 'clock', 'mirror', 'rug', 'vase'] as const
const MOST = [5, 10, 20, 50] as const

export default template({
  id: 'application-security/threats/negative-quantity',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 2,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'An abuse case asks what a value may be that no honest person would send: here less than nothing.',
  params: (rng) =>
    drawnUntil(
      () => {
        const wanted = rng
          .sample(ITEMS, rng.int(2, 3))
          .map((item) => ({ item, price: rng.int(15, 120), quantity: rng.int(1, 3) }))
        const [extra] = rng.sample(
          ITEMS.filter((item) => wanted.every((line) => line.item !== item)),
          1,
        )
        const price = rng.int(7, 45)
        const sum = wanted.reduce((total, line) => total + line.price * line.quantity, 0)
        return { wanted, extra: extra ?? 'vase', price, most: rng.pick(MOST), sum }
      },
      ({ price, sum }) => sum > 3 * price && sum % price > 1,
    ),
  ask: ({ wanted, extra, price, most }) => ({
    stem: 'Somebody wants the first lines of this cart exactly as they stand, and may send any quantity for the last line. What is the smallest total that the shop charges them?',
    code: [
      'function checkout(cart) {',
      '  let total = 0',
      '  for (const { price, quantity } of cart) {',
      "    if (!Number.isInteger(quantity)) throw new Error('quantity')",
      `    if (quantity > ${most}) throw new Error('too many')`,
      '    total += price * quantity',
      '  }',
      "  if (total <= 0) throw new Error('empty')",
      '  charge(total)',
      '}',
      '',
      ...wanted.map((line) => `// ${line.item}: price ${line.price}, quantity ${line.quantity}`),
      `// ${extra}: price ${price}, quantity ?`,
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ price, sum }) => ({ kind: 'numeric', value: ((sum - 1) % price) + 1, tolerance: { absolute: 0 } }),
  why: ({ sum, price }) =>
    `A quantity below zero passes the check. The wanted lines cost ${sum}; taking ${price} away as often as the total stays above 0 leaves the answer.`,
  source: [
    'CWE-840, Business Logic Errors; CWE-1284, Improper Validation of Specified Quantity in Input',
    'OWASP ASVS 4.0.3, 11.1 Business logic security',
  ],
})
