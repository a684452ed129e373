import { moduleChecks } from '../module-checks'
import { linesThat, printsLine, printsNumber } from './asked'

const list = (items: readonly (number | string)[]): string => `[${items.join(', ')}]`

export default moduleChecks('python-reading/the-data-model', [
  printsNumber({
    name: 'one-list-or-two',
    seconds: 75,
    hint: 'How many lists are made in all, and on which of them does each name hang?',
    draw: (rng) => ({
      start: Array.from({ length: rng.int(2, 4) }, () => rng.int(1, 9)),
      copy: rng.pick(['first', 'first[:]', 'list(first)']),
      adds: rng.int(1, 3),
      asked: rng.pick(['first', 'second']),
    }),
    code: ({ start, copy, adds, asked }) =>
      [
        `first = ${list(start)}`,
        `second = ${copy}`,
        ...Array.from({ length: adds }, (_, i) => `second.append(${i})`),
        `print(len(${asked}))`,
      ].join('\n'),
    value: ({ start, copy, adds, asked }) =>
      start.length + (copy === 'first' || asked === 'second' ? adds : 0),
    because: ({ copy }) =>
      copy === 'first'
        ? 'Both names hang on one list.'
        : `\`${copy}\` makes a second list, and only that one grows.`,
    slip: () => 'Assigning a name to a name copies nothing.',
  }),
  printsLine({
    name: 'changes-or-ties',
    about: 'Names are labels',
    seconds: 90,
    hint: 'Is this a line that works on the object, or one that hangs the name on another?',
    draw: (rng) => {
      const isList = rng.chance() < 0.5
      const [a, b, c] = [rng.int(1, 9), rng.int(1, 9), rng.int(1, 9)]
      return { isList, a, b, c, way: rng.pick(['+=', '= x +']) }
    },
    code: ({ isList, a, b, c, way }) =>
      `x = ${isList ? `[${a}, ${b}]` : `(${a}, ${b})`}\ny = x\nx ${way} ${isList ? `[${c}]` : `(${c},)`}\nprint(len(x), len(y))`,
    value: ({ isList, way }) => `3 ${isList && way === '+=' ? 3 : 2}`,
    because: ({ isList, way }) =>
      isList && way === '+='
        ? 'For a list `+=` extends the object itself, on which `y` hangs too.'
        : isList
          ? 'x + … makes a new list and ties `x` to it; `y` stays with the old one.'
          : 'A tuple cannot change: either way a new one is made for `x`.',
    slip: () => 'What `+=` does hangs on whether the object can change.',
  }),
  printsNumber({
    name: 'row-times-two',
    seconds: 90,
    hint: 'How many rows were really made?',
    draw: (rng) => ({
      rows: rng.int(2, 4),
      columns: rng.int(2, 3),
      n: rng.int(2, 9),
      isShared: rng.chance() < 0.6,
    }),
    code: ({ rows, columns, n, isShared }) =>
      [
        isShared
          ? `grid = [[1] * ${columns}] * ${rows}`
          : `grid = [[1] * ${columns} for _ in range(${rows})]`,
        `grid[0][0] = ${n}`,
        'print(sum(sum(row) for row in grid))',
      ].join('\n'),
    value: ({ rows, columns, n, isShared }) => rows * columns + (isShared ? rows : 1) * (n - 1),
    because: ({ isShared }) =>
      isShared
        ? 'Multiplying repeats the label on one row, so the change shows in each.'
        : 'The comprehension makes each row anew, so one cell changes.',
    slip: () => 'Numbers in a row cannot be changed through another label; a row can.',
  }),
  linesThat({
    name: 'may-be-a-key',
    what: 'fails',
    seconds: 90,
    hint: 'Can what is used as a key change, or does it hold something that can?',
    scenes: [
      {
        stem: 'Which of these lines raise an error? Choose all.',
        code: 'pair = (1, 2)\nrow = [1, 2]',
        right: [
          ["d = {row: 'x'}", 'A list can change, so it has no hash.'],
          ['s = {pair, (3, [4])}', 'The second tuple holds a list.'],
          ['s = {1, {2}}', 'A set can change, so it is no member of a set.'],
          ['pair[0] = 5', 'A tuple cannot change.'],
        ],
        wrong: [
          ["d = {pair: 'x'}", 'A tuple of numbers is hashable.'],
          ['s = {1, frozenset({2})}', 'A frozenset cannot change.'],
          ['d = {None: row}', 'None may be a key, and a value may be anything.'],
          ['row[0] = 5', 'A list can change.'],
        ],
      },
      {
        stem: 'Which of these lines raise an error? Choose all.',
        code: "name = 'ada'\nnest = ([1], 2)",
        right: [
          ["name[0] = 'A'", 'A text cannot change.'],
          ['hash(nest)', 'It holds a list.'],
          ["d = {}; d[{'a': 1}] = 2", 'A dict can change, so it has no hash.'],
          ['nest[1] += 1', 'It would put a new number into a tuple.'],
        ],
        wrong: [
          ["name += 'b'", 'A new text is made, and the name is tied to it.'],
          ['nest[0].append(2)', 'The list in the tuple may change.'],
          ['hash(name)', 'A text is hashable.'],
          ["d = {}; d[True, 'x'] = nest", 'A tuple of hashable things is a key.'],
        ],
      },
    ],
  }),
  printsNumber({
    name: 'how-many-keys',
    seconds: 75,
    hint: 'Which of them are equal for ==, and so have one hash?',
    draw: (rng) => ({
      keys: rng.shuffle(
        rng.sample(['1', '1.0', 'True', "'1'", '0', 'False', '0.0', '2', "'0'", '(1,)'], rng.int(6, 8)),
      ),
    }),
    code: ({ keys }) =>
      `table = {}\nfor key in [${keys.join(', ')}]:\n    table[key] = True\nprint(len(table))`,
    value: ({ keys }) =>
      new Set(keys.map((key) => ({ '1.0': '1', True: '1', False: '0', '0.0': '0' })[key] ?? key)).size,
    because: () =>
      '1, 1.0 and True are equal, and so are 0, 0.0 and False: each trio is one key. Texts and tuples are others.',
    slip: () => 'Types do not count, equality does.',
  }),
  printsLine({
    name: 'shared-by-the-class',
    seconds: 105,
    hint: 'Which line assigns to the object, and which only reads through to the class?',
    draw: (rng) => ({ a: rng.int(1, 3), b: rng.int(1, 3), isOwn: rng.chance() < 0.4, start: rng.int(0, 9) }),
    code: ({ a, b, isOwn, start }) =>
      [
        'class Cart:',
        ...(isOwn ? [] : ['    items = []']),
        `    count = ${start}`,
        ...(isOwn ? ['    def __init__(self):', '        self.items = []'] : []),
        '    def put(self, item):',
        '        self.items.append(item)',
        '        self.count += 1',
        'one, two = Cart(), Cart()',
        ...Array.from({ length: a }, () => "one.put('x')"),
        ...Array.from({ length: b }, () => "two.put('y')"),
        'print(len(one.items), one.count, Cart.count)',
      ].join('\n'),
    value: ({ a, b, isOwn, start }) => `${isOwn ? a : a + b} ${start + a} ${start}`,
    because: ({ isOwn }) =>
      `${isOwn ? 'Each object makes a list of its own' : 'There is one list, that of the class'}; \`self.count += 1\` reads the class the first time and writes to the object.`,
    slip: () => 'append assigns nothing, so it never makes an attribute of the object.',
  }),
  linesThat({
    name: 'true-in-a-condition',
    what: 'true',
    seconds: 90,
    hint: 'Ask each object: has it a length, and is that 0? Is it the number 0?',
    scenes: [
      {
        stem: 'Which of these expressions are true in a condition? Choose all.',
        code: 'class Empty:\n    def __len__(self):\n        return 0\nclass Plain:\n    pass',
        right: [
          ["'0'", 'A text that is not empty is true.'],
          ['[0]', 'A list with a member is true.'],
          ['Plain()', 'An object with neither method is true.'],
          ['not Empty()', 'Its length is 0, so it is false, and the opposite true.'],
        ],
        wrong: [
          ['Empty()', 'Its length is 0.'],
          ['{}', 'An empty dict is false.'],
          ['0.0', 'The number 0 is false, of whatever kind.'],
          ['[] and [1]', 'The first is false, and `and` gives it.'],
        ],
      },
      {
        stem: 'Which of these expressions are true in a condition? Choose all.',
        code: 'class Off:\n    def __bool__(self):\n        return False\n    def __len__(self):\n        return 3\nnothing = None',
        right: [
          ['nothing is None', 'There is one None.'],
          ['len(Off())', '3 is true.'],
          ['(0,)', 'A tuple with a member is true.'],
          ['[] == []', 'They are equal, though they are two.'],
        ],
        wrong: [
          ['Off()', '__bool__ is asked before __len__.'],
          ['[] is []', 'They are two lists.'],
          ["''", 'An empty text is false.'],
          ['nothing or 0', 'Both are false.'],
        ],
      },
    ],
  }),
  printsLine({
    name: 'which-method-runs',
    seconds: 90,
    hint: 'Which underscore method does each built-in ask for, and what does it take if that is missing?',
    draw: (rng) => ({
      name: rng.pick(['Box', 'Jar', 'Tin']),
      r: rng.pick(['rag', 'rim', 'rod']),
      s: rng.pick(['sap', 'sun', 'sky']),
      hasStr: rng.chance() < 0.6,
      way: rng.pick(['str(x)', '[x]', 'repr(x)', "f'{x}'"]),
    }),
    code: ({ name, r, s, hasStr, way }) =>
      [
        `class ${name}:`,
        `    def __repr__(self):\n        return '${r}'`,
        ...(hasStr ? [`    def __str__(self):\n        return '${s}'`] : []),
        `x = ${name}()`,
        `print(${way})`,
      ].join('\n'),
    value: ({ r, s, hasStr, way }) => {
      if (way === '[x]') return `[${r}]`
      return hasStr && way !== 'repr(x)' ? s : r
    },
    because: ({ way }) =>
      way === '[x]'
        ? 'A list shows its members by `__repr__`.'
        : way === 'repr(x)'
          ? '`repr` asks for `__repr__` alone.'
          : 'A text is made by `__str__`, and by `__repr__` where there is none.',
    slip: () =>
      '`print` of the object itself would prefer `__str__`; what is in a container is shown by `__repr__`.',
  }),
  printsLine({
    name: 'tuple-that-grows',
    seconds: 75,
    hint: 'What cannot change here: the tuple, or what is in it?',
    about: 'What can change, and what can be a key',
    draw: (rng) => ({ a: rng.int(1, 9), b: rng.int(10, 19), c: rng.int(20, 29), isCopy: rng.chance() < 0.5 }),
    code: ({ a, b, c, isCopy }) =>
      `box = ([${a}], ${b})\nother = ${isCopy ? '(box[0][:], box[1])' : 'box[:]'}\nother[0].append(${c})\nprint(len(box[0]), box == other)`,
    value: ({ isCopy }) => (isCopy ? '1 False' : '2 True'),
    because: ({ isCopy }) =>
      isCopy
        ? 'The list was copied too, so only the other one grows, and the two differ.'
        : 'A copy of one level has the same list in it.',
    slip: () => 'A slice copies one level, of a tuple as of a list.',
  }),
  linesThat({
    name: 'is-or-equal',
    what: 'true',
    seconds: 90,
    hint: 'Does the expression ask for the same object or for an equal one?',
    about: 'Names are labels',
    scenes: [
      {
        stem: 'Which of these expressions are true? Choose all.',
        code: 'a = [1, 2]\nb = a\nc = list(a)\nd = None',
        right: [
          ['a is b', 'Two labels on one list.'],
          ['a == c', 'They have the same members.'],
          ['c is not a', 'list() makes another one.'],
          ['d is None', 'There is one None.'],
        ],
        wrong: [
          ['a is c', 'list() makes another one.'],
          ['b != c', 'They have the same members.'],
          ['d == 0', 'None is equal to nothing else.'],
          ['a is [1, 2]', 'What is written there is a new list.'],
        ],
      },
      {
        stem: 'Which of these expressions are true? Choose all.',
        code: "x = {'a': 1}\ny = x\nz = dict(x)\ny['b'] = 2",
        right: [
          ['len(x) == 2', 'x and y are one dict.'],
          ['x is y', 'They are one dict.'],
          ['z != x', 'The copy was made before the change.'],
          ["'b' not in z", 'The copy did not get it.'],
        ],
        wrong: [
          ['z is x', 'dict() makes another one.'],
          ['len(z) == 2', 'The copy did not get the new entry.'],
          ['x == z', 'They differ since the change.'],
          ["y == {'a': 1}", 'y has a second entry.'],
        ],
      },
    ],
  }),
])
