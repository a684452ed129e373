import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks, moduleTask } from '../module-checks'
import { onChain, stepsCase } from '../on-chain'

const shown = (n: number): string => n.toLocaleString('en')

export default moduleChecks('contract-security/gas-griefing-and-denial-of-service', [
  someOf({
    name: 'who-can-block',
    seconds: 75,
    hint: 'Whose revert, or whose return data, reaches the function that others need?',
    scenes: [
      {
        stem: 'Which of these let a stranger stop a function for everybody? Choose all.',
        right: [
          ['`for (…) require(payable(people[i]).send(due[i]));`', 'One receiver that reverts stops all.'],
          ['`bid` pays the last bidder back and requires that it succeeds', 'The last bidder can refuse.'],
          ['`close` calls `onClosed()` of each member, without a try', 'One member that reverts stops it.'],
          [
            '`try x.run() {} catch (bytes memory why) { log(why); }` in a loop over strangers',
            'Return data of any length are copied at your cost.',
          ],
        ],
        wrong: [
          ['`collect()` pays the caller what is due to them, and requires it', 'They only stop themselves.'],
          ['`credit[last] += highest;`', 'It calls nobody.'],
          [
            '`for (uint256 i; i < 4; i++) sum += rates[i];` over an array of four numbers',
            'It has a fixed length and calls nobody.',
          ],
          [
            '`token.transfer(msg.sender, n)` of a token that is known and plain',
            'It concerns the caller alone.',
          ],
        ],
      },
    ],
  }),
  reckoned({
    name: 'entries-until-dead',
    seconds: 75,
    hint: 'Take off the fixed part; how many whole entries fit into what is left?',
    draw: (rng) => ({ fixed: 1_000 * rng.int(40, 90), each: 100 * rng.int(60, 290) }),
    stem: ({ fixed, each }) =>
      `A payout costs ${shown(fixed)} gas and ${shown(each)} for each entry of a list that anybody can make longer. A transaction may use 16,777,216 gas. With how many entries does the payout fail for the first time?`,
    unit: 'A whole number.',
    value: ({ fixed, each }) => Math.floor((16_777_216 - fixed) / each) + 1,
    within: 0,
    because: ({ fixed, each }) => `${Math.floor((16_777_216 - fixed) / each)} fit; one more does not.`,
    slip: () => 'The last number that fits still works; the attacker needs one entry more.',
    again: ({ fixed, each }) => {
      let count = 0
      while (fixed + count * each <= 16_777_216) count++
      return count
    },
  }),
  oneOf({
    name: 'dust-in-your-name',
    seconds: 60,
    hint: 'Who decides when the waiting time of somebody else begins?',
    scenes: [
      {
        stem: '`depositFor(address who, uint256 n)` sets `unlockAt[who] = block.timestamp + 7 days`. What can a stranger do to Ann?',
        right: [
          [
            'Keep her from withdrawing, by a unit each week',
            'Each deposit in her name begins the time anew.',
          ],
        ],
        wrong: [
          ['Take her deposit out', 'Only Ann withdraws.'],
          ['Make her lose a unit with each deposit in her name', 'She gains it.'],
          ['Nothing: each deposit is a gift', 'The gift restarts her waiting time.'],
          ['Raise the number of her shares above the total there is', 'The books stay right.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'least-gas',
    seconds: 75,
    hint: 'Which amount, less its 64th part, is what the target needs?',
    draw: (rng) => ({ units: rng.int(2, 12) }),
    stem: ({ units }) =>
      `A signed order needs ${shown(units * 63_000)} gas within the target. How much gas must be left at the call at least (the costs of the call itself already paid), so that as much can be handed on?`,
    unit: 'Gas, as a whole number.',
    value: ({ units }) => units * 64_000,
    within: 1,
    because: ({ units }) => `63/64 of ${shown(units * 64_000)} are ${shown(units * 63_000)}.`,
    slip: ({ units }) =>
      `With ${shown(units * 63_000)} left, a 64th stays behind and the target gets too little.`,
    again: ({ units }) => ((units * 63_000) / 63) * 64,
  }),
  reckoned({
    name: 'inner-gets',
    seconds: 75,
    hint: 'First what is used before the call, then the part that stays behind.',
    draw: (rng) => ({ sent: 64_000 * rng.int(3, 9), before: 640 * rng.int(10, 60) }),
    stem: ({ sent, before }) =>
      `A relayer’s function gets ${shown(sent)} gas, uses ${shown(before)} before it calls the target, and hands on all it may. How much is left for the relayer’s function if the target uses up all that it got?`,
    unit: 'Gas, as a whole number.',
    value: ({ sent, before }) => (sent - before) / 64,
    within: 0.5,
    because: ({ sent, before }) => `A 64th of ${shown(sent - before)} stays behind.`,
    slip: () =>
      'If this is enough to mark the order as used, a relayer can burn orders by sending little gas.',
    again: ({ sent, before }) => sent - before - ((sent - before) * 63) / 64,
  }),
  oneOf({
    name: 'forced-one-wei',
    seconds: 60,
    hint: 'What can anybody raise without asking the contract?',
    scenes: [
      {
        stem: 'A game pays out only if `address(this).balance == rounds * 1 ether`. It has neither receive nor fallback. What can a stranger do?',
        right: [
          [
            'Stop it for ever with a single wei',
            'Ether can be forced in, and the equation never holds again.',
          ],
        ],
        wrong: [
          ['Nothing: it takes no ether', 'Ether can come without any code being run.'],
          ['Take out the spare ether', 'No function pays it.'],
          ['Stop it until the wei is sent back by the owner', 'There is no such function.'],
          ['Make it pay twice for one and the same round', 'It pays no more at all.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'loop-again',
    seconds: 75,
    hint: 'Can a stranger make it longer, and must it be run in one piece?',
    about: 'Whose data',
    scenes: [
      {
        stem: 'Which designs keep working however many people join? Choose all.',
        right: [
          ['Each person settles their own reward by an index', 'No loop over people.'],
          ['The list is worked through in parts, with a stored position', 'Each part fits.'],
          ['People collect one by one', 'No loop over people.'],
          ['A list of at most 20, kept by the code itself', 'Its length is bounded.'],
        ],
        wrong: [
          ['One loop over all, run by the owner at night', 'It grows until it no longer fits.'],
          ['One loop over all, with cheaper code in each turn', 'It comes later and comes all the same.'],
          ['One loop over all, in a view that another contract calls', 'It costs gas within a transaction.'],
          ['A new array in storage, copied whole at each joining', 'Copying touches each element.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'judge-again',
    seconds: 60,
    hint: 'Hold each against the table: what stops, for how long, at which cost, and who can undo it.',
    about: 'Stopping is enough',
    scenes: [
      {
        stem: 'Which of these is the heaviest finding?',
        right: [
          [
            'For one wei nobody can ever withdraw again',
            'It is cheap, it lasts, and it stops what people need most.',
          ],
        ],
        wrong: [
          ['For 2,000 euros an hour the price page shows nothing', 'Dear, short, and only a display.'],
          ['A user can block their own withdrawal', 'They harm themselves.'],
          ['A statistic reverts after 10,000 rounds', 'Nobody’s money hangs on it.'],
          [
            'The owner, behind a delay of a week, can stop new deposits',
            'A power, and nobody loses what they have.',
          ],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'some-task',
    kind: 'code-solidity',
    seconds: 480,
    hint: 'Remember the position, and let a receiver that refuses cost nobody but itself.',
    about: 'Whose code',
    params: (rng) => ({
      contract: rng.pick(['Wages', 'Grants', 'Prizes', 'Alms'] as const),
      each: rng.int(3, 9),
    }),
    ask: ({ contract, each }) => ({
      stem: `Write the contract \`${contract}\`, which takes ether when it is made. \`join()\` puts the caller at the end of a list, once; a second time reverts with \`Member()\`. \`paySome(uint256 most)\`, by anybody, goes through the next members, at most so many, and stops at the end of the list: each gets ${each} wei by a call with 30,000 gas. Who does not take it gets nothing sent and ${each} more in \`missed(address)\`. The next \`paySome\` goes on where the last one stopped; \`next()\` tells the position. A member is paid once.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error Member();\n\n    address[] people;\n    mapping(address => uint256) public missed;\n    uint256 public next;\n\n    constructor() payable {}\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('two members', [
          { make: contract, value: '100' },
          { call: 'join', from: 'alice' },
          { call: 'join', from: 'bob' },
          { call: 'paySome', args: ['1'] },
          { call: 'next', gives: '1' },
          { balance: contract, gives: String(100 - each) },
        ]),
      ],
    }),
    key: ({ contract, each }) => {
      const beside =
        'interface IList { function join() external; } contract Shut { function join(IList l) external { l.join(); } } contract Burner { function join(IList l) external { l.join(); } receive() external payable { while (true) {} } }'
      return onChain([
        stepsCase('in parts', [
          { make: contract, value: '100' },
          { call: 'join', from: 'alice' },
          { call: 'join', from: 'bob' },
          { call: 'join', from: 'carol' },
          { call: 'join', from: 'bob', gives: 'reverts Member()' },
          { call: 'paySome', args: ['2'] },
          { call: 'paySome', args: ['2'] },
          { call: 'next', gives: '3' },
          { balance: contract, gives: String(100 - 3 * each) },
          { call: 'paySome', args: ['5'] },
          { balance: contract, gives: String(100 - 3 * each) },
        ]),
        stepsCase(
          'one that refuses',
          [
            { make: contract, value: '100' },
            { make: 'Shut' },
            { call: 'join', on: 'Shut', args: [`@${contract}`] },
            { call: 'join', on: contract, from: 'bob' },
            { call: 'paySome', on: contract, args: ['9'] },
            { call: 'missed', on: contract, args: ['@Shut'], gives: String(each) },
            { call: 'missed', on: contract, args: ['@bob'], gives: '0' },
            { call: 'next', on: contract, gives: '2' },
            { balance: contract, gives: String(100 - each) },
          ],
          beside,
        ),
        stepsCase(
          'one that burns its gas',
          [
            { make: contract, value: '100' },
            { make: 'Burner' },
            { call: 'join', on: 'Burner', args: [`@${contract}`] },
            { call: 'join', on: contract, from: 'carol' },
            { call: 'paySome', on: contract, args: ['2'], mostGas: 200_000 },
            { call: 'missed', on: contract, args: ['@Burner'], gives: String(each) },
            { balance: contract, gives: String(100 - each) },
          ],
          beside,
        ),
        stepsCase('later members', [
          { make: contract, value: '100' },
          { call: 'paySome', args: ['3'] },
          { call: 'next', gives: '0' },
          { call: 'join', from: 'alice' },
          { call: 'paySome', args: ['3'] },
          { call: 'join', from: 'bob' },
          { call: 'paySome', args: ['0'] },
          { call: 'next', gives: '1' },
          { call: 'paySome', args: ['1'] },
          { balance: contract, gives: String(100 - 2 * each) },
        ]),
      ])
    },
    why: () => ({
      right:
        'The position is stored, a refusal is written down and passed over, and nobody gets more gas than is good.',
      wrong:
        'Put a contract that refuses, and one that loops for ever, before an ordinary member: the member must be paid all the same. Then see that nobody is paid twice.',
    }),
    solutions: ({ contract, each }) => {
      const head = `pragma solidity ^0.8.24;
contract ${contract} {
  error Member();
  address[] people; mapping(address => bool) known;
  mapping(address => uint256) public missed;
  uint256 public next;
  constructor() payable {}
  function join() external { if (known[msg.sender]) revert Member(); known[msg.sender] = true; people.push(msg.sender); }`
      return [
        `${head}
  function paySome(uint256 most) external {
    uint256 i = next;
    uint256 end = most > people.length - i ? people.length : i + most;
    next = end;
    for (; i < end; i++) {
      (bool ok, ) = people[i].call{value: ${each}, gas: 30000}("");
      if (!ok) missed[people[i]] += ${each};
    }
  }
}`,
        `${head}
  function paySome(uint256 most) external {
    for (uint256 n; n < most && next < people.length; n++) {
      address who = people[next++];
      (bool ok, ) = payable(who).call{gas: 30000, value: ${each}}("");
      if (ok) continue;
      missed[who] = missed[who] + ${each};
    }
  }
}`,
      ]
    },
    wrong: ({ contract, each }) => {
      const written = (pay: string, start = 'next') => `pragma solidity ^0.8.24;
contract ${contract} {
  error Member();
  address[] people; mapping(address => bool) known;
  mapping(address => uint256) public missed;
  uint256 public next;
  constructor() payable {}
  function join() external { if (known[msg.sender]) revert Member(); known[msg.sender] = true; people.push(msg.sender); }
  function paySome(uint256 most) external {
    uint256 i = ${start};
    uint256 end = most > people.length - i ? people.length : i + most;
    for (; i < end; i++) { ${pay} }
    next = end;
  }
}`
      const go = `(bool ok, ) = people[i].call{value: ${each}, gas: 30000}("");`
      return {
        'a refusal stops all': written(`${go} require(ok);`),
        'all gas is handed on': written(
          `(bool ok, ) = people[i].call{value: ${each}}(""); if (!ok) missed[people[i]] += ${each};`,
        ),
        'it begins at the front each time': written(`${go} if (!ok) missed[people[i]] += ${each};`, '0'),
      }
    },
  }),
])
