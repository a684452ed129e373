import type { Rng } from '@tryka/assessment'
import { reckoned, someOf } from '../drawn-checks'
import { drawnUntil, moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { hasFailed, lastGiven, numberGiven, onChain, stepsCase, whole } from '../on-chain'

const SIZES = { uint256: 32, uint128: 16, uint64: 8, uint32: 4, address: 20, bool: 1, bytes4: 4 } as const
type Sort = keyof typeof SIZES
const SORTS = Object.keys(SIZES) as Sort[]
const FIELDS = ['price', 'owner', 'seat', 'opens', 'sold', 'limit', 'code', 'count'] as const

interface Field {
  sort: Sort
  name: string
}
const drawnFields = (rng: Rng, count: number): Field[] => {
  const names = rng.sample(FIELDS, count)
  return names.map((name) => ({ name, sort: rng.pick(SORTS) }))
}
/** Slot and byte at which each of them begins. */
function placesOf(fields: readonly Field[]): { slot: number; byte: number }[] {
  let at = 0
  return fields.map(({ sort }) => {
    const size = SIZES[sort]
    if ((at % 32) + size > 32) at += 32 - (at % 32)
    const place = { slot: Math.floor(at / 32), byte: at % 32 }
    at += size
    return place
  })
}
const slotsOf = (fields: readonly Field[]): number => (placesOf(fields).at(-1)?.slot ?? 0) + 1
const sourceOf = (fields: readonly Field[]): string =>
  ['contract Plan {', ...fields.map(({ sort, name }) => `    ${sort} ${name};`), '}'].join('\n')
const inLine = (fields: readonly Field[]): string =>
  `\`${fields.map(({ sort, name }) => `${sort} ${name}`).join('; ')}\``

export default moduleChecks('solidity-foundations/storage-and-types', [
  moduleCheck({
    name: 'slot-count',
    kind: 'numeric',
    seconds: 75,
    hint: 'Fill a word of 32 bytes from the top of the list; when the next one does not fit, take a new word.',
    params: (rng) =>
      drawnUntil(
        () => drawnFields(rng, 6),
        (fields) => slotsOf(fields) > 1 && slotsOf(fields) < 6,
      ),
    ask: (fields) => ({
      stem: 'How many slots of storage do the variables of this contract take?',
      code: sourceOf(fields),
      answerHint: 'A whole number.',
    }),
    key: (fields) => whole(slotsOf(fields)),
    why: (fields) => {
      const places = placesOf(fields).map(({ slot }, i) => `${fields[i]?.name ?? ''} ${slot}`)
      return {
        right: `The slots are: ${places.join(', ')}.`,
        wrong: `In order of declaration, and none split over two, they stand in these slots: ${places.join(', ')}. Adding up the bytes and dividing by 32 forgets the bytes that stay empty where one did not fit.`,
      }
    },
    verify: (fields, { solc }) =>
      whole(
        1 +
          Math.max(...(solc(sourceOf(fields)).contracts.Plan?.layout ?? []).map(({ slot }) => Number(slot))),
      ),
  }),
  moduleCheck({
    name: 'byte-offset',
    kind: 'numeric',
    seconds: 60,
    hint: 'A slot is filled from its low end, which is byte 0. What stands in the same slot before it?',
    params: (rng) =>
      drawnUntil(
        () => ({ fields: drawnFields(rng, 5), asked: rng.int(1, 4) }),
        ({ fields, asked }) => (placesOf(fields)[asked]?.byte ?? 0) > 0,
      ),
    ask: ({ fields, asked }) => ({
      stem: `At which byte of its slot does \`${fields[asked]?.name ?? ''}\` begin? The lowest byte is 0.`,
      code: sourceOf(fields),
      answerHint: 'A whole number from 0 to 31.',
    }),
    key: ({ fields, asked }) => whole(placesOf(fields)[asked]?.byte ?? 0),
    why: ({ fields, asked }) => {
      const { slot = 0, byte = 0 } = placesOf(fields)[asked] ?? {}
      return {
        right: `It shares slot ${slot}, of which ${byte} bytes are taken before it.`,
        wrong: `It stands in slot ${slot}, and what stands before it there takes ${byte} bytes. Only what is in the same slot counts: a variable that did not fit began a new one at byte 0.`,
      }
    },
    verify: ({ fields, asked }, { solc }) =>
      whole(
        solc(sourceOf(fields)).contracts.Plan?.layout.find(({ label }) => label === fields[asked]?.name)
          ?.offset ?? -1,
      ),
  }),
  someOf({
    name: 'mapping-facts',
    seconds: 75,
    hint: 'The place of a value is a hash of its key. What can be found out from a hash, and what cannot?',
    scenes: [
      {
        stem: 'A contract has `mapping(address => uint256) points` and never deletes anything. Which of these hold? Choose all.',
        right: [
          ['Reading a key that nobody wrote gives 0', 'Every key has a value; unwritten storage is zero.'],
          [
            'The contract cannot list its keys',
            'Only hashes of keys lead to values; the keys are kept nowhere.',
          ],
          ['Its own slot stays empty', 'The slot number only goes into the hashes.'],
          [
            'Anybody off the chain can read the value of a key they know',
            'They compute the same hash and ask a node for the slot.',
          ],
        ],
        wrong: [
          [
            '`delete points` sets all of them to 0',
            'The compiler refuses it: nobody knows which slots to clear.',
          ],
          ['`points.length` tells how many keys were written', 'A mapping has no length.'],
          ['Reading a key that nobody wrote reverts', 'It gives the default of the type, here 0.'],
          [
            'A value of 0 proves that the key was never written',
            'Somebody may have written 0, or written and cleared it.',
          ],
        ],
      },
    ],
  }),
  reckoned({
    name: 'after-calls',
    seconds: 75,
    hint: 'For each function ask: does `e` stand for the place, or for a copy of what stood there?',
    draw: (rng) => ({
      start: rng.int(3, 20),
      copied: rng.int(1, 5),
      named: rng.int(1, 5),
      by: rng.int(2, 4),
    }),
    stem: ({ copied, named }) =>
      `On a fresh contract \`byCopy()\` is called ${copied} times and \`byName()\` ${named} times, all by the same account. What is its \`score\` then?`,
    code: ({ start, by }) =>
      `contract Game {
    struct Entry { uint256 score; bool known; }
    mapping(address => Entry) entries;

    function byCopy() external {
        Entry memory e = entries[msg.sender];
        e.score += ${start};
    }
    function byName() external {
        Entry storage e = entries[msg.sender];
        e.score += ${by};
    }
    function score() external view returns (uint256) { return entries[msg.sender].score; }
}`,
    unit: 'A whole number.',
    value: ({ named, by }) => named * by,
    within: 0,
    because: ({ named, by }) => `Only \`byName\` changes what is stored: ${named} × ${by}.`,
    slip: () =>
      '`byCopy` adds to a copy in memory, which is thrown away when the call ends; the compiler does not warn.',
    again: ({ named, by, copied, start }) => {
      let stored = 0
      for (let i = 0; i < copied; i++) {
        let copy = stored
        copy += start
        if (copy < stored) stored = copy
      }
      for (let i = 0; i < named; i++) stored += by
      return stored
    },
  }),
  someOf({
    name: 'place-lines',
    seconds: 90,
    hint: 'Look at both sides of the assignment: which place does each of them live in?',
    scenes: [
      {
        stem: 'In a function, `list` is a state variable `uint256[]`; `m` and `n` are `uint256[] memory`; `s` is `uint256[] storage`. Which lines copy the elements? Choose all.',
        right: [
          ['`m = list;`', 'From storage into memory the elements are copied.'],
          ['`list = m;`', 'Whatever is assigned to a state variable is copied.'],
          ['`list = s;`', 'A state variable is on the left: the elements are copied, even from storage.'],
          ['`uint256[] memory k = s;`', 'It crosses from storage into memory.'],
        ],
        wrong: [
          ['`n = m;`', 'Both are in memory: two names for one array.'],
          ['`s = list;`', 'A storage pointer only points somewhere else.'],
          ['`uint256[] storage t = list;`', 'It declares another name for the same place.'],
          ['`uint256[] memory k = m;`', 'Both are in memory: nothing is copied.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'cut-to-eight',
    seconds: 45,
    hint: 'Eight bits hold 256 values. What is left when all whole multiples of that are taken away?',
    draw: (rng) => ({ x: rng.int(257, 3_999) }),
    stem: ({ x }) => `\`x\` is a \`uint256\` that holds ${x}. What does \`uint8(x)\` give?`,
    unit: 'A whole number.',
    value: ({ x }) => x % 256,
    within: 0,
    because: ({ x }) =>
      `${x} = ${Math.floor(x / 256)} × 256 + ${x % 256}; the lowest eight bits are ${x % 256}.`,
    slip: () =>
      'An explicit conversion neither reverts nor stops at 255: it keeps the low bits and drops the others.',
    again: ({ x }) => parseInt(x.toString(2).slice(-8), 2),
  }),
  moduleCheck({
    name: 'divide-order',
    kind: 'numeric',
    seconds: 75,
    hint: 'Work both out step by step, and drop the rest at each division.',
    params: (rng) =>
      drawnUntil(
        () => ({ sum: rng.int(40, 400), part: rng.int(3, 12), all: rng.int(13, 39) }),
        ({ sum, part, all }) => Math.floor((sum * part) / all) - Math.floor(sum / all) * part > 1,
      ),
    ask: ({ sum, part, all }) => ({
      stem: `All are \`uint256\`: \`sum\` is ${sum}, \`part\` is ${part}, \`all\` is ${all}. By how much is \`sum / all * part\` smaller than \`sum * part / all\`?`,
      answerHint: 'A whole number.',
    }),
    key: ({ sum, part, all }) => whole(Math.floor((sum * part) / all) - Math.floor(sum / all) * part),
    why: ({ sum, part, all }) => {
      const [early, late] = [Math.floor(sum / all), Math.floor((sum * part) / all)]
      return {
        right: `${early} × ${part} = ${early * part}, against ${sum * part} / ${all} = ${late}.`,
        wrong: `Divided first: ${sum} / ${all} = ${early}, times ${part} = ${early * part}. Multiplied first: ${sum * part} / ${all} = ${late}. The rest that is dropped early is multiplied too.`,
      }
    },
    verify: async ({ sum, part, all }, tools) =>
      whole(
        await numberGiven(
          tools,
          'contract S { function d(uint256 s, uint256 p, uint256 a) external pure returns (uint256) { return s * p / a - s / a * p; } }',
          [{ make: 'S' }, { call: 'd', args: [String(sum), String(part), String(all)] }],
        ),
      ),
  }),
  moduleCheck({
    name: 'which-reverts',
    kind: 'multiple',
    seconds: 90,
    hint: 'Only checked arithmetic looks at the limits, and it does so at every single step.',
    params: (rng) => {
      const [x, y] = [rng.int(130, 250), rng.int(126, 250)]
      const low = rng.int(3, 90)
      const right = [
        `uint8(${x}) + uint8(${y})`,
        `uint8(${low}) - uint8(${x})`,
        `uint8(${x}) * uint8(${rng.int(2, 9)})`,
        `uint8(${low}) / uint8(${low} - ${low})`,
      ]
      const wrong = [
        `uint8(uint256(${x}) + ${y})`,
        `uint8(${x}) / uint8(${low})`,
        `uint8(uint256(${x}) * ${y})`,
        `uint8(${x}) - uint8(${low})`,
        `uint8(${low}) / uint8(${x})`,
      ]
      const held = rng.sample(right.slice(0, 3), rng.int(2, 3))
      return { right: held, shown: rng.shuffle([...held, ...rng.sample(wrong, 5 - held.length)]) }
    },
    ask: ({ shown }) => ({
      stem: 'The numbers in these expressions stand in variables of the types that are written, so nothing is worked out by the compiler. Which expressions revert? Choose all.',
      options: shown.map((text) => `\`${text}\``),
    }),
    key: ({ right, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((text, i) => (right.includes(text) ? [i] : [])),
    }),
    why: ({ right }) => ({
      right: `These leave the range of \`uint8\` in checked arithmetic: ${right.join('; ')}.`,
      wrong: `Checked arithmetic on \`uint8\` reverts below 0 and above 255: ${right.join('; ')}. A conversion from \`uint256\` cuts and never reverts; a division only does so by zero.`,
    }),
    option: async (_params, text, tools) => {
      const values: string[] = []
      const code = text.replaceAll('`', '').replace(/\d+(?=\)|$)/g, (digits) => {
        values.push(digits)
        return `v${values.length - 1}`
      })
      const typed = values.map((_, i) => `uint256 v${i}`).join(', ')
      const source = `contract S { function go(${typed}) external pure returns (uint8) { return ${code}; } }`
      return hasFailed(await lastGiven(tools, source, [{ make: 'S' }, { call: 'go', args: values }]))
    },
  }),
  moduleCheck({
    name: 'which-layouts-save',
    kind: 'single',
    seconds: 75,
    hint: 'Count the slots of each order; small ones share a slot only if they stand side by side.',
    about: 'How variables share slots',
    params: (rng) => {
      const fields: Field[] = rng.sample(FIELDS, 4).map((name, i) => ({
        name,
        sort: (['uint256', 'uint128', 'uint256', 'uint64'] as const)[i] ?? 'bool',
      }))
      const [a, b, c, d] = fields as [Field, Field, Field, Field]
      const few = rng.pick([
        [b, d, a, c],
        [d, b, c, a],
        [a, c, b, d],
        [c, d, b, a],
      ])
      const many = rng.sample(
        [
          [a, b, c, d],
          [b, a, d, c],
          [d, a, b, c],
          [b, c, a, d],
          [d, c, a, b],
        ],
        3,
      )
      return { few, shown: rng.shuffle([few, ...many]) }
    },
    ask: ({ shown }) => ({
      stem: 'The same four variables in four orders. Which order takes the fewest slots?',
      options: shown.map(inLine),
    }),
    key: ({ few, shown }) => ({ kind: 'single', right: shown.indexOf(few) }),
    why: ({ few }) => ({
      right: `The two small ones stand side by side and share a slot: ${slotsOf(few)} slots in all.`,
      wrong: `${inLine(few)} takes ${slotsOf(few)} slots, since the two small ones are neighbours. Where a \`uint256\` stands between them, each needs a slot of its own.`,
    }),
    option: ({ shown }, text, { solc }) => {
      const slots = (line: string) =>
        Math.max(
          ...(solc(`contract Plan { ${line.replaceAll('`', '')}; }`).contracts.Plan?.layout ?? []).map(
            (one) => Number(one.slot),
          ),
        )
      return shown.every((other) => slots(inLine(other)) >= slots(text)) && slots(text) < 3
    },
  }),
  moduleCheck({
    name: 'two-names',
    kind: 'numeric',
    seconds: 75,
    hint: 'Draw the arrays: how many are there in memory, and which names stand for which?',
    about: 'Copies and names',
    params: (rng) => ({
      values: [rng.int(2, 30), rng.int(31, 60)] as const,
      put: rng.int(61, 90),
      late: rng.int(100, 140),
      isAlias: rng.chance() < 0.5,
    }),
    ask: ({ values: [x, y], put, late, isAlias }) => ({
      stem: 'What does `go()` return?',
      code: `contract Names {
    uint256[] list = [uint256(${x}), ${y}];

    function go() external returns (uint256) {
        uint256[] memory a = list;
        uint256[] memory b = ${isAlias ? 'a' : 'list'};
        b[0] = ${put};
        list[1] = ${late};
        return a[0] + a[1];
    }
}`,
      answerHint: 'A whole number.',
    }),
    key: ({ values: [x, y], put, isAlias }) => whole((isAlias ? put : x) + y),
    why: ({ values: [x, y], put, isAlias }) => ({
      right: `\`a\` is a copy of the list; ${isAlias ? '`b` is another name for that copy' : '`b` is a second copy'}. So it is ${isAlias ? put : x} + ${y}.`,
      wrong: `Reading the list into memory copies it, so \`list[1]\` changes nothing in \`a\`, which keeps ${y}. ${isAlias ? `\`b = a\` copies nothing: \`a[0]\` is ${put} too.` : `\`b\` is its own copy: \`a[0]\` is still ${x}.`}`,
    }),
    verify: async ({ values: [x, y], put, late, isAlias }, tools) =>
      whole(
        await numberGiven(
          tools,
          `contract Names { uint256[] list = [uint256(${x}), ${y}]; function go() external returns (uint256) { uint256[] memory a = list; uint256[] memory b = ${isAlias ? 'a' : 'list'}; b[0] = ${put}; list[1] = ${late}; return a[0] + a[1]; } }`,
          [{ make: 'Names' }, { call: 'go' }],
        ),
      ),
  }),
  moduleTask({
    name: 'visit-task',
    kind: 'code-solidity',
    seconds: 420,
    hint: 'Let a local variable be a name for the place in storage, and mind what `delete` does to a struct.',
    about: 'Copies and names',
    params: (rng) => ({
      contract: rng.pick(['Shelf', 'Stall', 'Locker', 'Cellar'] as const),
      most: rng.int(20, 90),
      first: rng.int(2, 9),
    }),
    ask: ({ contract, most, first }) => ({
      stem: `Write the contract \`${contract}\`. \`open(uint256 id)\` opens a box. \`add(uint256 id, uint64 n)\` puts n things into an open box: it reverts with \`Closed(uint256 id)\` if the box is not open, and with \`Full(uint256 left)\` if there would be more than ${most} things in it; \`left\` is how many still fit. \`empty(uint256 id)\` takes everything out and closes the box. \`count(uint256 id)\` and \`isOpen(uint256 id)\` tell what is so.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error Closed(uint256 id);\n    error Full(uint256 left);\n\n    struct Box { uint64 things; bool open; }\n    mapping(uint256 => Box) boxes;\n\n    function open(uint256 id) external {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('one box', [
          { make: contract },
          { call: 'open', args: ['1'] },
          { call: 'add', args: ['1', String(first)] },
          { call: 'count', args: ['1'], gives: String(first) },
        ]),
      ],
    }),
    key: ({ contract, most, first }) =>
      onChain([
        stepsCase('adds up', [
          { make: contract },
          { call: 'open', args: ['4'] },
          { call: 'add', args: ['4', String(first)] },
          { call: 'add', args: ['4', '3'] },
          { call: 'count', args: ['4'], gives: String(first + 3) },
          { call: 'count', args: ['5'], gives: '0' },
          { call: 'isOpen', args: ['4'], gives: 'true' },
        ]),
        stepsCase('a closed box', [
          { make: contract },
          { call: 'isOpen', args: ['7'], gives: 'false' },
          { call: 'add', args: ['7', '1'], gives: 'reverts Closed(7)' },
        ]),
        stepsCase('a full box', [
          { make: contract },
          { call: 'open', args: ['2'] },
          { call: 'add', args: ['2', String(most - 2)] },
          { call: 'add', args: ['2', '3'], gives: 'reverts Full(2)' },
          { call: 'add', args: ['2', '2'] },
          { call: 'add', args: ['2', '1'], gives: 'reverts Full(0)' },
          { call: 'count', args: ['2'], gives: String(most) },
        ]),
        stepsCase('emptied', [
          { make: contract },
          { call: 'open', args: ['3'] },
          { call: 'add', args: ['3', '5'] },
          { call: 'empty', args: ['3'] },
          { call: 'count', args: ['3'], gives: '0' },
          { call: 'isOpen', args: ['3'], gives: 'false' },
          { call: 'add', args: ['3', '1'], gives: 'reverts Closed(3)' },
        ]),
      ]),
    why: () => ({
      right: 'A storage reference changes the box itself; delete puts both fields back to zero.',
      wrong:
        'See whether the box is held as `storage`: a `memory` copy loses what is added. Look also at the limit itself, and at what stays behind when a box is emptied.',
    }),
    solutions: ({ contract, most }) => [
      `pragma solidity ^0.8.24;
contract ${contract} {
  error Closed(uint256 id);
  error Full(uint256 left);
  struct Box { uint64 things; bool open; }
  mapping(uint256 => Box) boxes;
  function open(uint256 id) external { boxes[id].open = true; }
  function add(uint256 id, uint64 n) external {
    Box storage box = boxes[id];
    if (!box.open) revert Closed(id);
    uint64 left = ${most} - box.things;
    if (n > left) revert Full(left);
    box.things += n;
  }
  function empty(uint256 id) external { delete boxes[id]; }
  function count(uint256 id) external view returns (uint256) { return boxes[id].things; }
  function isOpen(uint256 id) external view returns (bool) { return boxes[id].open; }
}`,
      `pragma solidity ^0.8.24;
contract ${contract} {
  error Closed(uint256 id);
  error Full(uint256 left);
  mapping(uint256 => uint256) public count;
  mapping(uint256 => bool) public isOpen;
  function open(uint256 id) external { isOpen[id] = true; }
  function add(uint256 id, uint64 n) external {
    if (!isOpen[id]) revert Closed(id);
    if (count[id] + n > ${most}) revert Full(${most} - count[id]);
    count[id] += n;
  }
  function empty(uint256 id) external { count[id] = 0; isOpen[id] = false; }
}`,
    ],
    wrong: ({ contract, most }) => {
      const with_ = (where: string, limit: string, empty: string) => `pragma solidity ^0.8.24;
contract ${contract} {
  error Closed(uint256 id);
  error Full(uint256 left);
  struct Box { uint64 things; bool open; }
  mapping(uint256 => Box) boxes;
  function open(uint256 id) external { boxes[id].open = true; }
  function add(uint256 id, uint64 n) external {
    Box ${where} box = boxes[id];
    if (!box.open) revert Closed(id);
    uint64 left = ${most} - box.things;
    if (n ${limit} left) revert Full(left);
    box.things += n;
  }
  function empty(uint256 id) external { ${empty} }
  function count(uint256 id) external view returns (uint256) { return boxes[id].things; }
  function isOpen(uint256 id) external view returns (bool) { return boxes[id].open; }
}`
      return {
        'a copy in memory is changed': with_('memory', '>', 'delete boxes[id];'),
        'the last place cannot be used': with_('storage', '>=', 'delete boxes[id];'),
        'the things stay when the box is closed': with_('storage', '>', 'boxes[id].open = false;'),
      }
    },
  }),
])
