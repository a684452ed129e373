import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const SETTINGS = [
  { Name: 'Jobs', Item: 'Job', list: 'jobs', field: 'pay' },
  { Name: 'Loans', Item: 'Loan', list: 'loans', field: 'debt' },
  { Name: 'Bids', Item: 'Bid', list: 'bids', field: 'price' },
  { Name: 'Orders', Item: 'Order', list: 'orders', field: 'amount' },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  values: readonly number[]
  /** Places of the element that s points at, of that of which m is a copy, and of what is removed. */
  pointed: number
  copied: number
  removed: readonly number[]
  adds: readonly [number, number]
}

/** An element that s does not point at. */
const besideOf = ({ pointed }: Pick<Drawn, 'pointed'>) => (pointed === 0 ? 1 : 0)

/** What s, m and another element hold at the end. `follows`: as if s stayed with its element. */
function after({ values, pointed, copied, removed, adds }: Drawn, follows = false): number[] {
  const slots = [...values]
  let [length, at] = [slots.length, pointed]
  for (const place of removed) {
    length--
    if (follows && at === length) at = place
    slots[place] = slots[length] ?? 0
    slots[length] = 0
  }
  slots[at] = (slots[at] ?? 0) + adds[0]
  return [slots[at] ?? 0, (values[copied] ?? 0) + adds[1], slots[besideOf({ pointed })] ?? 0]
}
function drawn(rng: Rng): Drawn {
  const values = rng.sample([10, 20, 30, 40, 50, 60, 70, 80, 90], rng.int(4, 5))
  const last = values.length - 1
  return {
    setting: rng.pick(SETTINGS),
    values,
    pointed: rng.int(0, last - 2),
    copied: rng.int(0, last),
    removed: [rng.int(0, last - 1), rng.int(0, last - 2)],
    adds: [rng.int(1, 9), rng.int(1, 9)],
  }
}

export default template({
  id: 'solidity/storage/pointer-after-removal',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 5,
  nudge: -0.3,
  seconds: 200,
  lang: 'solidity',
  status: 'active',
  idea: 'A storage pointer stands for a place, not for the element that was there: after the list is rearranged it means whatever came there.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => {
        const [s = 0, m = 0] = after(p)
        const element = (p.values[p.pointed] ?? 0) + p.adds[0]
        // Something else has come to where s points.
        return s !== element && s !== m && p.removed.includes(p.pointed)
      },
    ),
  ask: ({ setting: { Name, Item, list, field }, values, pointed, copied, removed, adds }) => ({
    stem: 'Which three numbers does `run` give in a new contract?',
    code: [
      `contract ${Name} {`,
      `  struct ${Item} { uint256 ${field}; }`,
      `  ${Item}[] ${list};`,
      '',
      '  function remove(uint256 i) internal {',
      `    ${list}[i] = ${list}[${list}.length - 1];`,
      `    ${list}.pop();`,
      '  }',
      '',
      '  function run() external returns (uint256, uint256, uint256) {',
      ...values.map((value) => `    ${list}.push(${Item}(${value}));`),
      `    ${Item} storage s = ${list}[${pointed}];`,
      `    ${Item} memory m = ${list}[${copied}];`,
      ...removed.map((place) => `    remove(${place});`),
      `    s.${field} += ${adds[0]};`,
      `    m.${field} += ${adds[1]};`,
      `    return (s.${field}, m.${field}, ${list}[${besideOf({ pointed })}].${field});`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Three numbers with commas between, such as 12, 34, 50.',
  }),
  key: (p) => wordsKey(after(p)),
  why: (p) =>
    `s means place ${p.pointed} of the list all the time, and so sees and changes what was moved there; m is a copy of what place ${p.copied} held before.`,
  source: [
    'Solidity documentation 0.8, Types, Reference Types: Data location and assignment behaviour',
    'Solidity documentation 0.8, Types, Dangling References to Storage Array Elements',
  ],
})
