import { oneOf, reckoned, someOf } from '../drawn-checks'
import { drawnUntil, moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { lastGiven, onChain, stepsCase } from '../on-chain'

const FUNCTIONS = [
  'start(uint256)',
  'stop()',
  'join(address)',
  'leave(address,uint256)',
  'price(uint256)',
  'claim(bytes32)',
  'tally()',
] as const
const MOST = String(2n ** 256n - 1n)

export default moduleChecks('solidity-foundations/tokens-and-standards', [
  reckoned({
    name: 'whole-units',
    seconds: 45,
    hint: 'Move the point to the right, once for each of the decimals.',
    draw: (rng) => ({ decimals: rng.pick([2, 4, 6, 8]), hundredths: rng.int(101, 999) }),
    stem: ({ decimals, hundredths }) =>
      `A token has ${decimals} decimals. A screen shows a balance of ${(hundredths / 100).toFixed(2)}. What does \`balanceOf\` return?`,
    unit: 'A whole number.',
    value: ({ decimals, hundredths }) => hundredths * 10 ** (decimals - 2),
    within: 0,
    because: ({ decimals, hundredths }) => `${(hundredths / 100).toFixed(2)} × 10^${decimals}.`,
    slip: () =>
      'The contract knows whole numbers only; decimals tells a screen where to draw the point, and is not always 18.',
    again: ({ decimals, hundredths }) => Number(`${hundredths}e${decimals}`) / 100,
  }),
  reckoned({
    name: 'most-spent',
    seconds: 60,
    hint: 'In which order would a spender bring the two transactions, and what does the second one find?',
    draw: (rng) => ({ first: rng.int(40, 95), second: rng.int(10, 35) }),
    stem: ({ first, second }) =>
      `Ann, who holds 1,000 tokens, has approved a spender for ${first}. She now sends \`approve(spender, ${second})\` to lower it. The spender sees this waiting. How many tokens of hers can the spender have in the end at most?`,
    unit: 'A whole number.',
    value: ({ first, second }) => first + second,
    within: 0,
    because: ({ first, second }) => `${first} before the change, and ${second} after it.`,
    slip: () => 'approve sets the allowance and knows nothing of what was spent meanwhile.',
    again: ({ first, second }) => {
      let taken = 0
      for (const allowed of [first, second]) taken += allowed
      return taken
    },
  }),
  reckoned({
    name: 'came-in',
    seconds: 75,
    hint: 'What reached the contract, and what do its books say?',
    draw: (rng) => ({ amounts: [100 * rng.int(10, 60), 100 * rng.int(10, 60)] as const, fee: rng.int(1, 5) }),
    stem: ({ amounts: [one, two], fee }) =>
      `A token keeps ${fee} % of every transfer. Two people deposit ${one} and ${two} into a contract that writes down the \`amount\` it was asked to move. By how much do its books promise more than it holds?`,
    unit: 'A whole number.',
    value: ({ amounts: [one, two], fee }) => ((one + two) * fee) / 100,
    within: 0,
    because: ({ amounts: [one, two], fee }) => `${fee} % of ${one + two} never came.`,
    slip: () => 'Count the own balance before and after the transfer, and write down the difference.',
    again: ({ amounts: [one, two], fee }) =>
      one + two - (one - (one / 100) * fee) - (two - (two / 100) * fee),
  }),
  someOf({
    name: 'any-token-care',
    seconds: 90,
    hint: 'Which promises does the standard make, and which ones do people only expect?',
    scenes: [
      {
        stem: 'A contract takes any ERC-20 that somebody names. What must it be ready for? Choose all.',
        right: [
          ['`transfer` returns `false` and does not revert', 'The standard tells callers to handle it.'],
          ['`transfer` returns nothing', 'Old tokens do; an interface with a bool then reverts.'],
          ['Less arrives than was sent', 'Fees on transfer are not forbidden.'],
          ['The receiver is called during a transfer', 'Some tokens have hooks.'],
          ['There is no `decimals`', 'It is optional.'],
        ],
        wrong: [
          ['`balanceOf` changes what it reads', 'It is view: called by staticcall it cannot write.'],
          [
            'A caller without allowance moves another’s tokens by `transferFrom`',
            'It should throw: such a token breaks the standard, and nobody could guard against it.',
          ],
          ['`transfer` of 0 must revert', 'It is a normal transfer, with its event.'],
          ['`totalSupply` can be negative', 'It is unsigned.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'safe-move',
    seconds: 75,
    hint: 'Who is asked, in which case, and what may they do while they are asked?',
    scenes: [
      {
        stem: '`safeTransferFrom` of an ERC-721 token. Which of these hold? Choose all.',
        right: [
          ['A receiver that is a person’s account is not asked', 'Only what has code can answer.'],
          ['A contract without `onERC721Received` makes it revert', 'It gives no agreed answer.'],
          [
            'The receiver can call other functions while it is asked',
            'It has control: reentrancy is possible.',
          ],
          [
            'A contract that answers with other bytes makes it revert',
            'The four bytes must be the agreed ones.',
          ],
        ],
        wrong: [
          [
            'The sender must have approved the receiver',
            'The caller must be owner or approved; the receiver need not be.',
          ],
          [
            'It is free of reentrancy, hence the name',
            'Safe is meant against stuck tokens; it is what hands over control.',
          ],
          ['`transferFrom` asks the receiver too', 'It asks nobody.'],
          ['It pays the royalty of ERC-2981', 'Royalties are told, not paid by a transfer.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'interface-id',
    kind: 'short',
    seconds: 90,
    hint: 'Write the digits one below the other, and combine them bit by bit: equal bits give 0.',
    params: (rng) => {
      const digit = () => rng.int(0, 15).toString(16)
      return drawnUntil(
        () => ({
          one: `${digit()}${digit()}0000${digit()}${digit()}`,
          two: `${digit()}${digit()}000000`,
          name: rng.pick(FUNCTIONS),
        }),
        ({ one, two }) => one.slice(0, 2) !== two.slice(0, 2) && !two.startsWith('00'),
      )
    },
    ask: ({ one, two }) => ({
      stem: `An interface has two functions, with the selectors \`0x${one}\` and \`0x${two}\`. What is its id by ERC-165?`,
      answerHint: '0x and eight hexadecimal digits.',
    }),
    key: ({ one, two }) => ({
      kind: 'short',
      accept: [`0x${((parseInt(one, 16) ^ parseInt(two, 16)) >>> 0).toString(16).padStart(8, '0')}`],
    }),
    why: ({ one, two }) => {
      const id = ((parseInt(one, 16) ^ parseInt(two, 16)) >>> 0).toString(16).padStart(8, '0')
      return {
        right: `0x${one} xor 0x${two} = 0x${id}.`,
        wrong: `It is the exclusive or, 0x${id}: not the sum, and not a hash of both. So the order of the functions plays no part.`,
      }
    },
    verify: async ({ one, two }, tools) => ({
      kind: 'short',
      accept: [
        await lastGiven(
          tools,
          `contract I { function id() external pure returns (bytes4) { return bytes4(0x${one}) ^ bytes4(0x${two}); } }`,
          [{ make: 'I' }, { call: 'id' }],
        ),
      ],
    }),
  }),
  reckoned({
    name: 'shares-given',
    seconds: 75,
    hint: 'Use the formula with what the vault holds before the deposit, and drop the rest.',
    draw: (rng) => ({ shares: rng.int(200, 900), assets: rng.int(950, 2_500), put: rng.int(100, 800) }),
    stem: ({ shares, assets, put }) =>
      `A vault has ${shares} shares and holds ${assets} units, without virtual ones and without a fee. Somebody calls \`deposit\` with ${put} units. How many shares do they get?`,
    unit: 'A whole number.',
    value: ({ shares, assets, put }) => Math.floor((put * shares) / assets),
    within: 0,
    because: ({ shares, assets, put }) =>
      `${put} × ${shares} / ${assets}, rounded down in favour of the vault.`,
    slip: () =>
      'The assets before the deposit count; multiplied first and divided last; and what a depositor gets is rounded down.',
    again: ({ shares, assets, put }) => Number((BigInt(put) * BigInt(shares)) / BigInt(assets)),
  }),
  reckoned({
    name: 'shares-paid',
    seconds: 75,
    hint: 'Whom does the standard favour when somebody names the assets they want to take out?',
    draw: (rng) =>
      drawnUntil(
        () => ({ shares: rng.int(200, 900), assets: rng.int(950, 2_500), out: rng.int(60, 190) }),
        ({ shares, assets, out }) => (out * shares) % assets !== 0,
      ),
    stem: ({ shares, assets, out }) =>
      `A vault has ${shares} shares and holds ${assets} units. Somebody calls \`withdraw\` for ${out} units. How many shares does it cost them?`,
    unit: 'A whole number.',
    value: ({ shares, assets, out }) => Math.ceil((out * shares) / assets),
    within: 0,
    because: ({ shares, assets, out }) =>
      `${out} × ${shares} / ${assets}, rounded up: who leaves pays the rest.`,
    slip: () => 'Rounded down, one could take out a little for no share at all, again and again.',
    again: ({ shares, assets, out }) => {
      let paid = 0
      while (paid * assets < out * shares) paid++
      return paid
    },
  }),
  someOf({
    name: 'permit-parts',
    seconds: 75,
    hint: 'Think of the one who holds the signature, of one who sees it in passing, and of a second chain.',
    scenes: [
      {
        stem: 'Ann signed an ERC-2612 permit for a shop. Which of these hold? Choose all.',
        right: [
          ['Anybody who has the signature can bring it', 'permit does not look at who calls it.'],
          ['It works once', 'The nonce is used up.'],
          ['After the deadline it reverts', 'The deadline is signed too.'],
          ['It is of no use on another chain', 'The chain id is in the domain.'],
        ],
        wrong: [
          ['Ann pays gas for the approval', 'Whoever brings it pays.'],
          ['A stranger who brings it gets the allowance', 'The spender is signed: it stays the shop.'],
          ['It moves the tokens at once', 'It sets an allowance; moving is another call.'],
          ['It works in any token of Ann’s', 'The contract is in the domain.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'decimals-again',
    seconds: 60,
    hint: 'Write both in their smallest units; the difference of the decimals is a power of ten.',
    about: 'A standard is a promise about calls',
    draw: (rng) => ({ from: rng.pick([6, 8]), to: rng.pick([9, 10, 12]), amount: rng.int(120, 980) }),
    stem: ({ from, to, amount }) =>
      `One token has ${from} decimals, another ${to}. How many smallest units of the second are worth as much as ${amount} smallest units of the first, if whole tokens of both are worth the same?`,
    unit: 'A whole number.',
    value: ({ from, to, amount }) => amount * 10 ** (to - from),
    within: 0,
    because: ({ from, to, amount }) => `${amount} × 10^${to - from}.`,
    slip: () => 'More decimals mean smaller units, so there are more of them.',
    again: ({ from, to, amount }) => Number(`${amount}${'0'.repeat(to - from)}`),
  }),
  oneOf({
    name: 'approve-again',
    seconds: 60,
    hint: 'Which way leaves no moment in which two allowances can be spent?',
    about: 'ERC-20: move, allow, move for somebody',
    scenes: [
      {
        stem: 'A shop may still spend 80 of Ben’s tokens; he wants it to be 30 and no more. Which way is safe, whatever the shop does meanwhile?',
        right: [
          [
            'Approve 0, see what was spent, then approve what is left of 30',
            'After 0 nothing more can be spent while he looks.',
          ],
        ],
        wrong: [
          [
            'Approve 30 at once, with a high fee so that it is quick',
            'It may still be overtaken: 80 and then 30.',
          ],
          [
            'Approve 30 twice, so that the second call sets right the first',
            'It gives the shop 30 more, perhaps twice.',
          ],
          ['Approve 80 once more, and trust that it is used for 30 alone', 'It sets the allowance anew.'],
          ['Send 30 to the shop and leave the allowance as it was before', 'The 80 can still be spent.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'points-task',
    kind: 'code-solidity',
    seconds: 480,
    hint: 'Which of the two, the allowance or the balance, is looked at when somebody moves for another, and what does “for ever” leave as it is?',
    about: 'ERC-20: move, allow, move for somebody',
    params: (rng) => ({
      contract: rng.pick(['Points', 'Stamps', 'Miles', 'Beads'] as const),
      supply: rng.int(500, 900),
      part: rng.int(20, 90),
    }),
    ask: ({ contract, supply }) => ({
      stem: `Write the contract \`${contract}\` with \`balanceOf(address)\`, \`allowance(address owner, address spender)\`, \`transfer(address to, uint256 amount)\`, \`approve(address spender, uint256 amount)\` and \`transferFrom(address from, address to, uint256 amount)\`; the last three return \`true\`. Whoever makes it has ${supply}. Moves emit \`Transfer(address indexed from, address indexed to, uint256 amount)\`, approvals \`Approval(address indexed owner, address indexed spender, uint256 amount)\`. With too small a balance it reverts with \`Short(uint256 have)\`, with too small an allowance with \`NotAllowed(uint256 left)\`, which is looked at first. An allowance of the greatest \`uint256\` is never lowered.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error Short(uint256 have);\n    error NotAllowed(uint256 left);\n    event Transfer(address indexed from, address indexed to, uint256 amount);\n    event Approval(address indexed owner, address indexed spender, uint256 amount);\n\n    mapping(address => uint256) public balanceOf;\n    mapping(address => mapping(address => uint256)) public allowance;\n\n    constructor() { balanceOf[msg.sender] = ${supply}; }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('a transfer', [
          { make: contract },
          { call: 'transfer', args: ['@alice', '10'], gives: 'true', logs: ['Transfer(@owner, @alice, 10)'] },
          { call: 'balanceOf', args: ['@alice'], gives: '10' },
        ]),
      ],
    }),
    key: ({ contract, supply, part }) =>
      onChain([
        stepsCase('moved for somebody', [
          { make: contract },
          {
            call: 'approve',
            args: ['@bob', String(part)],
            gives: 'true',
            logs: [`Approval(@owner, @bob, ${part})`],
          },
          {
            call: 'transferFrom',
            from: 'bob',
            args: ['@owner', '@carol', '15'],
            gives: 'true',
            logs: ['Transfer(@owner, @carol, 15)'],
          },
          { call: 'allowance', args: ['@owner', '@bob'], gives: String(part - 15) },
          { call: 'balanceOf', args: ['@carol'], gives: '15' },
          {
            call: 'transferFrom',
            from: 'bob',
            args: ['@owner', '@carol', String(part)],
            gives: `reverts NotAllowed(${part - 15})`,
          },
        ]),
        stepsCase('too little', [
          { make: contract },
          { call: 'transfer', from: 'alice', args: ['@bob', '1'], gives: 'reverts Short(0)' },
          { call: 'transfer', args: ['@bob', String(supply + 1)], gives: `reverts Short(${supply})` },
          { call: 'approve', from: 'alice', args: ['@bob', '5'], gives: 'true' },
          {
            call: 'transferFrom',
            from: 'bob',
            args: ['@alice', '@bob', '6'],
            gives: 'reverts NotAllowed(5)',
          },
          { call: 'transferFrom', from: 'bob', args: ['@alice', '@bob', '5'], gives: 'reverts Short(0)' },
          { call: 'allowance', args: ['@alice', '@bob'], gives: '5' },
        ]),
        stepsCase('for ever', [
          { make: contract },
          { call: 'approve', args: ['@bob', MOST], gives: 'true' },
          { call: 'transferFrom', from: 'bob', args: ['@owner', '@bob', '9'], gives: 'true' },
          { call: 'allowance', args: ['@owner', '@bob'], gives: MOST },
        ]),
        stepsCase('to oneself, and nothing', [
          { make: contract },
          { call: 'transfer', args: ['@owner', '7'], gives: 'true' },
          { call: 'balanceOf', args: ['@owner'], gives: String(supply) },
          {
            call: 'transfer',
            from: 'carol',
            args: ['@bob', '0'],
            gives: 'true',
            logs: ['Transfer(@carol, @bob, 0)'],
          },
        ]),
      ]),
    why: () => ({
      right:
        'Allowance first, then balance; both are lowered before anything is added, and “for ever” stays.',
      wrong:
        'Try a transfer to oneself: reading both balances before writing either makes tokens out of nothing. Look also at the order of the two errors, and at an allowance that is never lowered.',
    }),
    solutions: ({ contract, supply }) => {
      const head = `pragma solidity ^0.8.24;
contract ${contract} {
  error Short(uint256 have); error NotAllowed(uint256 left);
  event Transfer(address indexed from, address indexed to, uint256 amount);
  event Approval(address indexed owner, address indexed spender, uint256 amount);
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  constructor() { balanceOf[msg.sender] = ${supply}; }
  function approve(address s, uint256 n) external returns (bool) { allowance[msg.sender][s] = n; emit Approval(msg.sender, s, n); return true; }`
      return [
        `${head}
  function transfer(address to, uint256 n) external returns (bool) { return move(msg.sender, to, n); }
  function transferFrom(address from, address to, uint256 n) external returns (bool) {
    uint256 left = allowance[from][msg.sender];
    if (left < n) revert NotAllowed(left);
    if (left != type(uint256).max) allowance[from][msg.sender] = left - n;
    return move(from, to, n);
  }
  function move(address from, address to, uint256 n) private returns (bool) {
    if (balanceOf[from] < n) revert Short(balanceOf[from]);
    balanceOf[from] -= n;
    balanceOf[to] += n;
    emit Transfer(from, to, n);
    return true;
  }
}`,
        `${head}
  function transfer(address to, uint256 n) external returns (bool) { move(msg.sender, to, n); return true; }
  function transferFrom(address from, address to, uint256 n) external returns (bool) {
    mapping(address => uint256) storage of_ = allowance[from];
    require(of_[msg.sender] >= n, NotAllowed(of_[msg.sender]));
    if (of_[msg.sender] < type(uint256).max) of_[msg.sender] -= n;
    move(from, to, n);
    return true;
  }
  function move(address from, address to, uint256 n) internal {
    uint256 have = balanceOf[from];
    require(have >= n, Short(have));
    emit Transfer(from, to, n);
    unchecked { balanceOf[from] = have - n; balanceOf[to] += n; }
  }
}`,
      ]
    },
    wrong: ({ contract, supply }) => {
      const written = (spend: string, move: string) => `pragma solidity ^0.8.24;
contract ${contract} {
  error Short(uint256 have); error NotAllowed(uint256 left);
  event Transfer(address indexed from, address indexed to, uint256 amount);
  event Approval(address indexed owner, address indexed spender, uint256 amount);
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  constructor() { balanceOf[msg.sender] = ${supply}; }
  function approve(address s, uint256 n) external returns (bool) { allowance[msg.sender][s] = n; emit Approval(msg.sender, s, n); return true; }
  function transfer(address to, uint256 n) external returns (bool) { return move(msg.sender, to, n); }
  function transferFrom(address from, address to, uint256 n) external returns (bool) {
    uint256 left = allowance[from][msg.sender];
    ${spend}
    return move(from, to, n);
  }
  function move(address from, address to, uint256 n) private returns (bool) {
    if (balanceOf[from] < n) revert Short(balanceOf[from]);
    ${move}
    emit Transfer(from, to, n);
    return true;
  }
}`
      const spend =
        'if (left < n) revert NotAllowed(left); if (left != type(uint256).max) allowance[from][msg.sender] = left - n;'
      const move = 'balanceOf[from] -= n; balanceOf[to] += n;'
      return {
        'the allowance is not lowered': written('if (left < n) revert NotAllowed(left);', move),
        '“for ever” is lowered': written(
          'if (left < n) revert NotAllowed(left); allowance[from][msg.sender] = left - n;',
          move,
        ),
        'to oneself it makes tokens': written(
          spend,
          'uint256 a = balanceOf[from]; uint256 b = balanceOf[to]; balanceOf[from] = a - n; balanceOf[to] = b + n;',
        ),
        'the balance is looked at first': written(
          `if (balanceOf[from] < n) revert Short(balanceOf[from]); ${spend}`,
          move,
        ),
      }
    },
  }),
])
