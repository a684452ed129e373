import { template } from '../../../tasks/template'
import { inserts, REFUSED } from './attempts'

const CODES = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6'] as const
const NAMES = ['lamp', 'chair', 'desk', 'shelf'] as const
type Product = readonly [code: string, name: string | null, price: number]

export const definitionOf = (least: number): string => `CREATE TABLE products (
  code text NOT NULL PRIMARY KEY,
  name text NOT NULL,
  price integer NOT NULL CHECK (price >= ${least})
);`

export default template({
  id: 'sql/keys/rows-that-get-in',
  revision: 1,
  kind: 'numeric',
  topic: 'keys',
  grade: 1,
  seconds: 110,
  lang: 'sql',
  status: 'active',
  idea: 'A primary key, NOT NULL and CHECK each refuse a row; what was refused is not there, so it stands in the way of nothing.',
  params: (rng) => {
    const least = rng.int(1, 9) * 5
    const codes = rng.sample(CODES, rng.int(3, 6))
    const good = (code: string): Product => [code, rng.pick(NAMES), least + rng.int(0, 4) * 5]
    const bad = (code: string): Product =>
      rng.chance() < 0.5 ? [code, null, least + 10] : [code, rng.pick(NAMES), least - rng.int(1, 5)]
    const products = rng.shuffle<Product>([
      ...codes.map((code) => rng.pick([good, good, good, bad])(code)),
      // Codes that come again: after a good row of theirs, or after one that was refused.
      ...rng
        .sample(codes, rng.int(2, 3))
        .map((code, i) => (i === 0 ? bad(code) : rng.pick([good, bad])(code))),
    ])
    return { products, least }
  },
  ask: ({ products, least }) => ({
    stem: `${REFUSED} How many rows does \`products\` hold at the end?`,
    code: `${definitionOf(least)}\n\n${inserts('products', products)}`,
    answerHint: 'One whole number.',
  }),
  key: ({ products, least }) => {
    const held = new Set<string>()
    for (const [code, name, price] of products) if (name !== null && price >= least) held.add(code)
    return { kind: 'numeric', value: held.size, tolerance: { absolute: 0 } }
  },
  why: ({ least }) =>
    `A row needs a code that is not there yet, a name, and a price of ${least} or more. The first good row of each code stays.`,
  source: ['ISO/IEC 9075-2:2023, table constraint definition, column definition'],
})
