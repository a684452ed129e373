import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'
import { chosenKey } from './keys'

const SETTINGS = [
  { factory: 'Safes', child: 'Safe', act: 'open', who: 'owner', number: 'box' },
  { factory: 'Escrows', child: 'Escrow', act: 'start', who: 'seller', number: 'deal' },
  { factory: 'Wallets', child: 'Wallet', act: 'create', who: 'holder', number: 'index' },
  { factory: 'Courses', child: 'Course', act: 'offer', who: 'teacher', number: 'term' },
] as const
/** What may go into the salt or be handed to the constructor. */
export type Part = 'sender' | 'who' | 'number' | 'time' | 'value'
const SALTS: readonly (readonly Part[] | 'none')[] = [
  ['number'],
  ['sender', 'number'],
  ['who'],
  ['who', 'number'],
  ['sender'],
  ['number', 'value'],
  ['number', 'time'],
  'none',
]
const GIVEN: readonly (Part | 'nothing')[] = ['who', 'sender', 'number', 'nothing']
const CHANGES = ['sender', 'value', 'who', 'number', 'time', 'before'] as const
export type Change = (typeof CHANGES)[number]

export interface Params {
  setting: number
  salt: number
  given: (typeof GIVEN)[number]
  number: number
  other: number
  changes: readonly Change[]
}

/** What the address hangs on; without a salt, on how many the factory has made. */
function isSame({ salt, given }: Params, change: Change): boolean {
  const parts = SALTS[salt] ?? 'none'
  if (parts === 'none') return change !== 'before'
  return change === 'before' || !([...parts, given] as string[]).includes(change)
}

const drawn = (rng: Rng): Params => {
  const [number = 1, other = 2] = rng.sample([3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15], 2)
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    salt: rng.int(0, SALTS.length - 1),
    given: rng.pick(GIVEN),
    number,
    other,
    changes: CHANGES,
  }
}

export default template({
  id: 'solidity/calls/same-address',
  revision: 1,
  kind: 'multiple',
  topic: 'calls',
  grade: 4,
  seconds: 210,
  lang: 'solidity',
  status: 'active',
  idea: 'With a salt the address follows from the maker, the salt and the creation code with its arguments; without one, from the maker and how many it has made.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const right = params.changes.filter((change) => isSame(params, change)).length
        return right > 0 && right < 6
      },
    ),
  ask: ({ setting, salt, given, number, other, changes }) => {
    const { factory, child, act, who, number: count } = SETTINGS[setting] ?? SETTINGS[0]
    const words: Record<Part, string> = {
      sender: 'msg.sender',
      who,
      number: count,
      time: 'block.timestamp',
      value: 'msg.value',
    }
    const parts = SALTS[salt] ?? 'none'
    const type = given === 'number' ? 'uint256' : 'address'
    const argument = given === 'nothing' ? '' : words[given]
    const settings = parts === 'none' ? '{value: msg.value}' : '{salt: salt, value: msg.value}'
    const call = (from: string, [a, n]: readonly [string, number], more = '') =>
      `${from} calls \`${act}(${a}, ${n})\`${more}`
    const told: Record<Change, string> = {
      sender: call('carol', ['bob', number]),
      value: call('alice', ['bob', number], ' with 5 wei'),
      who: call('alice', ['carol', number]),
      number: call('alice', ['bob', other]),
      time: call('alice', ['bob', number], ', an hour later'),
      before: call('alice', ['bob', number], `, after carol has called \`${act}(carol, ${other})\``),
    }
    return {
      stem: `A new \`${factory}\` has just been deployed. If ${call('alice', ['bob', number])} without ether, it returns some address. Which of these, done instead of that call, return the same address? What is not mentioned stays as it is, and no ether comes with a call that does not say so.`,
      code: [
        `contract ${child} {`,
        ...(given === 'nothing'
          ? ['    uint256 public size = 1;', '    constructor() payable {}']
          : [`    ${type} public given;`, `    constructor(${type} g) payable { given = g; }`]),
        '}',
        '',
        `contract ${factory} {`,
        `    function ${act}(address ${who}, uint256 ${count}) external payable returns (address) {`,
        ...(parts === 'none'
          ? []
          : [
              `        bytes32 salt = keccak256(abi.encode(${parts.map((part) => words[part]).join(', ')}));`,
            ]),
        `        return address(new ${child}${settings}(${argument}));`,
        '    }',
        '}',
      ].join('\n'),
      options: changes.map((change) => told[change]),
    }
  },
  key: (params) => chosenKey(placesOf(params.changes, (change) => isSame(params, change))),
  why: ({ salt }) =>
    SALTS[salt] === 'none'
      ? 'Without a salt the address follows from the address of the factory and its count of contracts made: only another creation before changes it.'
      : 'With a salt it follows from the address of the factory, the salt and the hash of the creation code, to which the encoded arguments belong. Ether that is sent, who called and what was made before count only where they go into one of these.',
  source: [
    'EIP-1014',
    'Solidity documentation, Control Structures: Creating Contracts via new, Salted contract creations',
  ],
})
