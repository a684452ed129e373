import type { Rng } from '../../../tasks/rng'
import type { ChainPerson, ChainStep } from '../../../tasks/chain'
import { shownStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SETTINGS = [
  { contract: 'Wallet', run: 'run', struct: 'Call' },
  { contract: 'Treasury', run: 'carryOut', struct: 'Order' },
  { contract: 'Household', run: 'doAll', struct: 'Errand' },
  { contract: 'Council', run: 'execute', struct: 'Decision' },
] as const
/** What the flag of a call says where it is true. */
const FLAGS = [
  { flag: 'mayFail', says: true },
  { flag: 'optional', says: true },
  { flag: 'required', says: false },
  { flag: 'mustWork', says: false },
] as const

export interface Params {
  setting: number
  flag: number
  most: number
  wei: number
  byte: string
}
export const namesOf = ({ setting, flag }: Params) => ({
  ...(SETTINGS[setting] ?? SETTINGS[0]),
  ...(FLAGS[flag] ?? FLAGS[0]),
})

/** Answers by the first byte of the data: fails in several ways, or gives the data and the ether back to be seen. */
const BESIDE = `contract Echo {
  error Low(uint256 bytesGiven);
  uint256 public seen;
  address public sender;
  receive() external payable { seen += 1; }
  fallback(bytes calldata data) external payable returns (bytes memory) {
    if (data[0] == 0x00) revert Low(data.length);
    if (data[0] == 0x01) revert("closed");
    if (data[0] == 0x02) assert(false);
    if (data[0] == 0x03) revert();
    seen += data.length;
    sender = msg.sender;
    return abi.encodePacked(data, uint8(msg.value));
  }
}
contract Closed {}`

interface One {
  to: string
  value?: number
  data?: string
  fails?: boolean
}

function cases(params: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const { contract, run, says } = namesOf(params)
  const { most, wei, byte } = params
  const call = (ones: readonly One[], gives: string, value = 0, from: ChainPerson = 'owner'): ChainStep => ({
    call: run,
    on: contract,
    from,
    ...(value > 0 && { value: String(value) }),
    args: [
      ones.map(({ to, value: own = 0, data = '0x', fails = false }) => [
        `@${to}`,
        String(own),
        data,
        fails === says,
      ]),
    ],
    gives,
  })
  const hex = (n: number) => n.toString(16).padStart(2, '0')
  const made: ChainStep[] = [{ make: 'Echo' }, { make: 'Closed' }, { make: contract }]
  const toCase = (name: string, steps: ChainStep[]): ChainCase => ({
    name,
    shown: [
      '(Echo returns its data and then the wei that came, as one byte; it reverts for 0x01)',
      ...[...made, ...steps].map(shownStep),
    ].join('\n'),
    steps: [...made, ...steps],
    beside: BESIDE,
  })
  const seen = (n: number): ChainStep => ({ call: 'seen', on: 'Echo', gives: String(n) })
  const echo = (data: string, value = 0): One => ({ to: 'Echo', data, value })
  return {
    visible: [
      toCase('two calls', [
        call([echo(`0x${byte}`, wei), echo(`0x${byte}aa`)], `[0x${byte}${hex(wei)}, 0x${byte}aa00]`, wei),
        seen(3),
        { call: 'sender', on: 'Echo', gives: `@${contract}` },
      ]),
      toCase('a call that fails', [
        call([{ ...echo('0x01'), fails: true }, echo(`0x${byte}`)], `[0x, 0x${byte}00]`),
        call([echo('0x01')], 'reverts "closed"'),
      ]),
    ],
    hidden: [
      toCase('somebody else', [
        call([echo(`0x${byte}`)], 'reverts NotOwner()', 0, 'mallory'),
        seen(0),
        call([echo(`0x${byte}bb`)], `[0x${byte}bb00]`),
        call([], '[]'),
      ]),
      toCase('errors as they were', [
        call([echo(`0x${byte}`), echo('0x0055')], 'reverts Low(2)'),
        call([echo('0x02')], 'panics 0x01'),
        call([echo('0x03')], 'reverts'),
        seen(0),
      ]),
      toCase('failures that are allowed', [
        call(
          [
            { ...echo('0x0000'), fails: true },
            { ...echo(`0x${byte}`), fails: true },
            { ...echo('0x03', 1), fails: true },
            { to: 'Closed', value: wei, fails: true },
          ],
          `[0x, 0x${byte}00, 0x, 0x]`,
          wei + 1,
        ),
        seen(1),
        { balance: contract, gives: String(wei + 1) },
      ]),
      toCase('ether of its own', [
        { call: '', on: contract, from: 'alice', value: String(2 * wei) },
        call(
          [echo(`0x${byte}`, wei), { to: 'carol', value: wei }, { to: 'Echo', value: 1 }],
          `[0x${byte}${hex(wei)}, 0x, 0x]`,
          3,
        ),
        { balance: contract, gives: '2' },
        { balance: 'carol', gives: String(100n * 10n ** 18n + BigInt(wei)) },
        call([{ to: 'carol', value: 3 }], 'fails'),
        call([{ to: 'carol', value: 3, fails: true }], '[0x]'),
      ]),
      toCase('nobody there', [
        call([echo(`0x${byte}`), { to: 'bob', data: `0x${byte}` }], 'reverts NoCode(@bob)'),
        seen(0),
        call(
          [{ to: 'bob', data: `0x${byte}`, fails: true, value: 1 }, echo(`0x${byte}`)],
          `[0x, 0x${byte}00]`,
          1,
        ),
        { balance: contract, gives: '1' },
        { balance: 'bob', gives: String(100n * 10n ** 18n) },
      ]),
      toCase('too many', [
        call(
          Array.from({ length: most + 1 }, () => echo(`0x${byte}`)),
          `reverts TooMany(${most + 1})`,
        ),
        call(
          Array.from({ length: most }, () => echo(`0x${byte}`)),
          `[${Array.from({ length: most }, () => `0x${byte}00`).join(', ')}]`,
        ),
      ]),
    ],
  }
}

export default template({
  id: 'solidity/calls/batch-of-calls',
  revision: 1,
  kind: 'code-solidity',
  topic: 'calls',
  grade: 5,
  seconds: 600,
  lang: 'solidity',
  status: 'active',
  idea: 'Low-level calls are made whole again: ether for each, missing code noticed, failures handed on byte by byte or left out as told.',
  params: (rng: Rng): Params => ({
    setting: rng.int(0, SETTINGS.length - 1),
    flag: rng.int(0, FLAGS.length - 1),
    most: rng.int(4, 7),
    wei: rng.int(2, 99),
    byte: rng.pick(['0a', '1b', '2c', '3d', '4e', '5f', '6a', '7b']),
  }),
  ask: (params) => {
    const { contract, run, struct, flag, says } = namesOf(params)
    return {
      stem: `Write \`${contract}\`, which takes plain ether from anybody. \`${run}(${struct}[] calldata calls) external payable returns (bytes[] memory results)\` makes the calls in order, each to \`to\` with \`data\` and with \`value\` wei, from all the ether that the contract then holds. \`results[i]\` is what call i returned. Who did not deploy it gets \`NotOwner()\`; more than ${params.most} calls revert with \`TooMany(uint256 count)\`. A call fails if it reverts, if there is too little ether, or if \`data\` is not empty and \`to\` has no code. ${says ? `Where \`${flag}\` is true a failure is passed over:` : `Where \`${flag}\` is false a failure is passed over:`} its result is empty (\`0x\`), and the next call is made. Otherwise \`${run}\` reverts as a whole: for missing code with \`NoCode(address to)\`, for a call that reverted with exactly the data of that revert.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    struct ${struct} {\n        address to;\n        uint256 value;\n        bytes data;\n        bool ${flag};\n    }\n    error NotOwner();\n    error TooMany(uint256 count);\n    error NoCode(address to);\n\n    function ${run}(${struct}[] calldata calls) external payable returns (bytes[] memory results) {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'call with value; where it fails and must not, the returned bytes are the revert data and go on unchanged, which takes a line of assembly. A low-level call to an address without code succeeds, so code.length has to be looked at.',
  source: [
    'Solidity documentation, Types: Members of Addresses',
    'Solidity documentation, Control Structures: Error handling: Assert, Require, Revert and Exceptions',
    'Solidity documentation, Inline Assembly',
  ],
})
