import type { ChainStep } from '../../../tasks/chain'
import { shownStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SETTINGS = [
  { contract: 'TipJar', held: 'tips', take: 'withdraw', few: 'TooSmall', much: 'NotEnough' },
  { contract: 'PiggyBank', held: 'savings', take: 'takeOut', few: 'BelowMinimum', much: 'TooMuch' },
  { contract: 'Deposit', held: 'stored', take: 'collect', few: 'TooLittle', much: 'HoldsLess' },
  { contract: 'Purse', held: 'coins', take: 'spend', few: 'UnderLimit', much: 'OverDrawn' },
] as const
export interface Params {
  setting: number
  least: number
  extra: number
}
export const namesOf = ({ setting }: Params) => SETTINGS[setting] ?? SETTINGS[0]

/** Two that pay in and take out: one does some work when it is paid, one takes no ether. */
const beside = ({
  take,
}: ReturnType<typeof namesOf>) => `interface IBox { function ${take}(uint256 amount) external; }
contract Closed {
  function put(address payable box) external payable { (bool ok, ) = box.call{value: msg.value}(""); require(ok, "not taken"); }
  function get(IBox box, uint256 amount) external { box.${take}(amount); }
}
contract Busy is Closed {
  uint256 public times;
  mapping(uint256 => uint256) public amounts;
  receive() external payable { times += 1; amounts[times] = msg.value; }
}`

function cases(params: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const { contract, held, take, few, much } = namesOf(params)
  const { least, extra } = params
  const put = (from: 'alice' | 'bob', wei: number, gives = 'ok'): ChainStep => ({
    call: '',
    on: contract,
    from,
    value: String(wei),
    gives,
  })
  const get = (from: 'alice' | 'bob', wei: number, gives = 'ok'): ChainStep => ({
    call: take,
    on: contract,
    from,
    args: [String(wei)],
    gives,
  })
  const has = (who: string, wei: number): ChainStep => ({
    call: held,
    on: contract,
    args: [who],
    gives: String(wei),
  })
  const toCase = (name: string, steps: ChainStep[], beside?: string): ChainCase => ({
    name,
    shown: [{ make: contract }, ...steps].map(shownStep).join('\n'),
    steps: [{ make: contract }, ...steps],
    ...(beside !== undefined && { beside }),
  })
  const others = beside(namesOf(params))
  const [sum, part] = [least + extra, Math.max(1, Math.floor(extra / 2))]
  const visit = (who: string, gives: string): ChainStep[] => [
    { make: who },
    { call: 'put', on: who, from: 'bob', value: String(sum), args: [`@${contract}`] },
    put('alice', sum),
    { call: 'get', on: who, from: 'bob', args: [`@${contract}`, String(part)], gives },
  ]
  return {
    visible: [
      toCase('one account', [
        put('alice', sum),
        has('@alice', sum),
        get('alice', part),
        has('@alice', sum - part),
      ]),
    ],
    hidden: [
      toCase('two accounts', [
        put('alice', sum + 7),
        put('bob', sum),
        put('alice', least),
        get('bob', sum - 1),
        has('@alice', sum + 7 + least),
        has('@bob', 1),
        { balance: contract, gives: String(sum + 7 + least + 1) },
      ]),
      toCase('too little is not taken', [
        put('alice', least - 1, `reverts ${few}()`),
        put('bob', least),
        { balance: contract, gives: String(least) },
      ]),
      toCase('more than is held', [
        put('alice', sum),
        put('bob', sum),
        get('alice', sum + 1, `reverts ${much}(${sum})`),
        get('alice', sum),
        get('alice', 1, `reverts ${much}(0)`),
        { balance: contract, gives: String(sum) },
      ]),
      toCase(
        'a contract that works when it is paid',
        [...visit('Busy', 'ok'), has('@Busy', sum - part), { balance: 'Busy', gives: String(part) }],
        others,
      ),
      toCase(
        'a contract that takes nothing',
        [
          ...visit('Closed', 'reverts Refused()'),
          has('@Closed', sum),
          { balance: contract, gives: String(2 * sum) },
        ],
        others,
      ),
    ],
  }
}

export default template({
  id: 'solidity/calls/credit-box',
  revision: 1,
  kind: 'code-solidity',
  topic: 'calls',
  grade: 3,
  nudge: 0.3,
  seconds: 420,
  lang: 'solidity',
  status: 'active',
  idea: 'Takes plain ether for whoever sends it, and pays out by a call whose answer is looked at, to any receiver.',
  params: (rng): Params => ({
    setting: rng.int(0, SETTINGS.length - 1),
    least: rng.int(5, 60),
    extra: rng.int(20, 90),
  }),
  ask: (params) => {
    const { contract, held, take, few, much } = namesOf(params)
    return {
      stem: `Write the contract \`${contract}\`. Ether that is sent to it without data is credited to the sender, who may be an account or a contract; less than ${params.least} wei at once reverts with \`${few}()\`. \`${held}(address who)\` gives somebody's credit in wei. \`${take}(uint256 amount)\` pays so many wei of the caller's credit to the caller. With a smaller credit it reverts with \`${much}(uint256 credit)\`, which tells the credit. If the caller does not accept the ether, it reverts with \`Refused()\` and the credit stays. Callers may be contracts that do a good deal when they are paid, such as writing to storage.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error ${few}();\n    error ${much}(uint256 credit);\n    error Refused();\n\n    mapping(address => uint256) public ${held};\n\n    function ${take}(uint256 amount) external {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'receive credits msg.sender. The credit is lowered before the payment, and a payment by call that is refused reverts, which restores the credit; transfer and send hand over too little gas for such receivers.',
  source: [
    'Solidity documentation, Contracts: Receive Ether Function',
    'Solidity documentation, Types: Members of Addresses',
  ],
})
