import { oneOf, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { given, lastGiven, numberGiven, onChain, stepsCase, whole } from '../on-chain'

const PANICS = [
  { code: '0x11', line: 'small + big', says: 'a number left the range of its type' },
  { code: '0x12', line: 'big / (small - small)', says: 'a division by zero' },
  { code: '0x32', line: 'list[small + 3]', says: 'an index was out of bounds' },
  { code: '0x31', line: 'pop()', says: 'pop was called on an empty array' },
  { code: '0x21', line: 'uint8(Sort(small + 9))', says: 'a number is no value of the enum' },
  { code: '0x01', line: 'sure(small > big)', says: 'an assert did not hold' },
] as const
const panicking = (line: string, small: number, big: number) => `contract Odd {
    enum Sort { Low, Middle, High }
    uint8[] list;

    function pop() internal returns (uint8) { list.pop(); return 0; }
    function sure(bool isSo) internal pure returns (uint8) { assert(isSo); return 0; }

    function go() external returns (uint8) {
        uint8 small = ${small};
        uint8 big = ${big};
        return ${line};
    }
}`

const wrapping = (digits: readonly number[], isEarly: boolean) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = digits
  return `contract Steps {
    uint256 public log;

    function note(uint256 digit) internal { log = log * 10 + digit; }

    modifier lamp() { note(${a}); _; note(${b}); }
    modifier bell() { note(${c}); _; note(${d}); }

    function run() external bell lamp {
        note(${e});${isEarly ? '\n        return;' : ''}
    }
}`
}

const rolling = ({
  start,
  inner,
  outer,
  isCaught,
}: {
  start: number
  inner: number
  outer: number
  isCaught: boolean
}) => `contract Books {
    uint256 public sum = ${start};

    function add(uint256 n) external {
        sum += n;
        require(n < 10, "too much");
    }
    function go() external {
        sum += ${outer};
        ${isCaught ? `try this.add(${inner}) {} catch { sum += 1; }` : `this.add(${inner});\n        sum += 1;`}
    }
}`

const path = (bases: readonly string[], letters: Readonly<Record<string, string>>) => {
  const one = (name: string) =>
    `contract ${name} is Ground { function go() public virtual override { path = string.concat(path, "${letters[name] ?? ''}"); super.go(); } }`
  return `contract Ground { string public path; function go() public virtual { path = string.concat(path, "G"); } }
${[...bases].sort().map(one).join('\n')}
contract Top is ${bases.join(', ')} {
    function go() public override(${bases.join(', ')}) { super.go(); }
}`
}

export default moduleChecks('solidity-foundations/control-flow-and-errors', [
  someOf({
    name: 'what-is-undone',
    seconds: 60,
    hint: 'A revert restores the state of the chain. What does whoever sent the transaction have to pay for all the same?',
    scenes: [
      {
        stem: 'A transaction calls one function, which reverts at its very end. What is as it was before? Choose all.',
        right: [
          ['What it wrote to storage', 'Storage is put back.'],
          ['Ether that it sent on', 'The transfers are undone with everything else.'],
          ['Ether that came along with the call', 'It stays with the sender.'],
          ['Events that it emitted', 'They are in no log: nobody sees them.'],
          ['What contracts it called had written', 'Inner calls that had succeeded are undone too.'],
        ],
        wrong: [
          ['The sender’s ether that went for gas', 'Gas that was used is paid for.'],
          ['The sender’s nonce', 'It has grown: the transaction stands in a block.'],
          ['The list of transactions of the block', 'A failed transaction stands in it too.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'panic-code',
    kind: 'single',
    seconds: 60,
    hint: 'Which of the compiler’s own checks does the returned expression fail first?',
    params: (rng) => {
      const one = rng.pick(PANICS)
      const others = rng.sample(
        PANICS.filter((other) => other !== one),
        3,
      )
      const small = rng.int(3, 40)
      // Their sum has no room in eight bits.
      return { one, shown: rng.shuffle([one, ...others]), small, big: rng.int(256 - small, 254) }
    },
    ask: ({ one, shown, small, big }) => ({
      stem: 'Which panic does `go()` end in?',
      code: panicking(one.line, small, big),
      options: shown.map(({ code }) => `\`${code}\``),
    }),
    key: ({ one, shown }) => ({ kind: 'single', right: shown.indexOf(one) }),
    why: ({ one, shown }) => ({
      right: `${one.code}: ${one.says}.`,
      wrong: `It is ${one.code}: ${one.says}. The others: ${shown
        .filter((other) => other !== one)
        .map(({ code, says }) => `${code}, ${says}`)
        .join('; ')}.`,
    }),
    verify: async ({ one, shown, small, big }, tools) => {
      const text = await lastGiven(tools, panicking(one.line, small, big), [{ make: 'Odd' }, { call: 'go' }])
      return { kind: 'single', right: shown.findIndex(({ code }) => text === `panics ${code}`) }
    },
  }),
  oneOf({
    name: 'error-for',
    seconds: 60,
    hint: 'Whose mistake would it be, and does the caller need numbers to act on?',
    scenes: [
      {
        stem: 'A withdrawal asks for more than is there, and callers show people how much they may still take. What fits best?',
        right: [
          ['`revert Short(have, want)`', 'A custom error carries the facts, and costs less than a text.'],
        ],
        wrong: [
          ['`assert(want <= have)`', 'A Panic says that the code is wrong, and tells no numbers.'],
          ['`if (want > have) return;`', 'The call would count as a success.'],
          [
            '`require(want <= have, "too much, see balance")`',
            'A text has to be taken apart to get at a number.',
          ],
          ['`unchecked { have -= want; }`', 'It wraps around and gives the money away.'],
        ],
      },
      {
        stem: 'After a swap the code computes that a product has not shrunk; if it has, the code itself is wrong. What fits best?',
        right: [
          [
            '`assert(after >= before)`',
            'It states what can never be false; tools look for reachable Panics.',
          ],
        ],
        wrong: [
          ['`revert("please try again")`', 'Trying again does not mend wrong code.'],
          ['`require(after >= before, "bad input")`', 'It says that the caller did something wrong.'],
          ['`if (after < before) return;`', 'What is broken would be kept.'],
          ['`try this.check() {} catch {}`', 'The failure would be swallowed.'],
        ],
      },
      {
        stem: 'A stranger calls a function that is for the owner. What fits best?',
        right: [['`revert NotOwner(msg.sender)`', 'The call fails, and says why.']],
        wrong: [
          ['`assert(msg.sender == owner)`', 'A stranger’s call is no fault of the code.'],
          ['A modifier that leaves out the body for strangers', 'The call would count as a success.'],
          ['`return false;`', 'Callers that do not look take it for a success.'],
          ['An event `Refused(msg.sender)` and nothing else', 'The call goes on, or counts as a success.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'modifier-digits',
    kind: 'numeric',
    seconds: 75,
    hint: 'Write brackets: the modifier that stands first at the function is outermost.',
    params: (rng) => ({ digits: rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 5), isEarly: rng.chance() < 0.5 }),
    ask: ({ digits, isEarly }) => ({
      stem: 'What is `log` after one call of `run()`?',
      code: wrapping(digits, isEarly),
      answerHint: 'Five digits.',
    }),
    key: ({ digits: [a, b, c, d, e] }) => whole(Number([c, a, e, b, d].join(''))),
    why: ({ digits: [a, b, c, d, e] }) => ({
      right: `bell opens (${c}), lamp opens (${a}), the body (${e}), lamp closes (${b}), bell closes (${d}).`,
      wrong: `The order at the function counts, not that of the declarations: bell is outermost. So ${c}, ${a}, ${e}, ${b}, ${d}. A return leaves the body only; the second halves still run.`,
    }),
    verify: async ({ digits, isEarly }, tools) =>
      whole(
        await numberGiven(tools, wrapping(digits, isEarly), [
          { make: 'Steps' },
          { call: 'run' },
          { call: 'log' },
        ]),
      ),
  }),
  someOf({
    name: 'caught-or-not',
    seconds: 90,
    hint: 'For each ask: does it fail inside the other contract, or in your own?',
    scenes: [
      {
        stem: '`try feed.price() returns (uint256 p) { use(p); } catch (bytes memory) { skipped++; }` runs with plenty of gas. In which cases is `skipped` raised, so that the call goes on? Choose all.',
        right: [
          ['`price()` reverts with a custom error', 'It fails inside the callee.'],
          ['`price()` divides by zero', 'The Panic is raised inside the callee.'],
          ['`feed` has code, and no function `price` and no fallback', 'The callee reverts with empty data.'],
          ['`price()` fails `require(false)` without a text', 'The callee reverts with empty data.'],
        ],
        wrong: [
          ['`feed` is an address without code', 'The check for code is made on your side, before the call.'],
          ['`use(p)` reverts', 'The block of success is your own code.'],
          ['`price()` returns 4 bytes instead of 32', 'Decoding happens on your side.'],
          ['`skipped` is already the greatest number there is', 'A failure in the catch block is your own.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'rolled-back-sum',
    kind: 'numeric',
    seconds: 75,
    hint: 'First decide which call fails, then what it had done by then, then who stops the failure.',
    params: (rng) => ({
      start: rng.int(100, 300),
      inner: rng.pick([3, 5, 12, 15, 20]),
      outer: rng.int(20, 60),
      isCaught: rng.chance() < 0.7,
    }),
    ask: (p) => ({
      stem: 'What is `sum` after somebody called `go()`, whatever came of that call?',
      code: rolling(p),
      answerHint: 'A whole number.',
    }),
    key: ({ start, inner, outer, isCaught }) => {
      if (inner < 10) return whole(start + outer + inner + (isCaught ? 0 : 1))
      return whole(isCaught ? start + outer + 1 : start)
    },
    why: ({ inner, isCaught }) => {
      const told =
        inner < 10
          ? 'Nothing fails: what `add` adds stays.'
          : isCaught
            ? 'The inner call fails, so what it added is undone; the catch block goes on with what the outer one had done.'
            : 'The failure of the inner call is nobody’s to catch: the whole call is undone.'
      return {
        right: told,
        wrong: `${told} A failed call leaves nothing behind, also what it wrote before it failed.`,
      }
    },
    verify: async (p, tools) =>
      whole(
        Number((await given(tools, rolling(p), [{ make: 'Books' }, { call: 'go' }, { call: 'sum' }])).at(-1)),
      ),
  }),
  moduleCheck({
    name: 'super-path',
    kind: 'short',
    seconds: 90,
    hint: 'Put all contracts in one line, the one named last in `is` right behind the top. `super` is the next in that line.',
    params: (rng) => {
      const bases = rng.sample(['Ash', 'Birch', 'Cedar', 'Elm'], 3)
      const [x = '', y = '', z = ''] = rng.sample(['K', 'P', 'S', 'T', 'V', 'W'], 3)
      return {
        bases,
        letters: Object.fromEntries([...bases].sort().map((name, i) => [name, [x, y, z][i] ?? ''])),
      }
    },
    ask: ({ bases, letters }) => ({
      stem: '`Top` is deployed and `go()` is called once. What does `path` hold?',
      code: path(bases, letters),
      answerHint: 'Letters without spaces.',
    }),
    key: ({ bases, letters }) => ({
      kind: 'short',
      accept: [
        `${[...bases]
          .reverse()
          .map((name) => letters[name])
          .join('')}G`,
      ],
    }),
    why: ({ bases }) => {
      const line = [...bases].reverse().join(' → ')
      return {
        right: `The line is Top → ${line} → Ground, and each stands in it once.`,
        wrong: `Read the list after \`is\` from its end: Top → ${line} → Ground. \`super\` in a base is the next in this line and not its own base, so Ground runs once, at the end.`,
      }
    },
    verify: async ({ bases, letters }, tools) => ({
      kind: 'short',
      accept: [
        await lastGiven(tools, path(bases, letters), [{ make: 'Top' }, { call: 'go' }, { call: 'path' }]),
      ],
    }),
  }),
  moduleCheck({
    name: 'constructor-order',
    kind: 'ordering',
    seconds: 60,
    hint: 'A derived contract may rely on its bases being ready.',
    params: (rng) => {
      const names = rng.sample(['Root', 'Clock', 'Gate', 'Fund', 'Vote', 'Park'], 4)
      return { names, shown: rng.shuffle(names), isWritten: rng.chance() < 0.5 }
    },
    ask: ({ names: [a = '', b = '', c = '', d = ''], shown, isWritten }) => ({
      stem: 'In which order do the constructors run when the last of these contracts is deployed? First at the top.',
      code: `contract ${a} { constructor() {} }\ncontract ${b} is ${a} { constructor() {} }\ncontract ${c} is ${a} { constructor() {} }\ncontract ${d} is ${b}, ${c} { constructor() ${isWritten ? `${c}() ${b}() ` : ''}{} }`,
      options: shown,
    }),
    key: ({ names, shown }) => ({ kind: 'ordering', orders: [names.map((name) => shown.indexOf(name))] }),
    why: ({ names }) => ({
      right: `${names.join(', ')}: bases in the order of the list after \`is\`, the common one first and once.`,
      wrong: `It is ${names.join(', ')}. The most basic comes first, then the bases in the order after \`is\`, then the contract itself; the order in which a constructor mentions them changes nothing.`,
    }),
    verify: async ({ names, shown, isWritten }, tools) => {
      const [a = '', b = '', c = '', d = ''] = names
      const push = (name: string) => `steps = string.concat(steps, "${name} ");`
      const source = `contract ${a} { string public steps; constructor() { ${push(a)} } }
contract ${b} is ${a} { constructor() { ${push(b)} } }
contract ${c} is ${a} { constructor() { ${push(c)} } }
contract ${d} is ${b}, ${c} { constructor() ${isWritten ? `${c}() ${b}() ` : ''}{ ${push(d)} } }`
      const text = await lastGiven(tools, source, [{ make: d }, { call: 'steps' }])
      return {
        kind: 'ordering',
        orders: [
          text
            .trim()
            .split(' ')
            .map((name) => shown.indexOf(name)),
        ],
      }
    },
  }),
  someOf({
    name: 'modifier-skips',
    seconds: 75,
    hint: 'What does a caller see when the body was left out: a failure, or something else?',
    about: 'Modifiers wrap',
    scenes: [
      {
        stem: '`modifier onlyKeeper() { if (msg.sender == keeper) _; }` guards `function close() external onlyKeeper returns (bool) { isClosed = true; return true; }`. A stranger calls `close()`. What holds? Choose all.',
        right: [
          ['The call counts as a success', 'Nothing reverted.'],
          ['It returns `false`', 'The result was never set, so it is the default of its type.'],
          ['`isClosed` stays as it was', 'The body was left out.'],
          ['A contract that called by type goes on', 'The call did not fail, and the answer can be decoded.'],
        ],
        wrong: [
          ['The stranger’s transaction is shown as failed', 'It succeeded, and did nothing.'],
          ['It reverts without data', 'No line of it reverts.'],
          ['A test that expects a revert passes', 'It fails: this is how the fault is seen.'],
          ['It returns `true`', 'The return stands in the body, which was left out.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'undone-later',
    seconds: 60,
    hint: 'A check protects what stands before it too. What exactly is put back?',
    about: 'A call succeeds whole, or not at all',
    scenes: [
      {
        stem: 'A function adds to a sum, emits `Added`, calls a token that succeeds, and then fails a `require`. Nobody catches it. What does the chain show afterwards?',
        right: [
          [
            'A failed transaction, and nothing else',
            'State, event and the token’s change are undone; the transaction itself stands in the block.',
          ],
        ],
        wrong: [
          ['The token’s change, but not the sum', 'Inner calls are undone with the outer one.'],
          ['The event, but no change of state', 'Events of a reverted call are in no log.'],
          ['The sum, since it was written before the check', 'A revert undoes what came before it.'],
          [
            'Nothing at all, not even the transaction',
            'It stands in the block as failed, and its gas is paid.',
          ],
        ],
      },
      {
        stem: '`A` calls `B` by `try`. `B` moves tokens in `C`, then reverts with a text. `A` catches it and emits `Missed`. What does the chain show afterwards?',
        right: [
          ['The event `Missed`, and no moved tokens', 'All that B did is undone, also in C; A goes on.'],
        ],
        wrong: [
          ['Moved tokens in `C`, and the event `Missed`', 'What B did through C is undone with B.'],
          ['A failed transaction', 'A caught the failure.'],
          ['Moved tokens, and no event', 'It is the other way round.'],
          ['No event, and no moved tokens', 'The catch block of A is not undone.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'exact-refusal',
    kind: 'code-solidity',
    seconds: 360,
    hint: 'Write the guards in the order in which they are told; an error may carry what is missing.',
    about: 'Four ways to fail',
    params: (rng) => ({
      contract: rng.pick(['Ferry', 'Shuttle', 'Tram', 'Gondola'] as const),
      seats: rng.int(3, 8),
      price: rng.int(10, 60),
    }),
    ask: ({ contract, seats, price }) => ({
      stem: `Write the contract \`${contract}\`, which sells ${seats} places at ${price} wei each. \`book(uint256 n)\` is payable and books n places for the caller; \`booked(address)\` tells how many somebody has. Whoever made the contract may call \`close()\`. These are refused, and looked at in this order: anything after closing, with \`Gone()\`; no place at all (n is 0), with \`Nothing()\`; more than are left, with \`Left(uint256 places)\`; another sum than the price, with \`Price(uint256 due)\`. \`close()\` by anybody else reverts with \`NotYours(address who)\`.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error Gone();\n    error Nothing();\n    error Left(uint256 places);\n    error Price(uint256 due);\n    error NotYours(address who);\n\n    mapping(address => uint256) public booked;\n\n    function book(uint256 n) external payable {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('one place', [
          { make: contract },
          { call: 'book', from: 'alice', value: String(price), args: ['1'] },
          { call: 'booked', args: ['@alice'], gives: '1' },
        ]),
      ],
    }),
    key: ({ contract, seats, price }) =>
      onChain([
        stepsCase('all places', [
          { make: contract },
          { call: 'book', from: 'alice', value: String(2 * price), args: ['2'] },
          { call: 'book', from: 'bob', value: String(price * (seats - 2)), args: [String(seats - 2)] },
          { call: 'booked', args: ['@bob'], gives: String(seats - 2) },
          { call: 'book', from: 'carol', value: String(price), args: ['1'], gives: 'reverts Left(0)' },
          { balance: contract, gives: String(seats * price) },
        ]),
        stepsCase('another sum', [
          { make: contract },
          {
            call: 'book',
            from: 'alice',
            value: String(2 * price + 1),
            args: ['2'],
            gives: `reverts Price(${2 * price})`,
          },
          {
            call: 'book',
            from: 'alice',
            value: String(price - 1),
            args: ['1'],
            gives: `reverts Price(${price})`,
          },
          { call: 'booked', args: ['@alice'], gives: '0' },
        ]),
        stepsCase('too many and nothing', [
          { make: contract },
          { call: 'book', from: 'alice', args: ['0'], gives: 'reverts Nothing()' },
          {
            call: 'book',
            from: 'alice',
            value: '1',
            args: [String(seats + 1)],
            gives: `reverts Left(${seats})`,
          },
        ]),
        stepsCase('closed', [
          { make: contract },
          { call: 'close', from: 'bob', gives: 'reverts NotYours(@bob)' },
          { call: 'book', from: 'bob', value: String(price), args: ['1'] },
          { call: 'close' },
          { call: 'book', from: 'bob', args: ['0'], gives: 'reverts Gone()' },
          { call: 'booked', args: ['@bob'], gives: '1' },
        ]),
      ]),
    why: () => ({
      right:
        'Each guard stands in the order that was told, and the errors carry what the caller needs to know.',
      wrong:
        'Compare the order of your guards with the order in the text: a call that breaks two rules must get the error of the first. See also that a stranger’s `close()` reverts instead of doing nothing.',
    }),
    solutions: ({ contract, seats, price }) => {
      const head = `pragma solidity ^0.8.24;
contract ${contract} {
  error Gone(); error Nothing(); error Left(uint256 places); error Price(uint256 due); error NotYours(address who);
  mapping(address => uint256) public booked;`
      return [
        `${head}
  address immutable owner = msg.sender;
  uint256 left = ${seats};
  bool closed;
  function book(uint256 n) external payable {
    if (closed) revert Gone();
    if (n == 0) revert Nothing();
    if (n > left) revert Left(left);
    if (msg.value != n * ${price}) revert Price(n * ${price});
    left -= n;
    booked[msg.sender] += n;
  }
  function close() external { if (msg.sender != owner) revert NotYours(msg.sender); closed = true; }
}`,
        `${head}
  address owner; uint256 sold;
  constructor() { owner = msg.sender; }
  modifier open() { require(owner != address(0), Gone()); _; }
  function book(uint256 n) external payable open {
    require(n > 0, Nothing());
    require(sold + n <= ${seats}, Left(${seats} - sold));
    require(msg.value == n * ${price}, Price(n * ${price}));
    sold += n;
    booked[msg.sender] += n;
  }
  function close() external { require(msg.sender == owner, NotYours(msg.sender)); owner = address(0); }
}`,
      ]
    },
    wrong: ({ contract, seats, price }) => {
      const written = (guards: readonly string[], close: string) => `pragma solidity ^0.8.24;
contract ${contract} {
  error Gone(); error Nothing(); error Left(uint256 places); error Price(uint256 due); error NotYours(address who);
  mapping(address => uint256) public booked;
  address immutable owner = msg.sender;
  uint256 left = ${seats};
  bool closed;
  function book(uint256 n) external payable {
    ${guards.join(' ')}
    left -= n;
    booked[msg.sender] += n;
  }
  function close() external { ${close} }
}`
      const gone = 'if (closed) revert Gone();'
      const none = 'if (n == 0) revert Nothing();'
      const many = 'if (n > left) revert Left(left);'
      const paid = `if (msg.value != n * ${price}) revert Price(n * ${price});`
      const own = 'if (msg.sender != owner) revert NotYours(msg.sender); closed = true;'
      return {
        'the price is looked at before the places': written([gone, none, paid, many], own),
        'nothing is looked at before closing': written([none, gone, many, paid], own),
        'a stranger’s close is skipped': written(
          [gone, none, many, paid],
          'if (msg.sender == owner) closed = true;',
        ),
        'too much is kept': written([gone, none, many, paid.replace('!=', '<')], own),
      }
    },
  }),
])
