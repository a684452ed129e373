import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks, moduleTask } from '../module-checks'
import { onChain, stepsCase } from '../on-chain'

const shown = (n: number): string => n.toLocaleString('en')
const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1))

export default moduleChecks('solidity-foundations/gas-you-can-reason-about', [
  reckoned({
    name: 'fee-of-one',
    seconds: 60,
    hint: 'Both parts of the price are paid for each unit of gas that was used, not for the limit.',
    draw: (rng) => ({
      used: 1_000 * rng.int(40, 140),
      more: 1_000 * rng.int(20, 90),
      base: rng.int(6, 30),
      tip: rng.int(1, 3),
    }),
    stem: ({ used, more, base, tip }) =>
      `A transaction has a limit of ${shown(used + more)} gas and reverts after ${shown(used)}. The base fee is ${base} gwei, the tip ${tip} gwei. How much does the sender pay for gas, in gwei?`,
    unit: 'Gwei, as a whole number.',
    value: ({ used, base, tip }) => used * (base + tip),
    within: 0,
    because: ({ used, base, tip }) =>
      `${shown(used)} × (${base} + ${tip}) gwei; a revert does not give back what was used.`,
    slip: ({ more }) =>
      `What was not used, ${shown(more)}, is not paid for; base fee and tip are added, not chosen between.`,
    again: ({ used, base, tip }) => used * base + used * tip,
  }),
  reckoned({
    name: 'slots-touched',
    seconds: 90,
    hint: 'Go line by line: is the slot touched for the first time, and was it empty at the beginning?',
    draw: (rng) => ({
      reads: rng.int(2, 5),
      fresh: rng.int(1, 3),
      changed: rng.int(1, 4),
      again: rng.int(1, 6),
    }),
    stem: ({ reads, fresh, changed, again }) =>
      `A transaction reads ${reads} slots and does nothing else to them. Without reading them before, it fills ${fresh} empty slots and changes ${changed} others that were not empty. Then it writes one of the changed ones ${again} more times, each time to a new value. What do these reads and writes cost together by the table?`,
    unit: 'Gas, as a whole number.',
    value: ({ reads, fresh, changed, again }) =>
      2_100 * reads + 22_100 * fresh + 5_000 * changed + 100 * again,
    within: 0,
    because: ({ reads, fresh, changed, again }) =>
      `${reads} × 2,100 + ${fresh} × 22,100 + ${changed} × 5,000 + ${again} × 100.`,
    slip: () =>
      'A write to a slot that nobody touched costs the 2,100 of the first touch too; writing it again in the same transaction costs 100.',
    again: ({ reads, fresh, changed, again }) =>
      (reads + fresh + changed) * 2_100 + fresh * 20_000 + changed * 2_900 + again * 100,
  }),
  reckoned({
    name: 'event-price',
    seconds: 60,
    hint: 'The hash of the event’s own signature takes a topic as well, and each value that is not indexed takes 32 bytes.',
    draw: (rng) => ({ indexed: rng.int(0, 3), plain: rng.int(1, 5) }),
    stem: ({ indexed, plain }) =>
      `An event that is not anonymous has ${indexed} indexed values and ${plain} \`uint256\` that are not indexed. What does the log itself cost by the table?`,
    unit: 'Gas, as a whole number.',
    value: ({ indexed, plain }) => 375 + 375 * (1 + indexed) + 8 * 32 * plain,
    within: 0,
    because: ({ indexed, plain }) => `375 + ${1 + indexed} topics × 375 + ${32 * plain} bytes × 8.`,
    slip: () => 'The first topic is the hash of the signature; indexed values are the others.',
    again: ({ indexed, plain }) => 750 + indexed * 375 + plain * 256,
  }),
  reckoned({
    name: 'reads-of-length',
    seconds: 60,
    hint: 'How often is the condition looked at until it is false?',
    draw: (rng) => ({ count: rng.int(6, 60) }),
    stem: ({ count }) =>
      `\`list\` has ${count} elements. How many times less is \`list.length\` read by the loop’s condition when it is put into a local variable before the loop?`,
    code: () =>
      'for (uint256 i = 0; i < list.length; i++) {\n    if (i % 2 == 0) continue;\n    seen += 1;\n}',
    unit: 'A whole number.',
    value: ({ count }) => count,
    within: 0,
    because: ({ count }) =>
      `The condition is looked at ${count + 1} times, the last time to stop; a local copy is read from storage once.`,
    slip: () =>
      '`continue` goes to the condition as well, and the turn that does not happen any more has looked at it too.',
    again: ({ count }) => {
      let looks = 0
      for (let i = 0; ++looks > 0 && i < count; i++);
      return looks - 1
    },
  }),
  reckoned({
    name: 'refund-limit',
    seconds: 60,
    hint: 'Work out two numbers, what clearing gives and the most that may be given, and take the smaller.',
    draw: (rng) => ({ used: 1_000 * rng.int(60, 240), cleared: rng.int(1, 20) }),
    stem: ({ used, cleared }) =>
      `A transaction has used ${shown(used)} gas and set ${cleared} slots from something to zero, for which 4,800 each are refunded. How much gas is paid for in the end?`,
    unit: 'Gas, as a whole number.',
    value: ({ used, cleared }) => used - Math.min(4_800 * cleared, Math.floor(used / 5)),
    within: 0,
    because: ({ used, cleared }) =>
      `The refunds are ${shown(4_800 * cleared)}, at most a fifth, ${shown(Math.floor(used / 5))}; the smaller is taken off.`,
    slip: () => 'A refund counts at the end only, and never for more than a fifth of what was used.',
    again: ({ used, cleared }) => Math.max(used - 4_800 * cleared, Math.ceil((used * 4) / 5)),
  }),
  reckoned({
    name: 'memory-price',
    seconds: 75,
    hint: 'First the words, then a part that grows with them and a part that grows with their square.',
    draw: (rng) => ({ kilo: rng.int(1, 40) }),
    stem: ({ kilo }) =>
      `A call fills memory up to ${kilo} KiB (1 KiB is 1,024 bytes). What does this memory cost?`,
    unit: 'Gas, as a whole number.',
    value: ({ kilo }) => 96 * kilo + 2 * kilo * kilo,
    within: 0,
    because: ({ kilo }) =>
      `${32 * kilo} words: 3 × ${32 * kilo} + ${32 * kilo}² / 512 = ${96 * kilo} + ${2 * kilo * kilo}.`,
    slip: () => 'A word is 32 bytes, and the square belongs to the words, not to the bytes.',
    again: ({ kilo }) => {
      const words = (kilo * 1_024) / 32
      return 3 * words + Math.floor(words ** 2 / 512)
    },
  }),
  someOf({
    name: 'where-kept',
    seconds: 75,
    hint: 'Ask who reads it later: the contract, only people outside, or nobody.',
    scenes: [
      {
        stem: 'Which of these have to be in storage? Choose all.',
        right: [
          ['Who owns a token, asked at each transfer', 'The contract itself reads it again.'],
          ['Whether a voucher has been used', 'The contract must refuse it the next time.'],
          ['The position at which working through a list goes on', 'The next transaction begins there.'],
          ['The balance of each depositor', 'Paying out reads it.'],
        ],
        wrong: [
          ['A note that people see in a list of past payments', 'An event does: no contract reads it.'],
          ['The fee, which never changes after deployment', 'A constant or an immutable reads no slot.'],
          ['The sum of two numbers that are stored anyway', 'It can be worked out again.'],
          ['The list of addresses that a call was given to look through', 'Calldata is read where it is.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'batch-size',
    seconds: 75,
    hint: 'Take off what each transaction costs by itself; what is left is for the entries.',
    draw: (rng) => ({
      fixed: 1_000 * rng.int(40, 90),
      each: 100 * rng.int(240, 320),
      people: 100 * rng.int(20, 60),
    }),
    stem: ({ fixed, each, people }) =>
      `Working through a list costs ${shown(fixed)} gas for a transaction and ${shown(each)} for each entry. A transaction may use 16,777,216 gas. How many transactions do ${shown(people)} entries need at least?`,
    unit: 'A whole number.',
    value: ({ fixed, each, people }) => Math.ceil(people / Math.floor((16_777_216 - fixed) / each)),
    within: 0,
    because: ({ fixed, each }) =>
      `${Math.floor((16_777_216 - fixed) / each)} entries fit into one; the last transaction may be half empty.`,
    slip: () =>
      'Each transaction pays the fixed part anew, and an entry that does not fit whole waits for the next one: round down inside, and up outside.',
    again: ({ fixed, each, people }) => {
      let [left, count] = [people, 0]
      for (; left > 0; count++)
        for (let gas = fixed; gas + each <= 16_777_216 && left > 0; gas += each) left--
      return count
    },
  }),
  oneOf({
    name: 'first-to-change',
    seconds: 60,
    hint: 'Hold each against the table: which line of it does the change touch?',
    about: 'Four prices worth knowing',
    scenes: [
      {
        stem: 'A loop over 50 entries in calldata adds each to a state variable. Which change saves most?',
        right: [
          [
            'Summing up in a local variable, with one write at the end',
            'It saves 49 reads and 49 writes of a slot.',
          ],
        ],
        wrong: [
          ['`++i` in place of `i++` in the head of the loop', 'A few gas a turn.'],
          [
            'Making the state variable private, so that the compiler writes no getter for it any more',
            'The getter is not run by the loop.',
          ],
          ['Shorter names in the source, and no comments', 'Names are not in the code that runs.'],
          [
            'An `unchecked` block around the counter, so that its range is not looked at in each turn',
            'Some dozen gas a turn, and since 0.8.22 the compiler leaves this check out by itself.',
          ],
        ],
      },
      {
        stem: 'A function stores a full history of prices in an array; only a web page ever reads it. Which change saves most?',
        right: [
          [
            'Emitting an event for each price in place of the array',
            'A new slot is over 20,000; an event is some 1,000.',
          ],
        ],
        wrong: [
          [
            'Storing the prices in a mapping from a number to a price in place of the array',
            'Each is a new slot all the same.',
          ],
          [
            'Reading the length of the array into a local variable before the new price is put there',
            'The new slot is what costs.',
          ],
          ['Marking the function that reads it as `view`', 'It was free outside already.'],
          ['A custom error in place of a text', 'It saves on failures alone.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'who-pays-view',
    seconds: 60,
    hint: 'Is there a transaction that carries it?',
    about: 'Gas is a price list',
    scenes: [
      {
        stem: 'Which of these cost somebody gas? Choose all.',
        right: [
          [
            'A transaction calls a function that calls a `view` function',
            'Within a transaction every step is paid for.',
          ],
          ['A transaction that reverts in its first line', 'What was used is paid for, 21,000 at least.'],
          ['A transaction sent straight to a `view` function', 'It stands in a block and is paid for.'],
          ['A transaction that runs out of gas', 'All of its limit is paid for.'],
        ],
        wrong: [
          ['A web page asks a node for `balanceOf` by `eth_call`', 'No transaction carries it.'],
          ['A script reads a slot by `eth_getStorageAt`', 'The node answers from what it has.'],
          ['Somebody looks for events of last week', 'Logs are read from a node.'],
          ['A wallet estimates the gas of a transaction', 'It is tried on a node and not sent.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'packed-again',
    seconds: 60,
    hint: 'Packing helps when fields are touched in one transaction and written together.',
    about: 'What belongs where',
    scenes: [
      {
        stem: 'Each order has an amount, a time and a state; all three are written once when it is made. How do you keep them?',
        right: [
          [
            '`uint128`, `uint64` and `uint8`, side by side in a struct',
            'Together 25 bytes: one new slot in place of three.',
          ],
        ],
        wrong: [
          [
            'Three `uint256` in a struct, since the machine works on words',
            'Three new slots: over 60,000 gas.',
          ],
          ['Three mappings, one for each of the fields of an order', 'Three new slots again.'],
          [
            'A `string` that holds all three, kept apart by commas',
            'Over 31 bytes it takes more slots, and must be taken apart.',
          ],
          [
            'The time as `immutable`, the other two as `uint256`',
            'An immutable is one for the whole contract.',
          ],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'tally-task',
    kind: 'code-solidity',
    seconds: 360,
    hint: 'Which variable is written in every turn, though only its last value matters?',
    about: 'A loop, counted',
    params: (rng) => ({
      contract: rng.pick(['Meter', 'Counter', 'Basket', 'Register'] as const),
      limit: rng.int(300, 900),
    }),
    ask: ({ contract, limit }) => ({
      stem: `Write the contract \`${contract}\`. \`add(uint256[] calldata values)\` adds all values to \`total()\` and their number to \`count()\`. A value above ${limit} reverts with \`TooMuch(uint256 at)\`, which tells its place in the list, from 0; then nothing is added. A list of 150 values must cost less than 150,000 gas, without the costs of the transaction itself.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error TooMuch(uint256 at);\n\n    uint256 public total;\n    uint256 public count;\n\n    function add(uint256[] calldata values) external {\n        for (uint256 i; i < values.length; i++) {\n            total += values[i];\n            count++;\n        }\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('three values', [
          { make: contract },
          { call: 'add', args: [['5', '6', '7']] },
          { call: 'total', gives: '18' },
          { call: 'count', gives: '3' },
        ]),
      ],
    }),
    key: ({ contract, limit }) =>
      onChain([
        stepsCase('two lists', [
          { make: contract },
          { call: 'add', args: [['1', String(limit)]] },
          { call: 'add', args: [['4']] },
          { call: 'total', gives: String(limit + 5) },
          { call: 'count', gives: '3' },
        ]),
        stepsCase('one too much', [
          { make: contract },
          { call: 'add', args: [['3', '4', String(limit + 1), '5']], gives: 'reverts TooMuch(2)' },
          { call: 'total', gives: '0' },
        ]),
        stepsCase('no values', [
          { make: contract },
          { call: 'add', args: [[]] },
          { call: 'count', gives: '0' },
        ]),
        stepsCase('a long list', [
          { make: contract },
          { call: 'add', args: [numbers(150)], mostGas: 150_000 },
          { call: 'total', gives: '11325' },
          { call: 'count', gives: '150' },
        ]),
      ]),
    why: () => ({
      right: 'The sum grows in a local variable; each slot is read once and written once.',
      wrong:
        'Count the reads and writes of slots for 150 values. If `total` or `count` is touched in each turn, hold the sum in a local variable and write it once behind the loop.',
    }),
    solutions: ({ contract, limit }) => [
      `pragma solidity ^0.8.24;
contract ${contract} {
  error TooMuch(uint256 at);
  uint256 public total; uint256 public count;
  function add(uint256[] calldata values) external {
    uint256 sum;
    for (uint256 i; i < values.length; i++) {
      uint256 one = values[i];
      if (one > ${limit}) revert TooMuch(i);
      sum += one;
    }
    total += sum;
    count += values.length;
  }
}`,
      `pragma solidity ^0.8.24;
contract ${contract} {
  error TooMuch(uint256 at);
  uint256 public total; uint256 public count;
  function add(uint256[] calldata values) external {
    (uint256 sum, uint256 i, uint256 n) = (total, 0, values.length);
    while (i < n) { require(values[i] <= ${limit}, TooMuch(i)); sum += values[i++]; }
    (total, count) = (sum, count + n);
  }
}`,
    ],
    wrong: ({ contract, limit }) => {
      const written = (turn: string, end: string) => `pragma solidity ^0.8.24;
contract ${contract} {
  error TooMuch(uint256 at);
  uint256 public total; uint256 public count;
  function add(uint256[] calldata values) external {
    uint256 sum;
    for (uint256 i; i < values.length; i++) { ${turn} }
    ${end}
  }
}`
      return {
        'both are written in each turn': written(
          `if (values[i] > ${limit}) revert TooMuch(i); total += values[i]; count++;`,
          'sum;',
        ),
        'the limit itself is refused': written(
          `if (values[i] >= ${limit}) revert TooMuch(i); sum += values[i];`,
          'total += sum; count += values.length;',
        ),
        'the last list is all there is': written(
          `if (values[i] > ${limit}) revert TooMuch(i); sum += values[i];`,
          'total = sum; count = values.length;',
        ),
      }
    },
  }),
])
