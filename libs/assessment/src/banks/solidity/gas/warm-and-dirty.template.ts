import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../control/answers'

const SUBJECTS = [
  { Name: 'Round', run: 'close', names: ['stake', 'prize', 'nonce'] },
  { Name: 'Tank', run: 'drain', names: ['level', 'limit', 'leak'] },
  { Name: 'Toll', run: 'collect', names: ['cars', 'paid', 'day'] },
  { Name: 'Farm', run: 'reap', names: ['seed', 'crop', 'gain'] },
] as const

/** One line: of which variable, and with which number or other variable. */
export interface Line {
  does: 'set' | 'add' | 'copy' | 'read'
  of: number
  n: number
}
interface Slot {
  original: number
  now: number
  isWarm: boolean
}

const reading = (slot: Slot): number => {
  const cost = slot.isWarm ? 100 : 2_100
  slot.isWarm = true
  return cost
}
const writing = (slot: Slot, value: number): number => {
  const cold = slot.isWarm ? 0 : 2_100
  const change = slot.original === 0 ? 20_000 : 2_900
  const cost = value === slot.now || slot.now !== slot.original ? 100 : change
  slot.isWarm = true
  slot.now = value
  return cold + cost
}
/** What the storage of all lines costs, and how often each sort of cost came. */
function costOf(start: readonly number[], lines: readonly Line[]): { total: number; costs: Set<number> } {
  const slots = start.map((value): Slot => ({ original: value, now: value, isWarm: false }))
  const costs: number[] = []
  for (const { does, of, n } of lines) {
    const [slot, other] = [slots[of], slots[n]]
    if (!slot) continue
    if (does === 'read') costs.push(reading(slot))
    if (does === 'set') costs.push(writing(slot, n))
    if (does === 'add') costs.push(reading(slot), writing(slot, slot.now + n))
    if (does === 'copy' && other) costs.push(reading(other), writing(slot, other.now))
  }
  return { total: costs.reduce((sum, cost) => sum + cost, 0), costs: new Set(costs) }
}

function drawnLine(rng: Rng, start: readonly number[]): Line {
  const does = rng.pick(['set', 'set', 'set', 'add', 'copy', 'read'] as const)
  const of = rng.int(0, 2)
  if (does === 'copy') return { does, of, n: (of + rng.int(1, 2)) % 3 }
  // Often the value that stands there at first, or zero.
  const n = does === 'set' ? rng.pick([start[of] ?? 0, 0, rng.int(1, 9), rng.int(1, 9)]) : rng.int(1, 9)
  return { does, of, n: does === 'read' ? 0 : n }
}

export default template({
  id: 'solidity/gas/warm-and-dirty',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 5,
  nudge: -0.3,
  seconds: 270,
  lang: 'solidity',
  status: 'active',
  idea: 'What a write costs hangs on three values: the one at the beginning of the transaction, the present one and the new one, and on whether the slot was touched before.',
  params: (rng) =>
    drawnUntil(
      () => {
        const start = rng.shuffle([0, rng.int(2, 9), rng.pick([0, rng.int(11, 19)])])
        return {
          subject: rng.pick(SUBJECTS),
          start,
          lines: Array.from({ length: 6 }, () => drawnLine(rng, start)),
        }
      },
      ({ start, lines }) => {
        const { costs } = costOf(start, lines)
        const texts = new Set(lines.map((line) => JSON.stringify(line)))
        return (
          texts.size === 6 &&
          new Set(lines.map(({ of }) => of)).size === 3 &&
          // Filling, changing, and changing what was changed before.
          (costs.has(22_100) || costs.has(20_000)) &&
          (costs.has(5_000) || costs.has(2_900)) &&
          lines.filter(({ does }) => does !== 'read').length > 3
        )
      },
    ),
  ask: ({ subject: { Name, run, names }, start, lines }) => ({
    stem: [
      'What storage costs, in gas:',
      '- A read: 2,100 if the slot was neither read nor written before in this transaction, otherwise 100.',
      '- A write: 2,100 if the slot was neither read nor written before in this transaction, otherwise nothing; and in addition',
      '  - 100, if the new value is the present one, or if the present one is another than at the beginning of the transaction;',
      '  - otherwise 20,000 if the present value is 0, and 2,900 if it is not.',
      `\`${run}()\` is called in a transaction of its own, on a contract as it is after deployment. How much do its reads and writes of storage cost together? (Nothing is optimised: \`a += 1\` is a read of \`a\` and then a write. Refunds are left out.)`,
    ].join('\n'),
    code: [
      `contract ${Name} {`,
      ...names.map((name, i) => `  uint256 ${name}${start[i] ? ` = ${start[i]}` : ''};`),
      '',
      `  function ${run}() external returns (uint256 sum) {`,
      ...lines.map(({ does, of, n }) => {
        const name = names[of] ?? ''
        return {
          set: `    ${name} = ${n};`,
          add: `    ${name} += ${n};`,
          copy: `    ${name} = ${names[n] ?? ''};`,
          read: `    sum += ${name};`,
        }[does]
      }),
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Gas, as a whole number.',
  }),
  key: ({ start, lines }) => wholeKey(costOf(start, lines).total),
  why: () =>
    'The first touch of each slot costs 2,100. A slot is dear to change once: while it still has the value from the beginning, and 20,000 only where that is 0. After that each further write is 100, also the one that sets it back.',
  source: ['EIP-2200', 'EIP-2929'],
})
