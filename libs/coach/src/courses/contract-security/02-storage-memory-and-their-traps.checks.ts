import { oneOf, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { numberGiven, onChain, stepsCase, whole } from '../on-chain'

const twice = ({ one, two, swapped }: { one: number; two: number; swapped: boolean }) => `contract First {
    uint128 public price = ${one};
    uint128 public fee = ${two};
}

contract Second {
    uint128 ${swapped ? 'fee' : 'price'};
    uint64 part;
    function show() external view returns (uint256) { return ${swapped ? 'fee' : 'part'}; }
}`

export default moduleChecks('contract-security/storage-memory-and-their-traps', [
  moduleCheck({
    name: 'slot-read-as',
    kind: 'numeric',
    seconds: 90,
    hint: 'Write the bytes of slot 0 as the old code left them, and read them by the new layout.',
    params: (rng) => ({ one: rng.int(100, 900), two: rng.int(10, 99), swapped: rng.chance() < 0.5 }),
    ask: (p) => ({
      stem: 'A proxy first ran `First`, whose variables have the values shown in its storage. Then it is upgraded to `Second`, and nothing is written. What does `show()` give through the proxy?',
      code: twice(p),
      answerHint: 'A whole number.',
    }),
    key: ({ one, two, swapped }) => whole(swapped ? one : two),
    why: ({ one, two, swapped }) => ({
      right: `Names play no part: bytes 0 to 15 of slot 0 hold ${one}, bytes 16 to 31 hold ${two}.`,
      wrong: `\`show\` reads ${swapped ? 'bytes 0 to 15' : 'bytes 16 to 23'} of slot 0, whatever the variable is called: ${swapped ? one : two}.`,
    }),
    verify: async (p, tools) =>
      whole(
        await numberGiven(
          tools,
          `${twice(p)}\ncontract Both is First { function run(address s) external returns (uint256) { (bool ok, bytes memory d) = s.delegatecall(abi.encodeWithSignature("show()")); require(ok); return abi.decode(d, (uint256)); } }`,
          [{ make: 'Second' }, { make: 'Both' }, { call: 'run', on: 'Both', args: ['@Second'] }],
        ),
      ),
  }),
  oneOf({
    name: 'proxy-slot',
    seconds: 60,
    hint: 'Where will no variable of any implementation ever be put?',
    scenes: [
      {
        stem: 'Where does a proxy keep the address of its implementation so that no implementation writes over it?',
        right: [
          [
            'In a slot whose number is a hash, less one',
            'No layout reaches it, and no text is known that hashes to it.',
          ],
        ],
        wrong: [
          [
            'In slot 0, declared as the first of its variables',
            'The implementation’s first variable is there too.',
          ],
          [
            'In slot 2²⁵⁶ − 1, as the last of all that there are',
            'It is reachable by other means, and two such ideas meet.',
          ],
          [
            'In a mapping at slot 0, under its own address',
            'An implementation with a mapping at slot 0 may use that key.',
          ],
          ['In memory, which nobody else can reach', 'Memory ends with the call.'],
          ['In a `private` variable', 'Slots have no names: the same one is written all the same.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'upgrade-safe',
    seconds: 90,
    hint: 'For each change ask whether any old variable is found at another slot or byte.',
    scenes: [
      {
        stem: 'The old version has `contract V is Base { address owner; uint128 cap; uint128 used; uint256[5] gap; }`. Which changes keep every value where it is? Choose all.',
        right: [
          ['`cap` is renamed to `limit`', 'Names are not stored.'],
          [
            '`uint256 total;` is put before the gap, which becomes `uint256[4]`',
            'The gap gives up one slot at its front.',
          ],
          ['`uint256 total;` is added behind the gap', 'Nothing before it moves.'],
          [
            '`uint128 used` becomes `uint64 used`, and all values fit',
            'It begins at the same byte, and the low bits are the same.',
          ],
        ],
        wrong: [
          ['`bool paused;` is put before `owner`', 'owner moves by a byte.'],
          ['`uint128 cap` becomes `uint256 cap`', 'used moves into the next slot.'],
          ['`Base` gets a new `uint256`', 'Everything of V moves by a slot.'],
          ['`used` is put before `cap`', 'The two change places.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'initial-value',
    seconds: 60,
    hint: 'Whose storage does a constructor write to, and what comes with the code?',
    scenes: [
      {
        stem: 'An implementation declares `uint256 public limit = 40;`. What does `limit()` give through a new proxy?',
        right: [['0', 'The constructor wrote 40 into the storage of the implementation.']],
        wrong: [
          ['40', 'It would be so for a constant.'],
          ['It reverts', 'Reading a slot never reverts.'],
          ['The limit of the proxy before', 'A new proxy has no such value.'],
          ['A random number', 'Unwritten storage is zero.'],
        ],
      },
      {
        stem: 'An implementation declares `uint256 public constant limit = 40;`. What does `limit()` give through a new proxy?',
        right: [['40', 'A constant is part of the code that runs.']],
        wrong: [
          ['0', 'It would be so for a variable with an initial value.'],
          ['It reverts', 'Nothing here reverts.'],
          ['What stands in slot 0 of the proxy', 'A constant has no slot.'],
          ['39', 'Nothing takes one off.'],
        ],
      },
      {
        stem: 'An implementation sets `address public immutable maker;` to `msg.sender` in its constructor. What does `maker()` give through a proxy?',
        right: [['Whoever deployed the implementation', 'Immutables come with its code.']],
        wrong: [
          ['Whoever deployed the proxy', 'Its constructor did not set it.'],
          ['The zero address', 'It would be so for a variable.'],
          ['Whoever calls', 'It was fixed when the code was made.'],
          ['The address of the proxy', 'Nothing sets it to that.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'pointer-after',
    kind: 'numeric',
    seconds: 75,
    hint: 'A storage pointer is a place. What stands in that place after the copy?',
    params: (rng) => ({
      pays: rng.sample([11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23], 4),
      at: rng.int(0, 2),
    }),
    ask: ({ pays, at }) => ({
      stem: `The list \`jobs\` of the text holds jobs with the pays ${pays.join(', ')}, from index 0. What does \`finish(${at})\` return?`,
      answerHint: 'A whole number.',
    }),
    key: ({ pays }) => whole(pays.at(-1) ?? 0),
    why: ({ pays, at }) => ({
      right: `The last job, with ${pays.at(-1) ?? 0}, was copied to index ${at}, and the pointer means that place.`,
      wrong: `The pointer was taken before, and means index ${at} all the same; there stands by then the job that was the last: ${pays.at(-1) ?? 0}, not ${pays[at] ?? 0}.`,
    }),
    verify: async ({ pays, at }, tools) =>
      whole(
        await numberGiven(
          tools,
          `contract Queue { struct Job { address who; uint256 pay; } Job[] jobs; function add(uint256 pay) external { jobs.push(Job(msg.sender, pay)); } function finish(uint256 i) external returns (uint256) { Job storage job = jobs[i]; jobs[i] = jobs[jobs.length - 1]; jobs.pop(); return job.pay; } }`,
          [
            { make: 'Queue' },
            ...pays.map((pay) => ({ call: 'add', args: [String(pay)] })),
            { call: 'finish', args: [String(at)] },
          ],
        ),
      ),
  }),
  someOf({
    name: 'old-entries',
    seconds: 75,
    hint: 'What does delete reach, and what does it not know?',
    scenes: [
      {
        stem: '`struct Group { uint256 size; uint256[] dates; mapping(address => bool) may; }` stands in `mapping(uint256 => Group) groups`. After `delete groups[7]`, what is so? Choose all.',
        right: [
          ['`groups[7].size` is 0', 'A field is reset.'],
          ['`groups[7].dates.length` is 0', 'An array within is cleared.'],
          ['`groups[7].may[ann]` is what it was', 'Mappings within are left out.'],
          [
            'Who had a right gets it back when group 7 is filled anew',
            'The entries of the mapping are still there.',
          ],
        ],
        wrong: [
          ['`groups[7].may[ann]` is false', 'Mappings within are left out.'],
          ['The compiler refuses the line', 'It takes it; it steps over the mapping.'],
          ['`groups[8]` has moved to 7', 'A mapping has no order.'],
          ['Reading `groups[7].size` reverts', 'It gives 0.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'packed-collisions',
    seconds: 75,
    hint: 'Write each pair as one row of letters without anything between.',
    scenes: [
      {
        stem: '`keccak256(abi.encodePacked(a, b))` is taken of two strings. Which pairs have the same hash as ("north", "east")? Choose all.',
        right: [
          ['("nort", "heast")', 'northeast.'],
          ['("northe", "ast")', 'northeast.'],
          ['("", "northeast")', 'northeast.'],
          ['("northeast", "")', 'northeast.'],
        ],
        wrong: [
          ['("east", "north")', 'eastnorth.'],
          ['("North", "east")', 'Capitals are other bytes.'],
          ['("north ", "east")', 'A space is a byte too.'],
          ['("north", "eas")', 'A letter is missing.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'read-again',
    seconds: 60,
    hint: 'Which two pieces of code work on one storage?',
    about: 'A slot has no name',
    scenes: [
      {
        stem: 'In which cases do two layouts lie over one storage? Choose all.',
        right: [
          [
            'A proxy and the implementation it delegates to',
            'The implementation’s code runs on the proxy’s slots.',
          ],
          ['Version 1 and version 2 behind one proxy', 'What the one wrote the other reads.'],
          ['A contract that runs a plug-in by `delegatecall`', 'The plug-in writes by its own layout.'],
          ['A wallet whose code is exchanged by EIP-7702', 'The new code finds what the old one left.'],
        ],
        wrong: [
          ['A contract that calls a token by `transfer`', 'The token works on its own storage.'],
          ['Two proxies that share an implementation', 'Each has its own storage and the same layout.'],
          ['A contract and its own internal library functions', 'They take references and have no layout.'],
          ['A factory and the contract that it made', 'Each has its own storage.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'upgrade-again',
    seconds: 60,
    hint: 'Which of them would notice that a variable has moved?',
    about: 'The next version',
    scenes: [
      {
        stem: 'A pull request adds a variable to a base of an upgradeable contract. What shows the fault before it is deployed?',
        right: [
          [
            'Comparing the printed storage layouts of both versions',
            'Each variable’s slot and byte is seen.',
          ],
        ],
        wrong: [
          [
            'Unit tests that deploy the new version and call its functions',
            'On fresh storage everything is right.',
          ],
          ['The compiler, with all of its warnings switched on', 'It knows one version only.'],
          ['A fuzz test of the new version with a million runs', 'On fresh storage everything is right.'],
          ['A look at the code size before and after the change', 'It says nothing of slots.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'queue-task',
    kind: 'code-solidity',
    seconds: 420,
    hint: 'Copy what you need before the list is rearranged, and keep the places of the others right.',
    about: 'Deleting and what stays',
    params: (rng) => ({
      contract: rng.pick(['Jobs', 'Tasks', 'Queue', 'Roster'] as const),
      pay: rng.int(20, 70),
    }),
    ask: ({ contract }) => ({
      stem: `Write the contract \`${contract}\`. \`add(uint256 id, uint256 pay)\` puts an open job of the caller into a list; an id that is open already reverts with \`Taken(uint256 id)\`. \`finish(uint256 id)\` takes it out, by moving the last one into its place, and returns its maker and its pay; an id that is not open reverts with \`Unknown(uint256 id)\`. \`count()\` tells how many are open, \`idAt(uint256 index)\` which id stands at a place, and \`isOpen(uint256 id)\`. A finished id may be added again.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error Taken(uint256 id);\n    error Unknown(uint256 id);\n\n    struct Job { uint256 id; address who; uint256 pay; }\n    Job[] jobs;\n\n    function finish(uint256 id) external returns (address who, uint256 pay) {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('one job', [
          { make: contract },
          { call: 'add', from: 'alice', args: ['5', '10'] },
          { call: 'count', gives: '1' },
          { call: 'finish', args: ['5'], gives: '@alice, 10' },
        ]),
      ],
    }),
    key: ({ contract, pay }) =>
      onChain([
        stepsCase('the first of three', [
          { make: contract },
          { call: 'add', from: 'alice', args: ['1', String(pay)] },
          { call: 'add', from: 'bob', args: ['2', '8'] },
          { call: 'add', from: 'carol', args: ['3', '9'] },
          { call: 'finish', args: ['1'], gives: `@alice, ${pay}` },
          { call: 'count', gives: '2' },
          { call: 'idAt', args: ['0'], gives: '3' },
          { call: 'finish', args: ['3'], gives: '@carol, 9' },
          { call: 'idAt', args: ['0'], gives: '2' },
          { call: 'isOpen', args: ['3'], gives: 'false' },
        ]),
        stepsCase('taken and unknown', [
          { make: contract },
          { call: 'finish', args: ['4'], gives: 'reverts Unknown(4)' },
          { call: 'add', args: ['4', '1'] },
          { call: 'add', from: 'bob', args: ['4', '2'], gives: 'reverts Taken(4)' },
          { call: 'finish', args: ['4'], gives: '@owner, 1' },
          { call: 'finish', args: ['4'], gives: 'reverts Unknown(4)' },
        ]),
        stepsCase('added again', [
          { make: contract },
          { call: 'add', from: 'alice', args: ['0', '7'] },
          { call: 'add', from: 'bob', args: ['6', '3'] },
          { call: 'finish', args: ['6'], gives: '@bob, 3' },
          { call: 'add', from: 'carol', args: ['6', String(pay)] },
          { call: 'isOpen', args: ['0'], gives: 'true' },
          { call: 'finish', args: ['6'], gives: `@carol, ${pay}` },
          { call: 'count', gives: '1' },
        ]),
      ]),
    why: () => ({
      right:
        'The finished job is read before it is written over, and the place of the moved one is set anew.',
      wrong:
        'Finish the first of three, then the one that was moved: if its place was not set anew, the wrong one goes. See also that what is returned was copied before the list changed.',
    }),
    solutions: ({ contract }) => [
      `pragma solidity ^0.8.24;
contract ${contract} {
  error Taken(uint256 id); error Unknown(uint256 id);
  struct Job { uint256 id; address who; uint256 pay; }
  Job[] jobs;
  mapping(uint256 => uint256) at;
  function add(uint256 id, uint256 pay) external {
    if (at[id] != 0) revert Taken(id);
    jobs.push(Job(id, msg.sender, pay));
    at[id] = jobs.length;
  }
  function finish(uint256 id) external returns (address who, uint256 pay) {
    uint256 place = at[id];
    if (place == 0) revert Unknown(id);
    (who, pay) = (jobs[place - 1].who, jobs[place - 1].pay);
    Job memory last = jobs[jobs.length - 1];
    jobs[place - 1] = last;
    at[last.id] = place;
    delete at[id];
    jobs.pop();
  }
  function count() external view returns (uint256) { return jobs.length; }
  function idAt(uint256 i) external view returns (uint256) { return jobs[i].id; }
  function isOpen(uint256 id) external view returns (bool) { return at[id] != 0; }
}`,
      `pragma solidity ^0.8.24;
contract ${contract} {
  error Taken(uint256 id); error Unknown(uint256 id);
  struct Job { uint256 place; address who; uint256 pay; bool open; }
  mapping(uint256 => Job) jobs;
  uint256[] public idAt;
  function add(uint256 id, uint256 pay) external {
    require(!jobs[id].open, Taken(id));
    jobs[id] = Job(idAt.length, msg.sender, pay, true);
    idAt.push(id);
  }
  function finish(uint256 id) external returns (address, uint256) {
    Job memory job = jobs[id];
    require(job.open, Unknown(id));
    uint256 moved = idAt[idAt.length - 1];
    idAt[job.place] = moved;
    jobs[moved].place = job.place;
    idAt.pop();
    delete jobs[id];
    return (job.who, job.pay);
  }
  function count() external view returns (uint256) { return idAt.length; }
  function isOpen(uint256 id) external view returns (bool) { return jobs[id].open; }
}`,
    ],
    wrong: ({ contract }) => {
      const written = (finish: string) => `pragma solidity ^0.8.24;
contract ${contract} {
  error Taken(uint256 id); error Unknown(uint256 id);
  struct Job { uint256 id; address who; uint256 pay; }
  Job[] jobs;
  mapping(uint256 => uint256) at;
  function add(uint256 id, uint256 pay) external {
    if (at[id] != 0) revert Taken(id);
    jobs.push(Job(id, msg.sender, pay));
    at[id] = jobs.length;
  }
  function finish(uint256 id) external returns (address who, uint256 pay) {
    uint256 place = at[id];
    if (place == 0) revert Unknown(id);
    ${finish}
  }
  function count() external view returns (uint256) { return jobs.length; }
  function idAt(uint256 i) external view returns (uint256) { return jobs[i].id; }
  function isOpen(uint256 id) external view returns (bool) { return at[id] != 0; }
}`
      return {
        'it is read after the move': written(
          'Job storage job = jobs[place - 1]; Job memory last = jobs[jobs.length - 1]; jobs[place - 1] = last; at[last.id] = place; delete at[id]; (who, pay) = (job.who, job.pay); jobs.pop();',
        ),
        'the moved one keeps its old place': written(
          '(who, pay) = (jobs[place - 1].who, jobs[place - 1].pay); jobs[place - 1] = jobs[jobs.length - 1]; delete at[id]; jobs.pop();',
        ),
        'it leaves a gap': written(
          '(who, pay) = (jobs[place - 1].who, jobs[place - 1].pay); delete jobs[place - 1]; delete at[id];',
        ),
      }
    },
  }),
])
