import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SETTINGS = [
  { Name: 'Game', field: 'lives' },
  { Name: 'Raffle', field: 'tickets' },
  { Name: 'Loyalty', field: 'stamps' },
  { Name: 'Parking', field: 'places' },
  { Name: 'Club', field: 'points' },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  bits: number
  isMinus: boolean
  isUnchecked: boolean
  start: number
  by: number
}
const limitOf = ({ bits }: Drawn) => 2 ** bits

const fullOf = ({ isMinus, start, by }: Drawn) => (isMinus ? start - by : start + by)
const wrappedOf = (p: Drawn) => (fullOf(p) + limitOf(p)) % limitOf(p)
/** The texts of the options: refused, wrapped, held at the limit, and as if there were none. */
const optionsOf = (p: Drawn): readonly string[] => [
  'It reverts.',
  `It gives ${wrappedOf(p)}.`,
  `It gives ${p.isMinus ? 0 : limitOf(p) - 1}.`,
  p.isMinus ? `It gives ${-fullOf(p)}.` : `It gives ${fullOf(p)}.`,
  `It gives ${p.start}.`,
]

export default template({
  id: 'solidity/storage/past-the-limit',
  revision: 1,
  kind: 'single',
  topic: 'storage',
  grade: 1,
  nudge: 0.3,
  seconds: 60,
  lang: 'solidity',
  status: 'active',
  idea: 'Since 0.8 a result that does not fit into the type undoes the call; in an unchecked block it wraps around.',
  params: (rng) =>
    drawnUntil<Drawn>(
      () => {
        const bits = rng.pick([8, 16])
        const isMinus = rng.chance() < 0.5
        const near = rng.int(1, 40)
        return {
          setting: rng.pick(SETTINGS),
          bits,
          isMinus,
          isUnchecked: rng.chance() < 0.5,
          start: isMinus ? near : 2 ** bits - near,
          by: near + rng.int(1, 30),
        }
      },
      (p) => new Set(optionsOf(p)).size === 5,
    ),
  ask: (p) => {
    const { setting, bits, isMinus, isUnchecked, start, by } = p
    const line = `${setting.field} ${isMinus ? '-=' : '+='} n;`
    return {
      stem: `The contract is compiled with Solidity 0.8 and has just been deployed. What comes of \`change(${by})\`?`,
      code: [
        `contract ${setting.Name} {`,
        `  uint${bits} public ${setting.field} = ${start};`,
        '',
        `  function change(uint${bits} n) external returns (uint${bits}) {`,
        isUnchecked ? `    unchecked { ${line} }` : `    ${line}`,
        `    return ${setting.field};`,
        '  }',
        '}',
      ].join('\n'),
      options: optionsOf(p),
    }
  },
  key: ({ isUnchecked }) => ({ kind: 'single', right: isUnchecked ? 1 : 0 }),
  why: (p) =>
    p.isUnchecked
      ? `In an unchecked block the result is taken modulo ${limitOf(p)}.`
      : 'Checked arithmetic reverts with panic 0x11 where the result is outside of the type.',
  source: ['Solidity documentation 0.8, Control Structures, Checked or Unchecked Arithmetic'],
})
