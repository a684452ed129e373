import type { ChainStep } from '../../../tasks/chain'
import { shownStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SETTINGS = [
  { contract: 'Safes', child: 'Safe', make: 'open', at: 'addressOf', owner: 'owner', take: 'empty' },
  { contract: 'Boxes', child: 'Box', make: 'rent', at: 'placeOf', owner: 'tenant', take: 'clear' },
  { contract: 'Funds', child: 'Fund', make: 'start', at: 'foretold', owner: 'holder', take: 'payOut' },
  { contract: 'Purses', child: 'Purse', make: 'create', at: 'whereIs', owner: 'keeper', take: 'takeAll' },
] as const
export interface Params {
  setting: number
  number: number
  wei: number
}
export const namesOf = ({ setting }: Params) => SETTINGS[setting] ?? SETTINGS[0]

/** Somebody who makes one, foretells it before, and looks whether it came true. */
const beside = ({ make, at, owner, take }: ReturnType<typeof namesOf>) => `interface IMaker {
  function ${make}(uint256 n) external payable returns (address);
  function ${at}(address who, uint256 n) external view returns (address);
}
interface IChild { function ${owner}() external view returns (address); function ${take}() external; }
contract User {
  receive() external payable {}
  function foresees(IMaker maker, uint256 n) external payable returns (bool) {
    address before = maker.${at}(address(this), n);
    bool wasFree = before.code.length == 0;
    address made = maker.${make}{value: msg.value}(n);
    return wasFree && made == before && made.code.length > 0 && maker.${at}(address(this), n) == made;
  }
  function owned(IMaker maker, uint256 n) external view returns (bool, uint256) {
    address at = maker.${at}(address(this), n);
    return (IChild(at).${owner}() == address(this), at.balance);
  }
  function takes(IMaker maker, address whose, uint256 n) external { IChild(maker.${at}(whose, n)).${take}(); }
  function gives(IMaker maker, address whose, uint256 n) external payable {
    (bool ok, ) = maker.${at}(whose, n).call{value: msg.value}("");
    require(ok, "not taken");
  }
}
contract Other is User {}`

function cases(params: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const { contract } = namesOf(params)
  const { number, wei } = params
  const made: ChainStep[] = [{ make: contract }, { make: 'User' }, { make: 'Other' }]
  const foresees = (on: string, n: number, gives: string, value = 0): ChainStep => ({
    call: 'foresees',
    on,
    ...(value > 0 && { value: String(value) }),
    args: [`@${contract}`, String(n)],
    gives,
  })
  const owned = (on: string, n: number, held: number): ChainStep => ({
    call: 'owned',
    on,
    args: [`@${contract}`, String(n)],
    gives: `true, ${held}`,
  })
  const takes = (on: string, whose: string, n: number, gives = 'ok'): ChainStep => ({
    call: 'takes',
    on,
    args: [`@${contract}`, `@${whose}`, String(n)],
    gives,
  })
  const toCase = (name: string, steps: ChainStep[]): ChainCase => ({
    name,
    shown: [
      '(User foretells, makes one with its ether, and compares; owned tells whether it is its own, and the wei in it)',
      ...[...made, ...steps].map(shownStep),
    ].join('\n'),
    steps: [...made, ...steps],
    beside: beside(namesOf(params)),
  })
  return {
    visible: [toCase('foretold', [foresees('User', number, 'true', wei), owned('User', number, wei)])],
    hidden: [
      toCase('several', [
        foresees('User', number + 1, 'true', wei),
        foresees('User', 0, 'true'),
        foresees('User', number * 1_000_003, 'true', 1),
        owned('User', number + 1, wei),
        owned('User', 0, 0),
      ]),
      toCase('two owners with one number', [
        foresees('User', number, 'true', wei),
        foresees('Other', number, 'true', 2 * wei),
        owned('User', number, wei),
        owned('Other', number, 2 * wei),
      ]),
      toCase('one number twice', [
        foresees('User', number, 'true', wei),
        foresees('User', number, 'reverts Exists()', wei),
        owned('User', number, wei),
        { balance: contract, gives: '0' },
      ]),
      toCase('only the owner takes, all of it', [
        foresees('User', number, 'true', wei),
        takes('Other', 'User', number, 'reverts NotOwner()'),
        { call: 'gives', on: 'Other', value: '7', args: [`@${contract}`, '@User', String(number)] },
        owned('User', number, wei + 7),
        takes('User', 'User', number),
        owned('User', number, 0),
        { balance: 'User', gives: String(wei + 7) },
      ]),
    ],
  }
}

export default template({
  id: 'solidity/calls/foretold-address',
  revision: 1,
  kind: 'code-solidity',
  topic: 'calls',
  grade: 4,
  seconds: 600,
  lang: 'solidity',
  status: 'active',
  idea: 'Makes contracts with a salt for whoever asks, hands on ether and owner, and foretells their addresses with code and arguments.',
  params: (rng): Params => ({
    setting: rng.int(0, SETTINGS.length - 1),
    number: rng.int(2, 90),
    wei: rng.int(10, 900),
  }),
  ask: (params) => {
    const { contract, child, make, at, owner, take } = namesOf(params)
    return {
      stem: `Write \`${contract}\` and the contract \`${child}\` that it makes. \`${make}(uint256 n) external payable returns (address)\` makes a \`${child}\` for the caller, with all the ether of the call in it, and returns its address; if the caller has made one with the same \`n\` before, it reverts with \`Exists()\`. Different callers may use the same \`n\`. \`${at}(address who, uint256 n) external view returns (address)\` tells at which address the one of \`who\` with \`n\` is or will be: the same before it is made and after. A \`${child}\` takes plain ether from anybody; \`${owner}()\` tells for whom it was made, and \`${take}()\` sends that owner all its ether, while anybody else who calls it gets \`NotOwner()\`.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${child} {\n    error NotOwner();\n\n    address public ${owner};\n\n    function ${take}() external {\n    }\n}\n\ncontract ${contract} {\n    error Exists();\n\n    function ${make}(uint256 n) external payable returns (address) {\n    }\n\n    function ${at}(address who, uint256 n) external view returns (address) {\n    }\n}\n`,
      answerHint: `Solidity that declares the contracts ${contract} and ${child}.`,
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'The salt is made of owner and number. The address is the hash of 0xff, the maker, the salt and the hash of the creation code with the encoded arguments of the constructor. In the constructor msg.sender is the maker, so the owner is handed over.',
  source: [
    'EIP-1014',
    'Solidity documentation, Control Structures: Creating Contracts via new, Salted contract creations',
  ],
})
