import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { given, onChain, stepsCase, whole } from '../on-chain'

const drained = (again: number) => `contract Pot {
    mapping(address => uint256) public stake;
    function put() external payable { stake[msg.sender] += msg.value; }
    function take() external {
        uint256 amount = stake[msg.sender];
        require(amount > 0);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok);
        stake[msg.sender] = 0;
    }
}

contract Visitor {
    Pot pot;
    uint256 left = ${again};
    constructor(Pot p) payable { pot = p; }
    function go() external { pot.put{value: address(this).balance}(); pot.take(); }
    receive() external payable { if (left > 0) { left--; pot.take(); } }
}`

export default moduleChecks('solidity-foundations/security-patterns', [
  inOrder({
    name: 'order-of-lines',
    seconds: 60,
    hint: 'Ask at each line: if the receiver called again right now, what would it find?',
    chains: [
      {
        stem: 'A raffle pays a prize for a ticket, once. Put the lines of `claim` in the order that is safe, first at the top.',
        steps: [
          '`require(winner[ticket] == msg.sender);`',
          '`winner[ticket] = address(0);`',
          '`(bool paid, ) = msg.sender.call{value: prize}("");`',
          '`require(paid);`',
        ],
        because: 'Check, then the effect on one’s own books, then the call, whose answer is looked at.',
      },
      {
        stem: 'A hotel gives a deposit back when a room is left, once. Put the lines of `leave` in the order that is safe, first at the top.',
        steps: [
          '`uint256 back = deposit[msg.sender];`',
          '`delete deposit[msg.sender];`',
          '`(bool sent, ) = msg.sender.call{value: back}("");`',
          '`if (!sent) revert NotTaken();`',
        ],
        because:
          'Read what is due, strike it out, pay, and look at the answer: a call back meets books that are right already.',
      },
    ],
  }),
  moduleCheck({
    name: 'paid-in-all',
    kind: 'numeric',
    seconds: 90,
    hint: 'Follow the levels: what does `stake` say when the inner call reads it?',
    params: (rng) => ({ own: rng.int(5, 20), others: rng.int(150, 300), again: rng.int(1, 5) }),
    ask: ({ own, others, again }) => ({
      stem: `Other people have put ${others} wei into the pot. A new \`Visitor\` that got ${own} wei runs \`go()\`, which succeeds. How many wei does it hold afterwards?`,
      code: drained(again),
      answerHint: 'Wei, as a whole number.',
    }),
    key: ({ own, again }) => whole(own * (again + 1)),
    why: ({ own, again }) => ({
      right: `${again} times it calls again before its stake is struck out: ${own} × ${again + 1}.`,
      wrong: `Each inner call still reads a stake of ${own}, since it becomes 0 only after the payment. So it is paid once and ${again} times more: ${own * (again + 1)}.`,
    }),
    verify: async ({ own, others, again }, tools) =>
      whole(
        Number(
          (
            await given(tools, drained(again), [
              { make: 'Pot' },
              { call: 'put', from: 'bob', value: String(others) },
              { make: 'Visitor', value: String(own), args: ['@Pot'] },
              { call: 'go', on: 'Visitor' },
              { balance: 'Visitor', gives: '' },
            ])
          ).at(-1),
        ),
      ),
  }),
  someOf({
    name: 'open-doors',
    seconds: 90,
    hint: 'Ask of each function: who may call it, and what happens if it is somebody else?',
    scenes: [
      {
        stem: 'A vault keeps ether of many people and has an owner. Which of these external functions let a stranger do harm? Choose all.',
        right: [
          ['`setOwner(address to) external { owner = to; }`', 'Anybody becomes the owner.'],
          [
            '`start(address o) external { owner = o; started = true; }`',
            'It can be called again: nobody looks at `started`.',
          ],
          [
            '`pay(address to) external { require(tx.origin == owner); send(to); }`',
            'A contract that the owner is lured into calling passes.',
          ],
          [
            '`run(address code) external { code.delegatecall(msg.data[36:]); }`',
            'Strangers’ code runs on the vault’s storage.',
          ],
        ],
        wrong: [
          [
            '`stakeOf(address who) external view returns (uint256)`',
            'It changes nothing, and storage is public anyway.',
          ],
          [
            '`put() external payable { stake[msg.sender] += msg.value; }`',
            'Everybody may pay in for themselves.',
          ],
          [
            '`leave() external { uint256 s = stake[msg.sender]; delete stake[msg.sender]; _pay(msg.sender, s); }`',
            'It is about the caller’s own entry, which is struck out before it is paid.',
          ],
          [
            '`accept() external { require(msg.sender == next); owner = next; }`',
            'Only the one who was named can accept.',
          ],
        ],
      },
    ],
  }),
  someOf({
    name: 'commit-parts',
    seconds: 75,
    hint: 'What could somebody do with a commitment that lacks this part?',
    scenes: [
      {
        stem: 'Players commit to one of three moves by a hash and reveal it later. Which of these have to be so for a fair game? Choose all.',
        right: [
          ['A random salt goes into the hash', 'Otherwise three tries tell the move.'],
          [
            'The player’s address goes into the hash',
            'Otherwise a copied commitment can be revealed by the copier.',
          ],
          ['Reveals are taken only after all have committed', 'Whoever commits after a reveal knows it.'],
          ['Who does not reveal in time loses the stake', 'Otherwise one only reveals when it pays.'],
        ],
        wrong: [
          ['The hash is stored in a `private` variable', 'Private hides nothing, and the hash may be seen.'],
          ['The salt is the block number', 'Everybody can guess it and try the three moves.'],
          ['The move is encrypted with a key kept in the contract', 'Storage is public: so is the key.'],
          ['The move goes into an event and not into storage', 'Events are public too.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'known-beforehand',
    seconds: 60,
    hint: 'Could a contract work out the number in the very transaction in which it bets?',
    scenes: [
      {
        stem: 'A lottery draws its winner in the transaction of the last ticket. From which source can nobody who buys that ticket work out the winner first?',
        right: [
          [
            'A number that an oracle delivers in a later transaction',
            'It does not exist yet when the ticket is bought.',
          ],
        ],
        wrong: [
          [
            '`uint256(blockhash(block.number - 1))`, divided by the number of tickets',
            'The hash of the last block is known to the contract that calls.',
          ],
          ['`block.prevrandao`', 'It is the same for all transactions of the block, and can be read first.'],
          ['`keccak256(abi.encode(block.timestamp, msg.sender))`', 'A calling contract computes the same.'],
          ['A `private` seed that is hashed after each draw', 'Storage can be read by anybody.'],
          ['The number of tickets, hashed with the contract’s own address', 'Both are known.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'sandwich-bound',
    seconds: 60,
    hint: 'The bound lies below the quote by the share that the person is willing to lose.',
    draw: (rng) => ({ quote: 1_000 * rng.int(12, 90), tenths: rng.int(2, 15) }),
    stem: ({ quote, tenths }) =>
      `A trade is quoted at ${quote.toLocaleString('en')} units. The person accepts ${tenths / 10} % less at worst. Which least amount does the transaction carry, so that anything below it reverts?`,
    unit: 'Units, as a whole number.',
    value: ({ quote, tenths }) => quote - (quote * tenths) / 1_000,
    within: 0,
    because: ({ quote, tenths }) => `${tenths / 10} % of ${quote} is ${(quote * tenths) / 1_000}.`,
    slip: () =>
      'The bound is set by the person before sending. Worked out by the contract from the price of the moment, it would follow the price that the attacker has just pushed.',
    again: ({ quote, tenths }) => (quote / 1_000) * (1_000 - tenths),
  }),
  someOf({
    name: 'replay-fields',
    seconds: 90,
    hint: 'Take one part away from the signed message and ask where else, or when else, it would then be good.',
    scenes: [
      {
        stem: 'Ann signs a permission off the chain, and whoever holds it may use it. It should work once, in one contract on one chain, until Friday. Which of these have to be under the signature? Choose all.',
        right: [
          ['A nonce that the contract uses up', 'Otherwise it works again and again.'],
          ['The address of the contract', 'Otherwise a second contract of the same code takes it too.'],
          ['The chain id', 'Otherwise it works on every chain that has the contract at this address.'],
          ['The time until which it is good', 'A deadline that is not signed can be changed by the sender.'],
        ],
        wrong: [
          ['The gas price of the transaction', 'Whoever sends it pays what they like.'],
          ['The address of whoever computes the hash', 'It changes nothing about what is permitted.'],
          ['A copy of the signature', 'It does not exist yet when the message is signed.'],
          ['The block in which it will be used', 'Nobody knows it, and a deadline does what is wanted.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'guard-reach',
    seconds: 90,
    hint: 'A lock is a variable of one contract: it stops those who ask for it, and nobody else.',
    about: 'Checks, effects, interactions',
    scenes: [
      {
        stem: '`withdraw` pays by `call` before it lowers the balance, and has a reentrancy guard. Which of these are still possible during the payment? Choose all.',
        right: [
          [
            'Calling `transferShares`, which has no guard and reads the balance',
            'The lock is only looked at by functions that carry it.',
          ],
          [
            'Another contract reads `balanceOf` and lends on it',
            'It sees the old number: read-only reentrancy.',
          ],
          [
            'Calling a second contract that reads these books and trusts them',
            'Its lock is its own, or it has none.',
          ],
          ['Calling `preview`, a view function without the guard', 'It answers from the old state.'],
        ],
        wrong: [
          ['Calling `withdraw` again', 'The lock is set.'],
          ['Calling `deposit`, which carries the same guard', 'Both share one lock.'],
          ['A second transaction that runs in the middle', 'Transactions run one after the other.'],
          ['Taking off the lock by reverting in the receiver', 'The revert undoes the payment too.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'push-or-pull',
    seconds: 60,
    hint: 'What happens to the others if one receiver always reverts?',
    about: 'Let people collect',
    scenes: [
      {
        stem: 'An auction pays the outbid person back at once, and requires that the payment succeeds. What can a bidder do whose contract refuses ether?',
        right: [
          [
            'Stay the highest bidder for ever',
            'Every higher bid tries to pay that contract back, and reverts.',
          ],
        ],
        wrong: [
          ['Get its own bid back twice, and still lead', 'It refuses the payment: it gets nothing back.'],
          ['Take the bids of the others', 'It blocks; it is not paid.'],
          ['End the auction early', 'Nothing here ends it.'],
          ['Bid without paying', 'A bid needs ether all the same.'],
        ],
      },
      {
        stem: 'A contract pays 400 holders in one loop, each by `call` with a `require`. One holder is a contract that reverts. What comes of it?',
        right: [['None of the 400 is paid', 'One failed require undoes the whole loop.']],
        wrong: [
          ['All but one are paid', 'It would be so if failures were skipped.'],
          ['Those before it in the list are paid', 'Their payments are undone too.'],
          ['Its share goes to the next in the list', 'Nothing in the loop does that.'],
          ['Its revert is ignored', 'The require looks at it.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'pull-task',
    kind: 'code-solidity',
    seconds: 480,
    hint: 'Write down what the outbid person may have, and let them fetch it; strike out first.',
    about: 'Checks, effects, interactions',
    params: (rng) => ({
      contract: rng.pick(['Auction', 'Sale', 'Lot', 'Hammer'] as const),
      step: rng.int(5, 40),
      first: rng.int(50, 90),
    }),
    ask: ({ contract, step }) => ({
      stem: `Write the contract \`${contract}\`. \`bid()\` is payable: a bid must be at least ${step} wei above the highest so far, which is 0 at first; otherwise it reverts with \`TooLow(uint256 least)\`. \`leader()\` and \`highest()\` tell who leads with how much. Whoever is outbid gets the bid credited: \`credit(address)\`. \`collect()\` pays the caller their credit, with \`Nothing()\` if there is none and \`Refused()\` if the receiver does not take it. Nobody can keep others from bidding, and nobody is paid twice.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error TooLow(uint256 least);\n    error Nothing();\n    error Refused();\n\n    address public leader;\n    uint256 public highest;\n    mapping(address => uint256) public credit;\n\n    function bid() external payable {\n    }\n\n    function collect() external {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('two bids', [
          { make: contract },
          { call: 'bid', from: 'alice', value: '100' },
          { call: 'bid', from: 'bob', value: '200' },
          { call: 'leader', gives: '@bob' },
          { call: 'credit', args: ['@alice'], gives: '100' },
        ]),
      ],
    }),
    key: ({ contract, step, first }) => {
      const beside =
        'interface ISale { function bid() external payable; function collect() external; } contract Shut { function go(ISale s) external payable { s.bid{value: msg.value}(); } function get(ISale s) external { s.collect(); } } contract Again { uint256 n; function go(ISale s) external payable { s.bid{value: msg.value}(); } function get(ISale s) external { s.collect(); } receive() external payable { if (n++ == 0) try ISale(msg.sender).collect() {} catch {} } }'
      return onChain([
        stepsCase('too low', [
          { make: contract },
          { call: 'bid', from: 'alice', value: String(step - 1), gives: `reverts TooLow(${step})` },
          { call: 'bid', from: 'alice', value: String(first) },
          {
            call: 'bid',
            from: 'bob',
            value: String(first + step - 1),
            gives: `reverts TooLow(${first + step})`,
          },
          { call: 'bid', from: 'bob', value: String(first + step) },
          { call: 'highest', gives: String(first + step) },
        ]),
        stepsCase('outbid twice', [
          { make: contract },
          { call: 'bid', from: 'alice', value: '100' },
          { call: 'bid', from: 'bob', value: '200' },
          { call: 'bid', from: 'alice', value: '300' },
          { call: 'bid', from: 'bob', value: '400' },
          { call: 'credit', args: ['@alice'], gives: '400' },
          { call: 'collect', from: 'alice' },
          { call: 'collect', from: 'alice', gives: 'reverts Nothing()' },
          { balance: contract, gives: '600' },
        ]),
        stepsCase(
          'a bidder that takes nothing',
          [
            { make: contract },
            { make: 'Shut' },
            { call: 'go', on: 'Shut', value: '100', args: [`@${contract}`] },
            { call: 'bid', on: contract, from: 'bob', value: '200' },
            { call: 'leader', on: contract, gives: '@bob' },
            { call: 'get', on: 'Shut', args: [`@${contract}`], gives: 'reverts Refused()' },
            { call: 'credit', on: contract, args: ['@Shut'], gives: '100' },
          ],
          beside,
        ),
        stepsCase(
          'a bidder that collects again',
          [
            { make: contract },
            { make: 'Again' },
            { call: 'go', on: 'Again', value: '100', args: [`@${contract}`] },
            { call: 'bid', on: contract, from: 'bob', value: '200' },
            { call: 'get', on: 'Again', args: [`@${contract}`] },
            { balance: contract, gives: '200' },
            { balance: 'Again', gives: '100' },
          ],
          beside,
        ),
      ])
    },
    why: () => ({
      right: 'A bid only writes; money leaves in collect alone, after the credit was struck out.',
      wrong:
        'See whether `bid` pays anybody: then one receiver can block all. See whether credits add up (`+=`), and whether the credit is zero before the payment leaves.',
    }),
    solutions: ({ contract, step }) => {
      const head = `pragma solidity ^0.8.24;
contract ${contract} {
  error TooLow(uint256 least); error Nothing(); error Refused();
  address public leader; uint256 public highest; mapping(address => uint256) public credit;`
      return [
        `${head}
  function bid() external payable {
    if (msg.value < highest + ${step}) revert TooLow(highest + ${step});
    credit[leader] += highest;
    (leader, highest) = (msg.sender, msg.value);
  }
  function collect() external {
    uint256 sum = credit[msg.sender];
    if (sum == 0) revert Nothing();
    credit[msg.sender] = 0;
    (bool ok, ) = msg.sender.call{value: sum}("");
    if (!ok) revert Refused();
  }
}`,
        `${head}
  function bid() external payable {
    uint256 least = highest + ${step};
    require(msg.value >= least, TooLow(least));
    if (leader != address(0)) credit[leader] = credit[leader] + highest;
    leader = msg.sender;
    highest = msg.value;
  }
  function collect() external {
    uint256 sum = credit[msg.sender];
    require(sum != 0, Nothing());
    delete credit[msg.sender];
    (bool ok, ) = payable(msg.sender).call{value: sum}(new bytes(0));
    require(ok, Refused());
  }
}`,
      ]
    },
    wrong: ({ contract, step }) => {
      const written = (outbid: string, pay: string) => `pragma solidity ^0.8.24;
contract ${contract} {
  error TooLow(uint256 least); error Nothing(); error Refused();
  address public leader; uint256 public highest; mapping(address => uint256) public credit;
  function bid() external payable {
    if (msg.value < highest + ${step}) revert TooLow(highest + ${step});
    ${outbid}
    (leader, highest) = (msg.sender, msg.value);
  }
  function collect() external {
    uint256 sum = credit[msg.sender];
    if (sum == 0) revert Nothing();
    ${pay}
  }
}`
      const sent = '(bool ok, ) = msg.sender.call{value: sum}(""); if (!ok) revert Refused();'
      return {
        'the outbid person is paid at once': written(
          '(bool back, ) = leader.call{value: highest}(""); require(back);',
          `credit[msg.sender] = 0; ${sent}`,
        ),
        'the last credit is all there is': written(
          'credit[leader] = highest;',
          `credit[msg.sender] = 0; ${sent}`,
        ),
        'it is struck out after the payment': written(
          'credit[leader] += highest;',
          `${sent} credit[msg.sender] = 0;`,
        ),
      }
    },
  }),
])
