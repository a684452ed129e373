import { inOrder, oneOf, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { given, onChain, stepsCase, whole } from '../on-chain'

const cellar = (times: number, isFirst: boolean) => `contract Cellar {
    mapping(address => uint256) public bottles;
    function put() external payable { bottles[msg.sender] += msg.value; }
    function take(uint256 n) external {
        require(bottles[msg.sender] >= n);
${isFirst ? '        bottles[msg.sender] -= n;\n' : ''}        (bool ok, ) = msg.sender.call{value: n}("");
        require(ok);
${isFirst ? '' : '        unchecked { bottles[msg.sender] -= n; }\n'}    }
}

contract Guest {
    Cellar cellar;
    uint256 left = ${times};
    constructor(Cellar c) { cellar = c; }
    function go(uint256 n) external payable {
        cellar.put{value: msg.value}();
        cellar.take(n);
    }
    receive() external payable {
        if (left-- > 1) try cellar.take(msg.value) {} catch {}
    }
}`

export default moduleChecks('contract-security/reentrancy-and-call-order', [
  oneOf({
    name: 'broken-between',
    seconds: 60,
    hint: 'Compare the books at the moment of the call with what is promised about them.',
    scenes: [
      {
        stem: '`burn` lowers `total`, then pays the holder by `call`, then lowers `shareOf[holder]`. Which promise is broken during the call?',
        right: [['The shares of all holders add up to `total`', 'total is lower already, shareOf is not.']],
        wrong: [
          ['`total` is never lowered below zero', 'It reverts where it would be.'],
          ['Nobody else lowers the holder’s shares', 'It is the holder who calls.'],
          ['The contract’s balance never grows in this function', 'It pays out: it does not.'],
          ['A call that fails in `burn` leaves everything as it was', 'A revert still undoes all.'],
        ],
      },
      {
        stem: '`sell` sends the buyer an ERC-721 token by `safeTransferFrom`, then sets `sold[id] = true`. Which promise is broken while the buyer is asked?',
        right: [
          ['What has left the seller is marked as sold', 'The token has left, and the mark is not set.'],
        ],
        wrong: [
          ['Each token has one owner alone', 'The token keeps its own books right.'],
          ['Only the seller, or whom the seller approved, moves a token', 'It was approved before.'],
          ['A revert of the buyer undoes it all', 'It still does.'],
          ['The price was paid before the token was handed to the buyer', 'Nothing said here breaks it.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'shape-of-attack',
    kind: 'single',
    seconds: 60,
    hint: 'Into what does the attacker come back, and who loses by it?',
    params: (rng) => {
      const all = [
        {
          text: 'From `receive` the attacker calls `withdraw` of the same vault once more, and is paid again.',
          shape: 'Classic',
        },
        {
          text: 'While it is paid by `withdraw`, the attacker moves its old balance to a friend by `transfer` of the same vault.',
          shape: 'Cross-function',
        },
        {
          text: 'While a vault pays, the attacker spends its points in a shop contract that asks the vault for them.',
          shape: 'Cross-contract',
        },
        {
          text: 'While a pool pays, the attacker borrows from a lender that values pool shares by the pool’s `view` price.',
          shape: 'Read-only',
        },
      ]
      return { one: rng.pick(all), shown: rng.shuffle(all.map(({ shape }) => shape)) }
    },
    ask: ({ one, shown }) => ({ stem: `${one.text} Which shape of reentrancy is this?`, options: shown }),
    key: ({ one, shown }) => ({ kind: 'single', right: shown.indexOf(one.shape) }),
    why: ({ one }) => ({
      right: `${one.shape}: it is named after what is entered in between.`,
      wrong: `It is ${one.shape.toLowerCase()}. The same function: classic; another function over the same books: cross-function; another contract that acts on them: cross-contract; one that only reads a view: read-only.`,
    }),
  }),
  someOf({
    name: 'hands-over',
    seconds: 75,
    hint: 'Whose code runs before the next line does?',
    scenes: [
      {
        stem: 'In a function of yours, which lines let code of a stranger run before the next line? Choose all.',
        right: [
          ['`nft.safeTransferFrom(address(this), buyer, id);`', 'A buyer with code is asked.'],
          ['`uint8 d = IToken(chosenByCaller).decimals();`', 'The address is the stranger’s own code.'],
          [
            '`multi.safeTransferFrom(address(this), to, id, 5, "");` of an ERC-1155',
            'Receivers with code are asked.',
          ],
          ['`borrower.onLoan(amount);`', 'A callback is a call.'],
        ],
        wrong: [
          ['`balances[to] += amount;`', 'It only writes.'],
          ['`emit Paid(to, amount);`', 'An event calls nobody.'],
          ['`address w = ecrecover(hash, v, r, s);`', 'A precompile is nobody’s code.'],
          ['`uint256 had = to.balance;`', 'The machine reads it; no code runs.'],
          [
            '`knownToken.balanceOf(address(this))` of a plain, known token',
            'Its code is known, and calls nobody.',
          ],
        ],
      },
    ],
  }),
  inOrder({
    name: 'repair-order',
    seconds: 60,
    hint: 'All books are right before anybody else may act; the answer is looked at when there is one.',
    chains: [
      {
        stem: 'A vault with a lock pays out shares. Put the lines of the body in the order that is right even without the lock, first at the top.',
        steps: [
          '`uint256 due = shares * pool / total;`',
          '`shareOf[msg.sender] -= shares; total -= shares; pool -= due;`',
          '`(bool ok, ) = msg.sender.call{value: due}("");`',
          '`require(ok, "refused");`',
        ],
        because:
          'What is due is worked out from the old books, then all books change, then ether leaves, then the answer is looked at.',
      },
      {
        stem: 'A rental gives a bike’s deposit back. Put the lines in the order that is right, first at the top.',
        steps: [
          '`require(renter[bike] == msg.sender);`',
          '`uint256 back = deposit[bike];`',
          '`renter[bike] = address(0); deposit[bike] = 0;`',
          '`(bool ok, ) = msg.sender.call{value: back}(""); require(ok);`',
        ],
        because: 'Check, read what is due, strike both out, and pay at the very end.',
      },
    ],
  }),
  moduleCheck({
    name: 'paid-by-levels',
    kind: 'numeric',
    seconds: 120,
    hint: 'Find out which line comes first: the one that lowers, or the one that pays. Then follow the calls back.',
    params: (rng) => ({
      own: rng.int(10, 40),
      others: rng.int(400, 700),
      times: rng.int(2, 5),
      isFirst: rng.chance() < 0.4,
    }),
    ask: ({ own, others, times, isFirst }) => ({
      stem: `Others have put ${others} wei into the cellar. \`go(${own})\` of a new \`Guest\` is called with ${own} wei and succeeds. How many wei does the guest hold then?`,
      code: cellar(times, isFirst),
      answerHint: 'Wei, as a whole number.',
    }),
    key: ({ own, times, isFirst }) => whole(isFirst ? own : own * times),
    why: ({ own, times, isFirst }) => {
      const told = isFirst
        ? `The bottles are lowered first, so the call back finds 0 and fails; the guest gets ${own}.`
        : `Until the innermost call has ended nothing is lowered: it is paid ${times} times, ${own * times} in all.`
      return {
        right: told,
        wrong: `${told} What counts is whether the books are changed above or below the call.`,
      }
    },
    verify: async ({ own, others, times, isFirst }, tools) =>
      whole(
        Number(
          (
            await given(tools, cellar(times, isFirst), [
              { make: 'Cellar' },
              { call: 'put', from: 'bob', value: String(others) },
              { make: 'Guest', args: ['@Cellar'] },
              { call: 'go', on: 'Guest', from: 'mallory', value: String(own), args: [String(own)] },
              { balance: 'Guest', gives: '' },
            ])
          ).at(-1),
        ),
      ),
  }),
  someOf({
    name: 'lock-where',
    seconds: 75,
    hint: 'Which functions read or write the books that are half changed during the call?',
    scenes: [
      {
        stem: 'A swap must call the trader before it can look at its balances; it works on `reserves`. Lenders ask `quote()`, a view over `reserves`. Which need the lock, or a look at it? Choose all.',
        right: [
          ['`swap`', 'It is where the books are half changed.'],
          ['`addLiquidity`, which works with `reserves`', 'It would mint by wrong numbers.'],
          ['`removeLiquidity`, which pays by `reserves`', 'It would pay by wrong numbers.'],
          ['`quote`, on which others rely', 'It would tell wrong numbers: look at the lock and revert.'],
        ],
        wrong: [
          ['`owner()`, a getter', 'It has nothing to do with the reserves.'],
          ['`name()`, which returns a constant text', 'It has nothing to do with the reserves.'],
          ['The constructor', 'It runs once, before anybody can call.'],
          ['`feeOf(uint256)`, a pure function', 'It reads no state.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'between-transactions',
    seconds: 60,
    hint: 'What may stand between the two in a block?',
    scenes: [
      {
        stem: 'A team deploys a proxy, and calls `initialize(owner)` in a second transaction. What may happen in between?',
        right: [['Somebody else initialises it, and owns it', 'Anybody may send a transaction in between.']],
        wrong: [
          [
            'Nothing, if the two have nonces that follow one another',
            'Other senders have nonces of their own.',
          ],
          [
            'Nothing: nobody knows the address',
            'It follows from the sender and its nonce, and is seen when made.',
          ],
          ['The proxy is deployed twice', 'A transaction is run once.'],
          ['The second reverts, since there is no code there yet', 'There is, once the first has been run.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'door-again',
    seconds: 60,
    hint: 'What is wrong in between, and for whom?',
    about: 'Four shapes',
    scenes: [
      {
        stem: 'All functions of a pool that write carry a lock; the price is a view without one. Who can still lose money while the pool pays somebody?',
        right: [
          ['A lender that asks the pool for the price', 'It acts on a number that is wrong just then.'],
        ],
        wrong: [
          ['The pool, by a second payment out of it to the same receiver', 'The lock stops it.'],
          ['The receiver, who is paid too little', 'It was worked out before.'],
          ['Other holders, whose shares are burnt', 'The lock stops it.'],
          [
            'Nobody at all, as each function of the pool is locked by then',
            'Views are not, and others rely on them.',
          ],
        ],
      },
    ],
  }),
  someOf({
    name: 'promise-again',
    seconds: 75,
    hint: 'Look at what is written above the call and what below it.',
    about: 'The question behind it',
    scenes: [
      {
        stem: 'Which functions leave their promises whole while a stranger acts? Choose all.',
        right: [
          ['Lower share, lower total, pay', 'All books are right before the call.'],
          ['Mark the voucher as used, mint by a call to the receiver', 'It cannot be used again.'],
          ['Write the order, emit an event, ask the receiver', 'Nothing is written afterwards.'],
          ['Ask nobody; credit the sum, to be collected', 'There is no call.'],
        ],
        wrong: [
          ['Lower total, pay, lower share', 'The sum is wrong during the call.'],
          ['Mint by a call to the receiver, count up the next id', 'The same id may be minted again.'],
          ['Read the price, call the trader, use the price that was read', 'It may be another one by then.'],
          ['Pay the prize, mark the round as closed', 'The round is open during the payment.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'shares-task',
    kind: 'code-solidity',
    seconds: 480,
    hint: 'Change both books before ether leaves, and let the view see whether somebody is in the middle of it.',
    about: 'Repairing, in this order',
    params: (rng) => ({
      contract: rng.pick(['Cave', 'Crate', 'Chest', 'Cabin'] as const),
      own: rng.int(10, 60),
    }),
    ask: ({ contract }) => ({
      stem: `Write the contract \`${contract}\`. \`put()\` is payable and adds to \`shareOf(address)\` and \`total()\`. \`take(uint256 n)\` pays n wei of the caller's share by \`call\`; with less it reverts with \`Short(uint256 have)\`, and if the receiver refuses, with \`Refused()\`. While somebody is being paid, \`put\`, \`take\` and \`total\` revert with \`Busy()\`, whoever calls them; \`shareOf\` always answers, and rightly.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error Short(uint256 have);\n    error Refused();\n    error Busy();\n\n    mapping(address => uint256) public shareOf;\n\n    function put() external payable {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('put and take', [
          { make: contract },
          { call: 'put', from: 'alice', value: '50' },
          { call: 'take', from: 'alice', args: ['20'] },
          { call: 'total', gives: '30' },
        ]),
      ],
    }),
    key: ({ contract, own }) => {
      const beside = `interface IBox { function put() external payable; function take(uint256 n) external; function total() external view returns (uint256); function shareOf(address who) external view returns (uint256); }
contract Curious { IBox box; uint256 public share; bytes4 public onTake; bytes4 public onPut; bytes4 public onTotal; bool shut;
  constructor(IBox b) { box = b; }
  function close(bool s) external { shut = s; }
  function put() external payable { box.put{value: msg.value}(); }
  function take(uint256 n) external { box.take(n); }
  function why(bytes memory d) private pure returns (bytes4) { return d.length < 4 ? bytes4(0) : bytes4(d); }
  receive() external payable {
    require(!shut);
    share = box.shareOf(address(this));
    try box.take(1) {} catch (bytes memory d) { onTake = why(d); }
    try box.put() {} catch (bytes memory d) { onPut = why(d); }
    try box.total() {} catch (bytes memory d) { onTotal = why(d); }
  } }`
      const busy = '0x3ef33375'
      return onChain([
        stepsCase('too much', [
          { make: contract },
          { call: 'put', from: 'alice', value: String(own) },
          { call: 'put', from: 'bob', value: '5' },
          { call: 'take', from: 'alice', args: [String(own + 1)], gives: `reverts Short(${own})` },
          { call: 'take', from: 'alice', args: [String(own)] },
          { call: 'take', from: 'alice', args: ['1'], gives: 'reverts Short(0)' },
          { balance: contract, gives: '5' },
          { call: 'total', gives: '5' },
        ]),
        stepsCase(
          'somebody looks in between',
          [
            { make: contract },
            { call: 'put', from: 'bob', value: '100' },
            { make: 'Curious', args: [`@${contract}`] },
            { call: 'put', on: 'Curious', value: String(own) },
            { call: 'take', on: 'Curious', args: ['3'] },
            { call: 'share', on: 'Curious', gives: String(own - 3) },
            { call: 'onTake', on: 'Curious', gives: busy },
            { call: 'onPut', on: 'Curious', gives: busy },
            { call: 'onTotal', on: 'Curious', gives: busy },
            { call: 'total', on: contract, gives: String(97 + own) },
            { call: 'take', on: contract, from: 'bob', args: ['1'] },
          ],
          beside,
        ),
        stepsCase(
          'a receiver that refuses',
          [
            { make: contract },
            { make: 'Curious', args: [`@${contract}`] },
            { call: 'put', on: 'Curious', value: String(own) },
            { call: 'close', on: 'Curious', args: [true] },
            { call: 'take', on: 'Curious', args: ['3'], gives: 'reverts Refused()' },
            { call: 'shareOf', on: contract, args: ['@Curious'], gives: String(own) },
            { call: 'total', on: contract, gives: String(own) },
          ],
          beside,
        ),
      ])
    },
    why: () => ({
      right:
        'The books are right before the call, and the lock covers all that must not be seen or done meanwhile.',
      wrong:
        'Come back from `receive` into each of the functions: each must revert with `Busy()` but `shareOf`, which must already be lowered. Then see that the lock is off again afterwards.',
    }),
    solutions: ({ contract }) => {
      const head = `pragma solidity ^0.8.24;
contract ${contract} {
  error Short(uint256 have); error Refused(); error Busy();
  mapping(address => uint256) public shareOf;`
      return [
        `${head}
  uint256 sum; bool busy;
  modifier alone() { if (busy) revert Busy(); busy = true; _; busy = false; }
  function put() external payable alone { shareOf[msg.sender] += msg.value; sum += msg.value; }
  function take(uint256 n) external alone {
    uint256 have = shareOf[msg.sender];
    if (have < n) revert Short(have);
    shareOf[msg.sender] = have - n; sum -= n;
    (bool ok, ) = msg.sender.call{value: n}("");
    if (!ok) revert Refused();
  }
  function total() external view returns (uint256) { if (busy) revert Busy(); return sum; }
}`,
        `${head}
  uint256 private sum; uint256 private state = 1;
  modifier free() { require(state == 1, Busy()); _; }
  function put() external payable free { shareOf[msg.sender] += msg.value; sum += msg.value; }
  function take(uint256 n) external free {
    require(shareOf[msg.sender] >= n, Short(shareOf[msg.sender]));
    state = 2;
    unchecked { shareOf[msg.sender] -= n; sum -= n; }
    (bool ok, ) = msg.sender.call{value: n}("");
    require(ok, Refused());
    state = 1;
  }
  function total() external view free returns (uint256) { return sum; }
}`,
      ]
    },
    wrong: ({ contract }) => {
      const written = ({
        above = '',
        below = '',
        total = 'if (busy) revert Busy();',
        put = 'alone',
      }) => `pragma solidity ^0.8.24;
contract ${contract} {
  error Short(uint256 have); error Refused(); error Busy();
  mapping(address => uint256) public shareOf;
  uint256 sum; bool busy;
  modifier alone() { if (busy) revert Busy(); busy = true; _; busy = false; }
  function put() external payable ${put} { shareOf[msg.sender] += msg.value; sum += msg.value; }
  function take(uint256 n) external alone {
    uint256 have = shareOf[msg.sender];
    if (have < n) revert Short(have);
    ${above}
    (bool ok, ) = msg.sender.call{value: n}("");
    if (!ok) revert Refused();
    ${below}
  }
  function total() external view returns (uint256) { ${total} return sum; }
}`
      const books = 'shareOf[msg.sender] = have - n; sum -= n;'
      return {
        'the books change after the call': written({ below: books }),
        'the view answers in between': written({ above: books, total: '' }),
        'putting in is not locked': written({ above: books, put: '' }),
      }
    },
  }),
])
