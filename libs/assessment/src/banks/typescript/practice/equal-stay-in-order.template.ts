import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const NAMES = ['apron', 'broom', 'clamp', 'drill', 'easel', 'flask', 'glove', 'hinge'] as const
const FIELDS = ['price', 'weight', 'stock'] as const
const SHOWN = 5

export interface Drawn {
  field: (typeof FIELDS)[number]
  isDown: boolean
  items: readonly { name: string; n: number }[]
}
const comparison = ({ field, isDown }: Drawn): string =>
  isDown ? `y.${field} - x.${field}` : `x.${field} - y.${field}`

export default template({
  id: 'typescript/practice/equal-stay-in-order',
  revision: 1,
  kind: 'ordering',
  topic: 'collections',
  grade: 2,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'A comparison below 0 puts the first argument in front; where it is 0 the old order stays.',
  params: (rng): Drawn =>
    drawnUntil(
      () => {
        const values = rng.sample([4, 7, 9, 12, 20], 3)
        return {
          field: rng.pick(FIELDS),
          isDown: rng.chance() < 0.5,
          items: rng.sample(NAMES, SHOWN).map((name) => ({ name, n: rng.pick(values) })),
        }
      },
      ({ items }) => new Set(items.map(({ n }) => n)).size === 3,
    ),
  ask: (p) => ({
    stem: 'Put the names in the order in which this program prints them, the first printed at the top.',
    code: [
      'const items = [',
      ...p.items.map(({ name, n }) => `  { name: '${name}', ${p.field}: ${n} },`),
      ']',
      `items.sort((x, y) => ${comparison(p)})`,
      'for (const { name } of items) console.log(name)',
    ].join('\n'),
    options: p.items.map(({ name }) => name),
  }),
  key: ({ items, isDown }) => {
    const places = [...new Set(items.map(({ n }) => n))]
      .sort((x, y) => (isDown ? y - x : x - y))
      .flatMap((value) => items.flatMap(({ n }, i) => (n === value ? [i] : [])))
    return { kind: 'ordering', orders: [places] }
  },
  why: (p) =>
    `\`${comparison(p)}\` is below 0 where \`x\` has the ${p.isDown ? 'larger' : 'smaller'} ${p.field}, so ${p.isDown ? 'the largest' : 'the smallest'} comes first. Where two are equal it is 0, and they stay in the order in which they stood: sorting is stable.`,
  source: ['ECMA-262 (2025), Array.prototype.sort', 'MDN, Array.prototype.sort()'],
})
