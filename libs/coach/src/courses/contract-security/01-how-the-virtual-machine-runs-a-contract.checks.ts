import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { numberGiven, onChain, stepsCase, whole } from '../on-chain'

/** A stack of small numbers: what is on top after these lines. */
function topAfter(lines: readonly string[]): number {
  const stack: number[] = []
  const pop = () => stack.pop() ?? 0
  for (const line of lines) {
    const [name = '', given] = line.split(' ')
    if (name === 'PUSH') stack.push(Number(given))
    if (name === 'DUP1') stack.push(stack.at(-1) ?? 0)
    if (name === 'SWAP1') stack.push(...[pop(), pop()])
    if (name === 'ADD') stack.push(pop() + pop())
    if (name === 'MUL') stack.push(pop() * pop())
    if (name === 'SUB') stack.push(pop() - pop())
  }
  return stack.at(-1) ?? 0
}
const word = (digits: string): string => digits.padStart(64, '0')

export default moduleChecks('contract-security/how-the-virtual-machine-runs-a-contract', [
  moduleCheck({
    name: 'stack-top',
    kind: 'numeric',
    seconds: 75,
    hint: 'Write the stack after each line, the newest entry first; the first input is the newest.',
    params: (rng) => ({
      a: rng.int(2, 9),
      b: rng.int(20, 60),
      c: rng.int(2, 9),
      doubles: rng.chance() < 0.5,
    }),
    ask: ({ a, b, c, doubles }) => ({
      stem: 'What is on top of the stack at the end?',
      code: [`PUSH ${a}`, `PUSH ${b}`, 'SUB', ...(doubles ? ['DUP1', 'ADD'] : []), `PUSH ${c}`, 'MUL'].join(
        '\n',
      ),
      answerHint: 'A whole number.',
    }),
    key: ({ a, b, c, doubles }) => whole((b - a) * (doubles ? 2 : 1) * c),
    why: ({ a, b, c, doubles }) => ({
      right: `(${b} − ${a})${doubles ? ', doubled,' : ''} × ${c}.`,
      wrong: `SUB takes the top first: ${b} − ${a} = ${b - a}. ${doubles ? 'DUP1 and ADD double it. ' : ''}Then it is multiplied by ${c}.`,
    }),
    verify: ({ a, b, c, doubles }) =>
      whole(
        topAfter([`PUSH ${a}`, `PUSH ${b}`, 'SUB', ...(doubles ? ['DUP1', 'ADD'] : []), `PUSH ${c}`, 'MUL']),
      ),
  }),
  someOf({
    name: 'created-code',
    seconds: 75,
    hint: 'What runs once, and what is it that stays?',
    scenes: [
      {
        stem: 'A contract with a constructor, an `immutable` and two functions is deployed. Which of these hold? Choose all.',
        right: [
          [
            'The constructor’s code is not part of the kept code',
            'It stands in the creation code, which runs once.',
          ],
          [
            'The value of the immutable stands in the kept code',
            'It is written in when the code is returned.',
          ],
          [
            'The arguments stand behind the creation code in the data',
            'That is where the constructor reads them.',
          ],
          [
            'While the constructor runs, `address(this).code.length` is 0',
            'The code is kept when it has ended.',
          ],
        ],
        wrong: [
          ['The constructor can be called again by its selector', 'It has none.'],
          ['The immutable takes a slot of storage', 'It stands in the code.'],
          [
            'Functions of the contract can be called by others while the constructor runs',
            'There is no code yet.',
          ],
          ['The kept code is the data of the transaction', 'It is what the creation code returns.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'second-argument',
    kind: 'numeric',
    seconds: 60,
    hint: 'Four bytes first, and then words of 64 digits; a number stands at the right end of its word.',
    params: (rng) => ({ one: rng.int(16, 250), two: rng.int(300, 4_000), rest: rng.int(1, 200) }),
    ask: ({ one, two, rest }) => ({
      stem: 'What is the second argument of this call of `set(uint256,uint16,uint256)`, in decimals? (The data are broken into lines.)',
      code: `0xc0ffee01\n${word(one.toString(16))}\n${word(two.toString(16))}\n${word(rest.toString(16))}`,
      answerHint: 'A whole number.',
    }),
    key: ({ two }) => whole(two),
    why: ({ two }) => ({
      right: `The third line is the second word of arguments: 0x${two.toString(16)} = ${two}.`,
      wrong: `The selector takes four bytes and each argument a whole word, small types too. The second word is 0x${two.toString(16)}, that is ${two}.`,
    }),
    verify: async ({ one, two, rest }, tools) =>
      whole(
        await numberGiven(
          tools,
          'contract D { function two(bytes calldata d) external pure returns (uint16 b) { (, b, ) = abi.decode(d[4:], (uint256, uint16, uint256)); } }',
          [
            { make: 'D' },
            {
              call: 'two',
              args: [
                `0xc0ffee01${word(one.toString(16))}${word(two.toString(16))}${word(rest.toString(16))}`,
              ],
            },
          ],
        ),
      ),
  }),
  someOf({
    name: 'dispatch-cases',
    seconds: 75,
    hint: 'Compare what came with what is asked for: the first four bytes, enough words, values that fit.',
    scenes: [
      {
        stem: 'A contract has only `function put(uint8 n, address to) external` and neither receive nor fallback. Which calls revert before the body runs? Choose all.',
        right: [
          ['With 1 wei', 'The function is not payable.'],
          ['With the selector and one word', 'A word is missing.'],
          ['With 300 as the first word', 'It does not fit into uint8.'],
          ['With empty data and no ether', 'There is no receive and no fallback.'],
          ['With the selector of `put(uint256,address)`', 'It is another selector.'],
        ],
        wrong: [
          ['With a third word behind the arguments', 'What is too much is ignored.'],
          ['With the zero address as the second argument', 'It is an address as any other.'],
          ['With 255 as the first word', 'It fits.'],
          ['With three odd bytes behind the arguments', 'What is too much is ignored.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'gas-at-depth',
    seconds: 75,
    hint: 'At each level a part stays behind; go down one level at a time.',
    draw: (rng) => ({ sixteenths: rng.int(2, 9), depth: rng.int(2, 3) }),
    stem: ({ sixteenths, depth }) =>
      `${(sixteenths * 262_144).toLocaleString('en')} gas are left when contract 0 calls contract 1, which calls contract 2, and so on. Each hands on as much as it may, and nothing else costs anything. How much does contract ${depth} get?`,
    unit: 'Gas, as a whole number.',
    value: ({ sixteenths, depth }) => (sixteenths * 262_144 * 63 ** depth) / 64 ** depth,
    within: 0.5,
    because: ({ depth }) => `63/64 of it, ${depth} times over.`,
    slip: () => 'A 64th stays with each caller on the way, not once in all.',
    again: ({ sixteenths, depth }) => {
      let gas = sixteenths * 262_144
      for (let level = 0; level < depth; level++) gas -= gas / 64
      return gas
    },
  }),
  someOf({
    name: 'how-it-ends',
    seconds: 75,
    hint: 'Who ends the frame: the code by its own decision, or the machine because it cannot go on?',
    scenes: [
      {
        stem: 'You hand on 400,000 gas to a call by `call`. Which of these ends take all of it? Choose all.',
        right: [
          ['The callee runs into an invalid instruction', 'An exceptional halt takes what is left.'],
          ['The callee loops until its gas has run out', 'Nothing is left.'],
          ['The callee jumps to a place that is no target', 'An exceptional halt takes what is left.'],
          ['The callee takes from an empty stack', 'An exceptional halt takes what is left.'],
        ],
        wrong: [
          ['The callee fails a `require` in its first line', 'REVERT gives the rest back.'],
          ['The callee ends with a `Panic(0x11)`', 'Since 0.8 a Panic is a REVERT.'],
          ['The callee returns in its first line', 'The rest comes back.'],
          ['There is no code at the address', 'Nothing is run.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'lives-how-long',
    seconds: 75,
    hint: 'For each thing ask: until the frame ends, until the transaction ends, or for good?',
    scenes: [
      {
        stem: 'Which of these are gone, at the latest, when the transaction ends? Choose all.',
        right: [
          ['A value in transient storage', 'It is wiped at the end of the transaction.'],
          ['An array in memory', 'It ends with its frame.'],
          ['The return data of a call', 'They belong to a frame.'],
          ['The warmth of a slot that was read', 'Each transaction begins cold.'],
        ],
        wrong: [
          ['A lock in storage that nobody took off', 'Storage stays.'],
          ['An event that was emitted', 'It stands in the log of the block.'],
          ['The code of a contract that was made', 'It stays.'],
          [
            'The code of an old contract that ran SELFDESTRUCT',
            'Since 2024 it stays, and only its ether goes.',
          ],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'stack-again',
    kind: 'numeric',
    seconds: 75,
    hint: 'SWAP1 lets the two upper entries change places. Then ask which one is the first input.',
    about: 'A small machine with big words',
    params: (rng) => ({ a: rng.int(30, 90), b: rng.int(2, 9), c: rng.int(2, 9) }),
    ask: ({ a, b, c }) => ({
      stem: 'What is on top of the stack at the end?',
      code: [`PUSH ${a}`, `PUSH ${b}`, `PUSH ${c}`, 'MUL', 'SWAP1', 'SUB'].join('\n'),
      answerHint: 'A whole number, with a minus sign if it is below 0.',
    }),
    key: ({ a, b, c }) => whole(a - b * c),
    why: ({ a, b, c }) => ({
      right: `${b} × ${c} lies on ${a}; after SWAP1 ${a} is on top: ${a} − ${b * c}.`,
      wrong: `MUL leaves ${b * c} on top of ${a}. SWAP1 puts ${a} on top, and SUB takes the top first: ${a} − ${b * c}.`,
    }),
    verify: ({ a, b, c }) => whole(topAfter([`PUSH ${a}`, `PUSH ${b}`, `PUSH ${c}`, 'MUL', 'SWAP1', 'SUB'])),
  }),
  oneOf({
    name: 'frames-again',
    seconds: 60,
    hint: 'What belongs to a frame, and what to the chain?',
    about: 'Frames',
    scenes: [
      {
        stem: '`A` writes to its storage and to an array in memory, then calls `B`, which calls back into `A`. What does the inner call of `A` see?',
        right: [
          [
            'What was written to storage, and empty memory',
            'Storage belongs to the account; each frame has its own memory.',
          ],
        ],
        wrong: [
          ['What was written to memory, and the old storage', 'It is the other way round.'],
          ['Both, since it is the same contract', 'Memory belongs to the frame.'],
          ['Neither, until the outer call has ended', 'Writes to storage are seen at once.'],
          ['The memory of `B`, and the storage of `A`', 'No frame sees the memory of another.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'count-task',
    kind: 'code-solidity',
    seconds: 360,
    hint: 'A fallback with `bytes calldata` gets all data; the first four bytes can be cut out of them.',
    about: 'How a function is found',
    params: (rng) => ({
      contract: rng.pick(['Board', 'Porter', 'Switch', 'Desk'] as const),
      one: rng.int(1, 9),
    }),
    ask: ({ contract }) => ({
      stem: `Write the contract \`${contract}\`. \`count(bytes4 selector)\` tells how many calls with this selector came that fit no function of the contract; such calls succeed. Data of 1, 2 or 3 bytes revert with \`TooShort(uint256 length)\`. Ether is refused everywhere, also without data; a call without data and without ether reverts.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error TooShort(uint256 length);\n\n    mapping(bytes4 => uint256) public count;\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('two calls', [
          { make: contract },
          { call: '0x12345678' },
          { call: '0x12345678ff' },
          { call: 'count', args: ['0x12345678'], gives: '2' },
        ]),
      ],
    }),
    key: ({ contract, one }) => {
      const selector = `0xab${String(one).padStart(2, '0')}cd0${one}`
      return onChain([
        stepsCase('kept apart', [
          { make: contract },
          { call: selector },
          { call: '0x00000000' },
          { call: `${selector}0011` },
          { call: 'count', args: [selector], gives: '2' },
          { call: 'count', args: ['0x00000000'], gives: '1' },
          { call: 'count', args: ['0x12345678'], gives: '0' },
        ]),
        stepsCase('too short', [
          { make: contract },
          { call: '0x1234', gives: 'reverts TooShort(2)' },
          { call: '0x123456', gives: 'reverts TooShort(3)' },
          { call: 'count', args: ['0x12345600'], gives: '0' },
        ]),
        stepsCase('ether and nothing', [
          { make: contract },
          { call: selector, value: '1', gives: 'fails' },
          { call: '', value: '1', gives: 'fails' },
          { call: '', gives: 'fails' },
          { call: 'count', args: ['0x00000000'], gives: '0' },
        ]),
      ])
    },
    why: () => ({
      right: 'The fallback counts by the first four bytes; it is not payable, and short data are refused.',
      wrong:
        'Remember that a fallback also gets empty data where there is no receive, and that a conversion to bytes4 fills short data up with zeros.',
    }),
    solutions: ({ contract }) => [
      `pragma solidity ^0.8.24;
contract ${contract} {
  error TooShort(uint256 length);
  mapping(bytes4 => uint256) public count;
  fallback(bytes calldata data) external returns (bytes memory) {
    if (data.length < 4) revert TooShort(data.length);
    count[bytes4(data[:4])]++;
    return "";
  }
}`,
      `pragma solidity ^0.8.24;
contract ${contract} {
  error TooShort(uint256 length);
  mapping(bytes4 => uint256) public count;
  fallback() external {
    require(msg.data.length > 3, TooShort(msg.data.length));
    count[msg.sig] += 1;
  }
}`,
    ],
    wrong: ({ contract }) => {
      const written = (body: string, head = 'fallback() external') => `pragma solidity ^0.8.24;
contract ${contract} {
  error TooShort(uint256 length);
  mapping(bytes4 => uint256) public count;
  ${head} { ${body} }
}`
      return {
        'short data are filled up': written('count[msg.sig] += 1;'),
        'ether is taken': written(
          'if (msg.data.length < 4) revert TooShort(msg.data.length); count[msg.sig]++;',
          'fallback() external payable',
        ),
        'all are counted as one': written(
          'if (msg.data.length < 4) revert TooShort(msg.data.length); count[0]++;',
        ),
      }
    },
  }),
])
