import { someOf, reckoned } from '../drawn-checks'
import { drawnUntil, moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { given, inRow, lastGiven, numberGiven, onChain, stepsCase, whole } from '../on-chain'

const PEOPLE = ['alice', 'bob', 'carol'] as const
const RELAYS = ['Porter', 'Runner', 'Page', 'Scout'] as const

const desk = (middle: string) => `contract Desk {
    address public who;
    address public origin;

    function sign() external { who = msg.sender; origin = tx.origin; }
}

contract ${middle} {
    Desk public immutable desk;
    constructor(Desk d) { desk = d; }

    function pass() external { desk.sign(); }
    function passInside() external { _pass(); }
    function _pass() internal { desk.sign(); }
}`

const lent = (
  { own, add, times }: { own: number; add: number; times: number },
  isDelegated: boolean,
) => `contract Tool {
    uint256 public n;
    function raise() external { n += ${add}; }
}

contract House {
    uint256 public n = ${own};
    function work(address tool) external {
        for (uint256 i; i < ${times}; i++) {
            (bool ok, ) = tool.${isDelegated ? 'delegatecall' : 'call'}(abi.encodeWithSignature("raise()"));
            require(ok);
        }
    }
}`

const DOORS = [
  { data: '`0x`', value: 0, call: '' },
  { data: '`0x`', value: 5, call: '' },
  { data: 'the selector of `pay()`', value: 5, call: '0x1b9265b8' },
  { data: '`0x12345678`', value: 0, call: '0x12345678' },
  { data: '`0x12345678`', value: 5, call: '0x12345678' },
  { data: '`0x00`', value: 0, call: '0x00' },
] as const
const doors = (hasReceive: boolean, isPayable: boolean) => `contract Door {
    string public last;

    function pay() external payable { last = "pay"; }
${hasReceive ? '    receive() external payable { last = "receive"; }\n' : ''}    fallback() external${isPayable ? ' payable' : ''} { last = "fallback"; }
}`
function answers(door: (typeof DOORS)[number], hasReceive: boolean, isPayable: boolean): string {
  if (door.call === '0x1b9265b8') return 'pay'
  if (door.call === '' && hasReceive) return 'receive'
  return door.value > 0 && !isPayable ? 'reverts' : 'fallback'
}

const SIGNATURES = [
  { declared: 'function pay(address to, uint amount) external', plain: 'pay(address,uint256)' },
  { declared: 'function set(Mode mode, uint128 n) external', plain: 'set(uint8,uint128)' },
  { declared: 'function join(Club club, bytes calldata proof) external', plain: 'join(address,bytes)' },
  { declared: 'function put(Point memory at) external returns (uint)', plain: 'put((int256,int256))' },
  { declared: 'function list(uint[] calldata ids, int n) external view', plain: 'list(uint256[],int256)' },
  {
    declared: 'function mark(address payable to, Mode[2] memory m) external',
    plain: 'mark(address,uint8[2])',
  },
  { declared: 'function draw(Point[] memory path) external', plain: 'draw((int256,int256)[])' },
] as const

export default moduleChecks('solidity-foundations/calls-and-value', [
  moduleCheck({
    name: 'sender-chain',
    kind: 'short',
    seconds: 75,
    hint: 'A message comes from the contract on which the calling code runs. Who began the transaction is another question.',
    params: (rng) => ({
      person: rng.pick(PEOPLE),
      relay: rng.pick(RELAYS),
      call: rng.pick(['pass', 'passInside', 'sign'] as const),
    }),
    ask: ({ person, relay, call }) => ({
      stem: `The account ${person} sends a transaction that calls \`${call}\` of \`${call === 'sign' ? 'Desk' : relay}\`. Whose address do \`who\` and \`origin\` of \`Desk\` hold then? Write two names, such as \`Desk carol\`.`,
      code: desk(relay),
      answerHint: 'Two names with a space between.',
    }),
    key: ({ person, relay, call }) => inRow([call === 'sign' ? person : relay, person]),
    why: ({ person, relay, call }) => ({
      right:
        call === 'sign'
          ? `${person} called Desk without anybody between.`
          : `${relay} made the external call, so it is msg.sender in Desk; tx.origin is ${person} throughout.`,
      wrong: `An internal call changes neither; an external one makes the calling contract msg.sender. So who is ${call === 'sign' ? person : relay}, and origin is the account that began: ${person}.`,
    }),
    verify: async ({ person, relay, call }, tools) => {
      const outcomes = await given(tools, desk(relay), [
        { make: 'Desk' },
        { make: relay, args: ['@Desk'] },
        { call, from: person, on: call === 'sign' ? 'Desk' : relay },
        { call: 'who', on: 'Desk' },
      ])
      return inRow([(outcomes.at(-1) ?? '').replace('@', ''), person])
    },
  }),
  moduleCheck({
    name: 'whose-storage',
    kind: 'short',
    seconds: 75,
    hint: 'With one of the two ways of calling, the code works on the slots of whoever calls.',
    params: (rng) => ({
      own: rng.int(50, 90),
      add: rng.int(2, 9),
      times: rng.int(2, 4),
      isDelegated: rng.chance() < 0.6,
    }),
    ask: (p) => ({
      stem: '`work` of a new `House` is called once with the address of a new `Tool`. What do `n` of `House` and `n` of `Tool` give then?',
      code: lent(p, p.isDelegated),
      answerHint: 'Two numbers with a space between.',
    }),
    key: ({ own, add, times, isDelegated }) =>
      inRow(isDelegated ? [own + add * times, 0] : [own, add * times]),
    why: ({ isDelegated }) => {
      const told = isDelegated
        ? 'delegatecall runs the code of Tool on the storage of House: its slot 0 is what grows.'
        : 'call runs Tool on its own storage: House keeps its number.'
      return {
        right: told,
        wrong: `${told} With delegatecall code is borrowed and storage is one’s own; with call both are the callee’s.`,
      }
    },
    verify: async (p, tools) => {
      const outcomes = await given(tools, lent(p, p.isDelegated), [
        { make: 'Tool' },
        { make: 'House' },
        { call: 'work', args: ['@Tool'] },
        { call: 'n', on: 'House' },
        { call: 'n', on: 'Tool' },
      ])
      return inRow(outcomes.slice(-2))
    },
  }),
  someOf({
    name: 'call-kinds',
    seconds: 75,
    hint: 'Go through the columns: code, storage, sender, and whether anything may be written.',
    about: 'Four kinds of call',
    scenes: [
      {
        stem: 'Contract `P` hands every call on to `L` by `delegatecall`. Which of these hold while the code of `L` runs? Choose all.',
        right: [
          ['`address(this)` is the address of `P`', 'The code runs as if it were P’s.'],
          ['`msg.sender` is whoever called `P`', 'A delegatecall keeps the sender.'],
          ['Writing to slot 0 changes slot 0 of `P`', 'Storage is that of the caller.'],
          ['`msg.value` is what came to `P`', 'A delegatecall keeps the value.'],
        ],
        wrong: [
          ['`msg.sender` is `P`', 'It would be so with a plain call.'],
          ['Variables are found by their names in `P`', 'Storage knows slots and no names.'],
          ['A write to storage reverts', 'That is so under staticcall.'],
          ['Ether sent by `L` leaves the balance of `L`', 'It is P’s balance that is spent.'],
        ],
      },
      {
        stem: '`A` calls `B` through an interface that declares the function `view`. Which of these hold? Choose all.',
        right: [
          ['A write to storage in `B` reverts', 'The compiler makes a staticcall of it.'],
          ['`B` reads its own storage', 'staticcall changes nothing about whose storage it is.'],
          ['`msg.sender` in `B` is `A`', 'It is a message of A.'],
          ['An event emitted by `B` reverts', 'A log is a change of state too.'],
        ],
        wrong: [
          [
            '`B` may write if its own function is not `view`',
            'How the call is made decides: by the interface.',
          ],
          ['`B` sees the storage of `A`', 'Only delegatecall lends storage.'],
          ['It costs no gas', 'Within a transaction a view function costs gas as any other.'],
          ['`msg.sender` in `B` is `tx.origin`', 'It is the calling contract.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'quiet-success',
    seconds: 75,
    hint: 'Two things have to be looked at after a low-level call. In which cases do both look fine?',
    scenes: [
      {
        stem: '`(bool ok, ) = target.call(abi.encodeWithSignature("ping()")); require(ok);` In which cases does this line go through? Choose all.',
        right: [
          ['`target` is the account of a person, without code', 'There is no code, so nothing fails.'],
          ['No contract was ever made at `target`', 'A call to no code does nothing and succeeds.'],
          ['`ping()` does nothing', 'It does not revert.'],
          ['`target` has no `ping`, but an empty fallback', 'The fallback answers.'],
        ],
        wrong: [
          ['`ping()` reverts with a custom error', 'ok is false, and the require looks at it.'],
          ['`target` has code, no `ping` and no fallback', 'It reverts, so ok is false.'],
          ['`ping()` divides by zero', 'A Panic makes ok false.'],
          ['`ping()` uses up all the gas that it was given', 'ok is false.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'gas-handed-on',
    seconds: 60,
    hint: 'A part of what is left at the call always stays behind.',
    draw: (rng) => ({ gas: 64 * rng.int(1_000, 9_000) }),
    stem: ({ gas }) =>
      `At a call ${gas.toLocaleString('en')} gas are left, the costs of the call itself already paid. How much of it can the callee get at most?`,
    unit: 'Gas, as a whole number.',
    value: ({ gas }) => gas - gas / 64,
    within: 0,
    because: ({ gas }) => `63/64 of it: ${gas} − ${gas / 64} = ${gas - gas / 64}.`,
    slip: () =>
      'All but a 64th may be handed on; that part stays, so that the caller can react when the callee runs out.',
    again: ({ gas }) => (gas / 64) * 63,
  }),
  moduleCheck({
    name: 'who-answers',
    kind: 'short',
    seconds: 75,
    hint: 'Three questions in this order: are there data, does a selector fit, and may ether come in there?',
    params: (rng) => {
      const [hasReceive, isPayable] = [rng.chance() < 0.6, rng.chance() < 0.5]
      return { hasReceive, isPayable, shown: rng.sample(DOORS, 3) }
    },
    ask: ({ hasReceive, isPayable, shown }) => ({
      stem: `Three messages come to the contract: ${shown.map(({ data, value }, i) => `(${i + 1}) with ${data} and ${value} wei`).join(', ')}. What answers each? Write three words out of \`pay\`, \`receive\`, \`fallback\` and \`reverts\`.`,
      code: doors(hasReceive, isPayable),
      answerHint: 'Three words with spaces between.',
    }),
    key: ({ hasReceive, isPayable, shown }) =>
      inRow(shown.map((door) => answers(door, hasReceive, isPayable))),
    why: ({ hasReceive, isPayable, shown }) => {
      const told = shown.map((door, i) => `(${i + 1}) ${answers(door, hasReceive, isPayable)}`).join(', ')
      return {
        right: `${told}.`,
        wrong: `${told}. No data go to receive, or to fallback where there is none; a selector that fits goes to its function; all else goes to fallback. What is not payable reverts when ether comes along.`,
      }
    },
    verify: async ({ hasReceive, isPayable, shown }, tools) => {
      const found: string[] = []
      for (const { call, value } of shown) {
        const outcomes = await given(tools, doors(hasReceive, isPayable), [
          { make: 'Door' },
          { call, value: String(value) },
          { call: 'last' },
        ])
        found.push(outcomes[1] === 'ok' ? (outcomes[2] ?? '') : 'reverts')
      }
      return inRow(found)
    },
  }),
  moduleCheck({
    name: 'balance-during',
    kind: 'numeric',
    seconds: 60,
    hint: 'When does the ether of this call arrive: before the function runs, or after it?',
    params: (rng) => ({ before: rng.int(10, 90), comes: rng.int(5, 60), goes: rng.int(1, 9) }),
    ask: ({ before, comes, goes }) => ({
      stem: `The contract holds ${before} wei. Somebody who is an account calls \`put()\` with ${comes} wei. What is \`seen\` afterwards?`,
      code: `contract Till {\n    uint256 public seen;\n    constructor() payable {}\n\n    function put() external payable {\n        (bool ok, ) = msg.sender.call{value: ${goes}}("");\n        require(ok);\n        seen = address(this).balance;\n    }\n}`,
      answerHint: 'Wei, as a whole number.',
    }),
    key: ({ before, comes, goes }) => whole(before + comes - goes),
    why: ({ before, comes, goes }) => ({
      right: `${before} + ${comes} are there from the first line on; ${goes} have left.`,
      wrong: `The ether of a call is in the balance before the first line runs: ${before} + ${comes}. What is paid out leaves at once: − ${goes}.`,
    }),
    verify: async ({ before, comes, goes }, tools) =>
      whole(
        await numberGiven(
          tools,
          `contract Till { uint256 public seen; constructor() payable {} function put() external payable { (bool ok, ) = msg.sender.call{value: ${goes}}(""); require(ok); seen = address(this).balance; } }`,
          [
            { make: 'Till', value: String(before) },
            { call: 'put', from: 'alice', value: String(comes) },
            { call: 'seen' },
          ],
        ),
      ),
  }),
  moduleCheck({
    name: 'calldata-bytes',
    kind: 'numeric',
    seconds: 90,
    hint: 'Count words of 32 bytes: one for each place in the head, and for a text its length and its filled-up bytes behind.',
    params: (rng) => ({
      name: rng.pick(['note', 'send', 'book', 'post'] as const),
      fixed: rng.int(1, 4),
      letters: rng.int(3, 90),
    }),
    ask: ({ name, fixed, letters }) => ({
      stem: `How many bytes of data does a call of \`${name}\` have whose text consists of ${letters} letters of ASCII?`,
      code: `function ${name}(${[...Array.from({ length: fixed }, (_, i) => `uint64 n${i}`), 'string calldata text'].join(', ')}) external;`,
      answerHint: 'Bytes, as a whole number.',
    }),
    key: ({ fixed, letters }) => whole(4 + 32 * (fixed + 2 + Math.ceil(letters / 32))),
    why: ({ fixed, letters }) => ({
      right: `4 + ${fixed} × 32 + 32 for the offset + 32 for the length + ${Math.ceil(letters / 32)} × 32 for the letters.`,
      wrong: `Each small number takes a whole word: ${fixed} × 32. The text takes an offset (32), a length (32) and its letters filled up to ${32 * Math.ceil(letters / 32)}. Before all stand the 4 bytes of the selector.`,
    }),
    verify: async ({ fixed, letters }, tools) =>
      whole(
        await numberGiven(
          tools,
          `contract D { function len() external pure returns (uint256) { return abi.encodeWithSelector(0x12345678, ${Array.from({ length: fixed }, () => 'uint64(1)').join(', ')}, string(new bytes(${letters}))).length; } }`,
          [{ make: 'D' }, { call: 'len' }],
        ),
      ),
  }),
  moduleCheck({
    name: 'selector-text',
    kind: 'short',
    seconds: 75,
    hint: 'Strip everything but the name and the types, and write each type in the form that the machine knows.',
    params: (rng) => ({ one: rng.pick(SIGNATURES), name: rng.pick(['', '2', 'Now', 'For', 'All']) }),
    ask: ({ one, name }) => ({
      stem: 'The first four bytes of the hash of which text are the selector of this function?',
      code: `enum Mode { Off, On }\nstruct Point { int x; int y; }\ncontract Club {}\n\n${one.declared.replace('(', `${name}(`)};`,
      answerHint: 'As in name(type,type), without spaces.',
    }),
    key: ({ one, name }) => ({ kind: 'short', accept: [one.plain.replace('(', `${name}(`)], sameCase: true }),
    why: ({ one, name }) => ({
      right: `${one.plain.replace('(', `${name}(`)}: types in their plain form, nothing else.`,
      wrong: `It is ${one.plain.replace('(', `${name}(`)}. uint and int are 256 bits wide, an enum is uint8, a contract is an address, a struct is a tuple of its fields; names, places, payable and results are left out.`,
    }),
    verify: async ({ one, name }, tools) => {
      const plain = one.plain.replace('(', `${name}(`)
      const source = `enum Mode { Off, On }
struct Point { int x; int y; }
contract Club {}
abstract contract T { ${one.declared.replace('(', `${name}(`).replace(/ returns .*/, '')} virtual; }
contract S { function same() external pure returns (bool) { return T.${one.plain.split('(')[0] ?? ''}${name}.selector == bytes4(keccak256("${plain}")); } }`
      const is = await lastGiven(tools, source.replace('external view virtual', 'external virtual'), [
        { make: 'S' },
        { call: 'same' },
      ])
      return { kind: 'short', accept: [is === 'true' ? plain : is], sameCase: true }
    },
  }),
  moduleCheck({
    name: 'value-in-loop',
    kind: 'numeric',
    seconds: 75,
    hint: 'Does msg.value get smaller when it is read?',
    params: (rng) => ({ people: rng.int(2, 6), wei: rng.int(11, 95) }),
    ask: ({ people, wei }) => ({
      stem: `A new contract is called once: \`payAll\` with ${people} different addresses and ${wei} wei. By how much is the sum of all credits greater than what the contract holds?`,
      code: `mapping(address => uint256) credit;\n\nfunction payAll(address[] calldata people) external payable {\n    for (uint256 i; i < people.length; i++) credit[people[i]] += msg.value;\n}`,
      answerHint: 'Wei, as a whole number.',
    }),
    key: ({ people, wei }) => whole((people - 1) * wei),
    why: ({ people, wei }) => ({
      right: `${people} credits of ${wei} wei each, and ${wei} wei in the contract.`,
      wrong: `Each turn credits the whole ${wei}: ${people * wei} in all, against ${wei} that came. Whoever collects first is paid with other people’s ether.`,
    }),
    verify: async ({ people, wei }, tools) =>
      whole(
        await numberGiven(
          tools,
          `contract P { mapping(address => uint256) credit; uint256 public over; function payAll(address[] calldata people) external payable { uint256 sum; for (uint256 i; i < people.length; i++) { credit[people[i]] += msg.value; sum += credit[people[i]]; } over = sum - address(this).balance; } }`,
          [
            { make: 'P' },
            {
              call: 'payAll',
              value: String(wei),
              args: [Array.from({ length: people }, (_, i) => `0x${String(i + 1).padStart(40, '0')}`)],
            },
            { call: 'over' },
          ],
        ),
      ),
  }),
  moduleCheck({
    name: 'undone-with-it',
    kind: 'numeric',
    seconds: 75,
    hint: 'Who looks at the answer of the failed call, and what had been done before it?',
    about: 'A call that fails quietly',
    params: (rng) =>
      drawnUntil(
        () => ({ a: rng.int(2, 30), b: rng.int(31, 60), isLooked: rng.chance() < 0.4 }),
        ({ a, b }) => a !== b,
      ),
    ask: ({ a, b, isLooked }) => ({
      stem: 'What is `n` after somebody called `go()` on a new contract, whatever came of that call?',
      code: `contract Quiet {
    uint256 public n = 1;

    function fails() external { n += ${a}; revert("no"); }
    function go() external {
        n += ${b};
        (bool ok, ) = address(this).call(abi.encodeCall(this.fails, ()));
        ${isLooked ? 'require(ok);' : 'if (ok) n = 0;'}
        n += 100;
    }
}`,
      answerHint: 'A whole number.',
    }),
    key: ({ b, isLooked }) => whole(isLooked ? 1 : 101 + b),
    why: ({ b, isLooked }) => {
      const told = isLooked
        ? 'ok is false, so the require undoes the whole of go(): n is 1.'
        : `The inner call is undone, go() goes on: 1 + ${b} + 100.`
      return {
        right: told,
        wrong: `${told} A failed low-level call undoes what it did itself, and says so by ok; whether more is undone is up to the next line.`,
      }
    },
    verify: async ({ a, b, isLooked }, tools) =>
      whole(
        Number(
          (
            await given(
              tools,
              `contract Quiet { uint256 public n = 1; function fails() external { n += ${a}; revert("no"); } function go() external { n += ${b}; (bool ok, ) = address(this).call(abi.encodeCall(this.fails, ())); ${isLooked ? 'require(ok);' : 'if (ok) n = 0;'} n += 100; } }`,
              [{ make: 'Quiet' }, { call: 'go' }, { call: 'n' }],
            )
          ).at(-1),
        ),
      ),
  }),
  moduleTask({
    name: 'pay-out-task',
    kind: 'code-solidity',
    seconds: 420,
    hint: 'Who paid how much must be known before ether leaves; what is refused must not be lost.',
    about: 'Sending ether',
    params: (rng) => ({
      contract: rng.pick(['Kitty', 'Whip', 'Pool', 'Hat', 'Purse'] as const),
      rest: rng.int(1, 2),
      part: rng.int(10, 60),
    }),
    ask: ({ contract }) => ({
      stem: `Write the contract \`${contract}\`. \`split(address payable[] calldata people)\` is payable: it shares what came with this call equally among the people, each in the list counting once for each time it stands there. What cannot be shared equally goes back to the caller at once. Shares are not sent but written down: \`due(address)\` tells them. \`collect()\` pays the caller all that is due to them; with nothing due it reverts with \`NothingDue()\`, and a receiver that refuses makes it revert with \`Refused()\`. An empty list reverts with \`Nobody()\`. The caller of \`split\` takes ether back without trouble.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error Nobody();\n    error NothingDue();\n    error Refused();\n\n    mapping(address => uint256) public due;\n\n    function split(address payable[] calldata people) external payable {\n    }\n\n    function collect() external {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('two people', [
          { make: contract },
          { call: 'split', from: 'alice', value: '20', args: [['@bob', '@carol']] },
          { call: 'due', args: ['@bob'], gives: '10' },
        ]),
      ],
    }),
    key: ({ contract, rest, part }) =>
      onChain([
        stepsCase('a rest', [
          { make: contract },
          {
            call: 'split',
            from: 'alice',
            value: String(3 * part + rest),
            args: [['@bob', '@carol', '@bob']],
          },
          { call: 'due', args: ['@bob'], gives: String(2 * part) },
          { call: 'due', args: ['@carol'], gives: String(part) },
          { balance: contract, gives: String(3 * part) },
        ]),
        stepsCase('collected once', [
          { make: contract },
          { call: 'split', from: 'alice', value: String(2 * part), args: [['@bob', '@carol']] },
          { call: 'split', from: 'alice', value: String(part), args: [['@bob']] },
          { call: 'collect', from: 'bob' },
          { call: 'due', args: ['@bob'], gives: '0' },
          { call: 'collect', from: 'bob', gives: 'reverts NothingDue()' },
          { balance: contract, gives: String(part) },
        ]),
        stepsCase('nobody', [
          { make: contract },
          { call: 'split', from: 'alice', value: '5', args: [[]], gives: 'reverts Nobody()' },
        ]),
        stepsCase(
          'a greedy receiver',
          [
            { make: contract },
            { make: 'Greedy' },
            {
              call: 'split',
              from: 'alice',
              on: contract,
              value: String(3 * part),
              args: [['@Greedy', '@bob', '@carol']],
            },
            { call: 'go', on: 'Greedy', args: [`@${contract}`] },
            { balance: contract, gives: String(2 * part) },
          ],
          'interface IPot { function collect() external; } contract Greedy { uint256 times; function go(IPot pot) external { pot.collect(); } receive() external payable { if (times++ == 0) try IPot(msg.sender).collect() {} catch {} } }',
        ),
        stepsCase(
          'a receiver that refuses',
          [
            { make: contract },
            { make: 'Shut' },
            {
              call: 'split',
              from: 'alice',
              on: contract,
              value: String(2 * part),
              args: [['@Shut', '@bob']],
            },
            { call: 'go', on: 'Shut', args: [`@${contract}`], gives: 'reverts Refused()' },
            { call: 'due', on: contract, args: ['@Shut'], gives: String(part) },
          ],
          'interface IPot { function collect() external; } contract Shut { function go(IPot pot) external { pot.collect(); } }',
        ),
      ]),
    why: () => ({
      right:
        'The share is worked out once from msg.value, written down for each, and struck out before it is paid.',
      wrong:
        'Add up all that is due and compare it with the balance: after each step they must be equal. Then see whether due is zero before the payment leaves.',
    }),
    solutions: ({ contract }) => {
      const head = `pragma solidity ^0.8.24;
contract ${contract} {
  error Nobody(); error NothingDue(); error Refused();
  mapping(address => uint256) public due;`
      return [
        `${head}
  function split(address payable[] calldata people) external payable {
    if (people.length == 0) revert Nobody();
    uint256 share = msg.value / people.length;
    for (uint256 i; i < people.length; i++) due[people[i]] += share;
    send(msg.value - share * people.length);
  }
  function collect() external {
    uint256 sum = due[msg.sender];
    if (sum == 0) revert NothingDue();
    due[msg.sender] = 0;
    send(sum);
  }
  function send(uint256 sum) private { (bool ok, ) = msg.sender.call{value: sum}(""); if (!ok) revert Refused(); }
}`,
        `${head}
  function split(address payable[] calldata people) external payable {
    require(people.length > 0, Nobody());
    uint256 rest = msg.value % people.length;
    for (uint256 i; i < people.length; i++) due[people[i]] += (msg.value - rest) / people.length;
    if (rest > 0) { (bool ok, ) = msg.sender.call{value: rest}(""); require(ok, Refused()); }
  }
  function collect() external {
    uint256 sum = due[msg.sender];
    require(sum > 0, NothingDue());
    delete due[msg.sender];
    (bool ok, ) = msg.sender.call{value: sum}("");
    require(ok, Refused());
  }
}`,
      ]
    },
    wrong: ({ contract }) => {
      const written = (share: string, back: string, collect: string) => `pragma solidity ^0.8.24;
contract ${contract} {
  error Nobody(); error NothingDue(); error Refused();
  mapping(address => uint256) public due;
  function split(address payable[] calldata people) external payable {
    if (people.length == 0) revert Nobody();
    uint256 share = ${share};
    for (uint256 i; i < people.length; i++) due[people[i]] += share;
    ${back}
  }
  function collect() external {
    uint256 sum = due[msg.sender];
    if (sum == 0) revert NothingDue();
    ${collect}
  }
}`
      const fair = 'msg.value / people.length'
      const back =
        '(bool ok, ) = msg.sender.call{value: msg.value % people.length}(""); if (!ok) revert Refused();'
      const pay = '(bool paid, ) = msg.sender.call{value: sum}(""); if (!paid) revert Refused();'
      return {
        'everybody gets all of it': written('msg.value', '', `due[msg.sender] = 0; ${pay}`),
        'the rest stays': written(fair, '', `due[msg.sender] = 0; ${pay}`),
        'it is struck out after the payment': written(fair, back, `${pay} due[msg.sender] = 0;`),
        'a refusal loses the share': written(
          fair,
          back,
          'due[msg.sender] = 0; payable(msg.sender).send(sum);',
        ),
      }
    },
  }),
])
