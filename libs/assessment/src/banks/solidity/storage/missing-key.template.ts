import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { wholeKey } from './keys'

const SETTINGS = [
  { Name: 'Guild', Item: 'Member', first: 'Pending', other: 'Active', who: ['bob', 'carol'] },
  { Name: 'Library', Item: 'Card', first: 'Fresh', other: 'Blocked', who: ['carol', 'bob'] },
  { Name: 'Grants', Item: 'Claim', first: 'Open', other: 'Settled', who: ['bob', 'mallory'] },
  { Name: 'Allowlist', Item: 'Entry', first: 'Invited', other: 'Joined', who: ['mallory', 'carol'] },
] as const

/** Conditions on an entry that nobody wrote, and whether they hold. */
const CONDITIONS = [
  { code: 'e.paid', holds: false },
  { code: '!e.paid', holds: true },
  { code: 'e.agent == address(0)', holds: true },
  { code: 'e.agent != address(0)', holds: false },
  { code: 'bytes(e.note).length == 0', holds: true },
  { code: 'bytes(e.note).length > 0', holds: false },
  { code: 'e.since == 0', holds: true },
  { code: 'e.since < block.timestamp', holds: true },
  { code: 'e.state == State.FIRST', holds: true },
  { code: 'e.state == State.OTHER', holds: false },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  start: number
  adds: readonly { code: string; holds: boolean; n: number }[]
}
function drawn(rng: Rng): Drawn {
  const setting = rng.pick(SETTINGS)
  const conditions = [...rng.sample(CONDITIONS.slice(0, 8), 2), rng.pick(CONDITIONS.slice(8))]
  const numbers = rng.sample([10, 20, 30, 40, 50, 100, 200, 300], conditions.length)
  return {
    setting,
    start: rng.int(1, 9),
    adds: rng.shuffle(conditions).map(({ code, holds }, i) => ({
      code: code.replace('FIRST', setting.first).replace('OTHER', setting.other),
      holds,
      n: numbers[i] ?? 0,
    })),
  }
}

export default template({
  id: 'solidity/storage/missing-key',
  revision: 1,
  kind: 'numeric',
  topic: 'storage',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'A mapping has a value for every key: where nobody wrote one, each field has the default of its type.',
  params: drawn,
  ask: ({ setting: { Name, Item, first, other, who }, start, adds }) => ({
    stem: `In a new contract \`add\` was called once, for ${who[0]}. Nothing was ever added for ${who[1]}. What does \`score\` give for ${who[1]}?`,
    code: [
      `contract ${Name} {`,
      `  enum State { ${first}, ${other} }`,
      `  struct ${Item} { bool paid; uint64 since; address agent; State state; string note; }`,
      `  mapping(address => ${Item}) entries;`,
      '',
      '  function add(address who) external {',
      `    entries[who] = ${Item}(true, uint64(block.timestamp), msg.sender, State.${other}, "new");`,
      '  }',
      '',
      '  function score(address who) external view returns (uint256 n) {',
      `    ${Item} storage e = entries[who];`,
      `    n = ${start};`,
      ...adds.map(({ code, n }) => `    if (${code}) n += ${n};`),
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ start, adds }) => wholeKey(adds.reduce((sum, { holds, n }) => sum + (holds ? n : 0), start)),
  why: () =>
    'Nothing tells a key that was never written from one that holds zeros: false, 0, the zero address, the empty string and the first member of the enum.',
  source: [
    'Solidity documentation 0.8, Types, Mapping Types',
    'Solidity documentation 0.8, Control Structures, Scoping and Declarations (default values)',
  ],
})
