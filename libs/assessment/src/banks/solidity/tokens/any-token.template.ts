import type { ChainStep } from '../../../tasks/chain'
import { shownStep } from '../../../tasks/chain'
import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

/** Some send tokens of their own, some take those of the caller. */
const SETTINGS = [
  { Name: 'PayDesk', call: 'pay', Failed: 'PayFailed', pulls: false },
  { Name: 'Refunds', call: 'refund', Failed: 'RefundFailed', pulls: false },
  { Name: 'Prizes', call: 'award', Failed: 'AwardFailed', pulls: false },
  { Name: 'Toll', call: 'pass', Failed: 'NotPaid', pulls: true },
  { Name: 'Savings', call: 'save', Failed: 'NotSaved', pulls: true },
  { Name: 'Dues', call: 'settle', Failed: 'NotSettled', pulls: true },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  has: number
  n: number
}

const BASE = `
  abstract contract Ledger {
    error Poor();
    mapping(address => uint256) public balanceOf;
    function mint(address who, uint256 n) external { balanceOf[who] += n; }
    function move(address from, address to, uint256 n) internal returns (bool) {
      if (balanceOf[from] < n) return false;
      balanceOf[from] -= n; balanceOf[to] += n; return true;
    }
  }`
const HEADS = {
  pulls: 'transferFrom(address from, address to, uint256 n)',
  gives: 'transfer(address to, uint256 n)',
} as const
/** Tokens with only the function that is called. */
function besideOf(pulls: boolean): string {
  const move = `move(${pulls ? 'from' : 'msg.sender'}, to, n)`
  const token = (name: string, returns: string, body: string) =>
    `contract ${name} is Ledger { function ${HEADS[pulls ? 'pulls' : 'gives']} external ${returns} { ${body} } }`
  return [
    BASE,
    token('TrueToken', 'returns (bool)', `if (!${move}) revert Poor(); return true;`),
    token('FalseToken', 'returns (bool)', `return ${move};`),
    token('MuteToken', '', `if (!${move}) revert Poor();`),
  ].join('\n')
}

function casesOf({ setting: { Name, call, Failed, pulls }, has, n }: Drawn): CodeCase[] {
  const owner = pulls ? 'bob' : Name
  const begin = (name: string): ChainStep[] => [
    { make: Name },
    { make: name },
    { call: 'mint', on: name, args: [`@${owner}`, String(has)] },
  ]
  const move = (name: string, amount: number, gives: string): ChainStep => ({
    call,
    on: Name,
    ...(pulls && { from: 'bob' as const }),
    args: pulls ? [name, String(amount)] : [name, '@carol', String(amount)],
    gives,
  })
  const holds = (name: string, who: string, amount: number): ChainStep => ({
    call: 'balanceOf',
    on: name,
    args: [`@${who}`],
    gives: String(amount),
  })
  const goal = pulls ? Name : 'carol'
  const failed = `reverts ${Failed}()`
  const one = (name: string, ...steps: ChainStep[]): CodeCase => ({
    name,
    shown: steps.map(shownStep).join('\n'),
    steps,
    beside: besideOf(pulls),
  })
  const works = (name: string, amount: number) => [
    ...begin(name),
    move(`@${name}`, amount, 'ok'),
    holds(name, goal, amount),
    holds(name, owner, has - amount),
  ]
  return [
    one('a token that gives true', ...works('TrueToken', n)),
    one(
      'a token that gives false',
      ...begin('FalseToken'),
      move('@FalseToken', has + n, failed),
      holds('FalseToken', goal, 0),
    ),
    one('a token that gives nothing', ...works('MuteToken', n + 1)),
    one('one that gives false works as well', ...works('FalseToken', n + 2)),
    one('a token that reverts', ...begin('TrueToken'), move('@TrueToken', has + 1, failed)),
    one('one without an answer that reverts', ...begin('MuteToken'), move('@MuteToken', has + 2, failed)),
    one('no token at all', { make: Name }, move('@alice', n, failed)),
    ...(pulls
      ? []
      : [
          one('somebody else', ...begin('TrueToken'), {
            call,
            on: Name,
            from: 'mallory' as const,
            args: ['@TrueToken', '@mallory', '1'],
            gives: 'fails',
          }),
        ]),
    one('false after all is gone', ...works('FalseToken', has), move('@FalseToken', 1, failed)),
    one('everything, and then no more', ...works('MuteToken', has), move('@MuteToken', 1, failed)),
  ]
}

export default template({
  id: 'solidity/tokens/any-token',
  revision: 1,
  kind: 'code-solidity',
  topic: 'tokens',
  grade: 3,
  nudge: 0.3,
  seconds: 480,
  lang: 'solidity',
  status: 'active',
  idea: 'Moving any ERC-20 token safely: no answer is a success, false is a failure, and an address without code answers every call with success.',
  params: (rng): Drawn => ({
    setting: rng.pick(SETTINGS),
    has: rng.int(100, 900),
    n: rng.int(5, 60),
  }),
  ask: (p) => {
    const { Name, call, Failed, pulls } = p.setting
    const takes = pulls ? 'address token, uint256 amount' : 'address token, address to, uint256 amount'
    return {
      stem: [
        `Write the contract \`${Name}\` with a function \`${call}(${takes})\`.`,
        pulls
          ? 'Anybody may call it. It takes `amount` of the ERC-20 token from the caller into the contract by `transferFrom`; the caller has given the contract an allowance.'
          : 'Only whoever deployed the contract may call it: for anybody else it reverts. It sends `amount` of the ERC-20 token, of which the contract holds some, to `to` by `transfer`.',
        `It must work with tokens that return true, and with those whose function returns nothing at all. It must revert with \`${Failed}()\` and nothing else if the token reverts for whatever reason, if it returns false, or if there is no contract at \`token\`.`,
      ].join('\n'),
      answerHint: `Solidity 0.8 that declares the contract ${Name}.`,
      starter: [
        'interface IERC20 {',
        '  function transfer(address to, uint256 value) external returns (bool);',
        '  function transferFrom(address from, address to, uint256 value) external returns (bool);',
        '}',
        '',
        `contract ${Name} {`,
        `  error ${Failed}();`,
        '',
        `  function ${call}(${takes}) external {}`,
        '}',
        '',
      ].join('\n'),
      cases: casesOf(p).slice(0, 2),
    }
  },
  key: (p) => ({ kind: 'code-solidity', cases: casesOf(p).slice(2) }),
  why: () =>
    'A low-level call tells whether it reverted and gives the answer as bytes: none of them is fine, otherwise they have to be true. Since a call of an address without code succeeds with no bytes, its code has to be looked at too.',
  source: [
    'ERC-20, transfer and transferFrom',
    'Solidity documentation 0.8, Types, Members of Addresses',
    'Solidity documentation 0.8, Control Structures, External Function Calls',
  ],
})
