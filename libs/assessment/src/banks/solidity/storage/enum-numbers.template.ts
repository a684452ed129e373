import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { Name: 'Shipment', stages: ['Packed', 'Sent', 'Customs', 'Local', 'Delivered'] },
  { Name: 'Auction', stages: ['Open', 'Sealed', 'Revealed', 'Paid', 'Closed'] },
  { Name: 'Proposal', stages: ['Draft', 'Voting', 'Queued', 'Done', 'Archived'] },
  { Name: 'Loan', stages: ['Asked', 'Granted', 'Running', 'Late', 'Repaid'] },
] as const

export type Call = 'next' | 'back' | 'reset' | number
export interface Drawn {
  setting: (typeof SETTINGS)[number]
  count: number
  calls: readonly Call[]
}
const wantedOf = (at: number, call: Call): number =>
  typeof call === 'number' ? call : call === 'reset' ? 0 : call === 'next' ? at + 1 : at - 1

/** The stage at the end; what lies beyond is refused, goes round or stops at the limit. */
function stageAfter({ count, calls }: Drawn, beyond: 'refused' | 'round' | 'limit'): number {
  return calls.reduce<number>((at, call) => {
    const to = wantedOf(at, call)
    if (to >= 0 && to < count) return to
    if (beyond === 'refused') return at
    return beyond === 'round' ? (to + count) % count : Math.max(0, Math.min(to, count - 1))
  }, 0)
}
const drawn = (rng: Rng): Drawn => {
  const count = rng.int(4, 5)
  const call = (): Call => rng.pick<Call>(['next', 'next', 'next', 'back', 'reset', rng.int(1, count + 2)])
  return { setting: rng.pick(SETTINGS), count, calls: Array.from({ length: rng.int(5, 7) }, call) }
}

export default template({
  id: 'solidity/storage/enum-numbers',
  revision: 1,
  kind: 'numeric',
  topic: 'storage',
  grade: 2,
  seconds: 110,
  lang: 'solidity',
  status: 'active',
  idea: 'Members of an enum are numbers from 0; a conversion from a number that is no member undoes the call, and delete gives the first member.',
  params: (rng) => {
    // Every stage is as likely, so that none is guessed.
    const goal = rng.int(1, 3)
    return drawnUntil(
      () => drawn(rng),
      (p) => {
        const key = stageAfter(p, 'refused')
        return key === goal && key !== stageAfter(p, 'round') && key !== stageAfter(p, 'limit')
      },
    )
  },
  ask: ({ setting: { Name, stages }, count, calls }) => ({
    stem: `The contract is new. These calls are made one after another, each in its own transaction; some may revert.\n${calls.map((call) => `\`${typeof call === 'number' ? `set(${call})` : `${call}()`}\``).join(', ')}\nWhich number does \`now_()\` give then?`,
    code: [
      `contract ${Name} {`,
      `  enum Stage { ${stages.slice(0, count).join(', ')} }`,
      '  Stage stage;',
      '',
      '  function set(uint8 n) external { stage = Stage(n); }',
      '  function next() external { stage = Stage(uint8(stage) + 1); }',
      '  function back() external { stage = Stage(uint8(stage) - 1); }',
      '  function reset() external { delete stage; }',
      '  function now_() external view returns (uint8) { return uint8(stage); }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: (p) => wholeKey(stageAfter(p, 'refused')),
  why: ({ count }) =>
    `The members are 0 to ${count - 1}. A conversion from any other number reverts (panic 0x21), and 0 - 1 reverts before it (panic 0x11); the stage stays as it was.`,
  source: [
    'Solidity documentation 0.8, Types, Enums',
    'Solidity documentation 0.8, Control Structures, Panic via assert and Error via require',
  ],
})
