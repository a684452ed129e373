import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'
import { chosenKey } from './keys'

const SETTINGS = [
  { face: 'IFeed', does: 'refresh', gives: 'price', pays: 'tip' },
  { face: 'ICounter', does: 'increase', gives: 'count', pays: 'sponsor' },
  { face: 'IClub', does: 'join', gives: 'members', pays: 'contribute' },
  { face: 'IStore', does: 'restock', gives: 'items', pays: 'order' },
] as const
type Names = (typeof SETTINGS)[number]

/** Lines with an address of no contract: those that go through, and those that revert. */
const RIGHT: readonly ((names: Names, wei: number) => string)[] = [
  ({ does }) => `(bool ok, ) = a.call(abi.encodeWithSignature("${does}()")); require(ok);`,
  ({ face, does }) => `(bool ok, ) = a.delegatecall(abi.encodeCall(${face}.${does}, ())); require(ok);`,
  ({ face, gives }) => `(bool ok, ) = a.staticcall(abi.encodeCall(${face}.${gives}, ())); require(ok);`,
  (_names, wei) => `payable(a).transfer(${wei});`,
  (_names, wei) => `require(payable(a).send(${wei}), "refused");`,
  (_names, wei) => `(bool ok, ) = a.call{value: ${wei}}(""); require(ok);`,
  ({ face, pays }, wei) =>
    `(bool ok, ) = a.call{value: ${wei}}(abi.encodeCall(${face}.${pays}, ())); require(ok);`,
  ({ face }) => `${face} it = ${face}(a); require(address(it) == a);`,
]
const WRONG: readonly ((names: Names, wei: number) => string)[] = [
  ({ face, does }) => `${face}(a).${does}();`,
  ({ face, gives }) => `${face}(a).${gives}();`,
  ({ face, does }) => `try ${face}(a).${does}() {} catch {}`,
  ({ face, gives }) => `try ${face}(a).${gives}() returns (uint256) {} catch {}`,
  ({ face, pays }, wei) => `${face}(a).${pays}{value: ${wei}}();`,
  ({ face, gives }) =>
    `(, bytes memory out) = a.call(abi.encodeCall(${face}.${gives}, ())); abi.decode(out, (uint256));`,
  ({ face, gives }) =>
    `(, bytes memory out) = a.staticcall(abi.encodeCall(${face}.${gives}, ())); require(out.length == 32);`,
]

export interface Line {
  right: boolean
  which: number
}
const lineText = ({ right, which }: Line, names: Names, wei: number): string =>
  (right ? RIGHT : WRONG)[which]?.(names, wei) ?? ''

function drawn(rng: Rng) {
  const lines = (right: boolean) => (right ? RIGHT : WRONG).map((_, which): Line => ({ right, which }))
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    wei: rng.int(1, 90),
    lines: mixed(rng, { right: lines(true), others: lines(false) }, 6, [2, 4]),
  }
}

export default template({
  id: 'solidity/calls/nothing-there',
  revision: 1,
  kind: 'multiple',
  topic: 'calls',
  grade: 3,
  nudge: 0.3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'A low-level call to an address without code succeeds and returns nothing; a call of a function by its type reverts, even in a try.',
  params: drawn,
  ask: ({ setting, wei, lines }) => {
    const names = SETTINGS[setting] ?? SETTINGS[0]
    return {
      stem: 'Solidity 0.8. `a` is an address at which there is no contract and never was one. `Probe` holds enough ether. Which of these lines, each put into `run` alone, let a call of `run` come to its end without reverting?',
      code: [
        `interface ${names.face} {`,
        `    function ${names.does}() external;`,
        `    function ${names.gives}() external view returns (uint256);`,
        `    function ${names.pays}() external payable;`,
        '}',
        '',
        'contract Probe {',
        '    constructor() payable {}',
        '',
        '    function run(address a) external {',
        '        // the line stands here',
        '    }',
        '}',
      ].join('\n'),
      options: lines.map((line) => `\`${lineText(line, names, wei)}\``),
    }
  },
  key: ({ lines }) => chosenKey(placesOf(lines, ({ right }) => right)),
  why: () =>
    'To the machine a call to an address without code succeeds with empty data, and ether arrives. For a call by type the compiler checks before it that there is code, or after it that enough data came back; this reverts in the caller itself, where catch does not reach. Decoding a number from empty data reverts as well.',
  source: [
    'Solidity documentation, Control Structures: External Function Calls, Error handling: try/catch',
    'Solidity documentation, Types: Members of Addresses',
  ],
})
