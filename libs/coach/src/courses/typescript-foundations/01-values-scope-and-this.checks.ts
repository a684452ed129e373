import { oneOf, someOf } from '../drawn-checks'
import { hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'
import { printsLine, printsNumber } from './asked'

const NAMES = ['Ada', 'Ben', 'Cho', 'Dee', 'Eli', 'Fay'] as const

export default moduleChecks('typescript-foundations/values-scope-and-this', [
  printsNumber({
    name: 'shared-or-copied',
    seconds: 90,
    hint: 'For each push ask: is this the first array, or one that was made in between?',
    draw: (rng) => ({
      start: rng.int(1, 4),
      copy: rng.pick(['basket', '{ ...basket }', '{ items: [...basket.items] }']),
      pushes: rng.int(1, 3),
    }),
    code: ({ start, copy, pushes }) =>
      [
        `const basket = { items: [${Array.from({ length: start }, (_, i) => 10 + i).join(', ')}] }`,
        `const other = ${copy}`,
        ...Array.from({ length: pushes }, (_, i) => `other.items.push(${90 + i})`),
        'console.log(basket.items.length)',
      ].join('\n'),
    value: ({ start, copy, pushes }) => start + (copy.includes('[') ? 0 : pushes),
    because: ({ copy }) =>
      copy.includes('[')
        ? 'The array itself was copied, so the pushes go into another one.'
        : copy === 'basket'
          ? 'Both names lead to one object and so to one array.'
          : 'The spread makes a new object, but the array in it is the same.',
    slip: () => 'A spread copies one level; what lies deeper is shared.',
  }),
  printsLine({
    name: 'what-stands-in',
    seconds: 75,
    hint: 'What exactly lets each of the two operators go to its right side?',
    draw: (rng) => ({
      value: rng.pick(['0', "''", 'null', 'false', 'undefined', '7', 'NaN']),
      first: rng.pick(['??', '||']),
      left: rng.pick(['a', 'b']),
      right: rng.pick(['x', 'y']),
    }),
    code: ({ value, first, left, right }) =>
      `const given: unknown = ${value}\nconst one = given ${first} '${left}'\nconst two = given ${first === '??' ? '||' : '??'} '${right}'\nconsole.log(one === given, two === given)`,
    value: ({ value, first }) => {
      const isSame = (operator: string) =>
        value !== 'NaN' && (operator === '??' ? value !== 'null' && value !== 'undefined' : value === '7')
      return `${isSame(first)} ${isSame(first === '??' ? '||' : '??')}`
    },
    because: ({ value }) =>
      value === 'NaN'
        ? '`??` keeps NaN and `||` does not; but NaN is not equal to itself, so both comparisons are false.'
        : `${value}: \`??\` replaces null and undefined alone, \`||\` whatever is false in a condition.`,
    slip: () => '0, the empty text and false are values to `??`.',
  }),
  someOf({
    name: 'true-or-not',
    seconds: 75,
    hint: 'There are only eight values that a condition takes for false.',
    scenes: [
      {
        stem: '`if (value)` is reached with each of these. For which is the branch run? Choose all.',
        right: [
          ['[]', 'An empty array is an object, and every object is true.'],
          ["'0'", 'A text that is not empty is true.'],
          ['{}', 'Every object is true.'],
          ["' '", 'A text with a space is not empty.'],
          ['-1', 'Every number but 0 and NaN is true.'],
        ],
        wrong: [
          ["''", 'An empty text is false.'],
          ['0n', 'The bigint zero is false.'],
          ['NaN', 'NaN is false.'],
          ['null', 'null is false.'],
        ],
      },
      {
        stem: 'Which of these comparisons are true? Choose all.',
        right: [
          ["'a' + 1 === 'a1'", 'Beside a text, + joins.'],
          ['null === null', 'There is only one null.'],
          ['Object.is(NaN, NaN)', 'Object.is finds NaN equal to itself.'],
          ['0 === -0', 'The two zeros are equal for ===.'],
        ],
        wrong: [
          ['[] === []', 'Two arrays are two objects.'],
          ['NaN === NaN', 'NaN is equal to nothing.'],
          ["1 === '1'", '=== does not convert.'],
          ['null === undefined', 'They are two different values.'],
        ],
      },
    ],
  }),
  printsNumber({
    name: 'own-counters',
    seconds: 90,
    hint: 'Which calls of the inner function share a variable?',
    draw: (rng) => ({
      start: rng.int(2, 20),
      step: rng.int(2, 6),
      calls: Array.from({ length: rng.int(4, 6) }, () => rng.pick(['one', 'two', 'same'])),
      last: rng.pick(['one', 'two']),
    }),
    code: ({ start, step, calls, last }) =>
      [
        'function meter(start: number) {',
        '  let sum = start',
        `  return () => (sum += ${step})`,
        '}',
        `const one = meter(${start})`,
        `const two = meter(${start})`,
        'const same = one',
        ...calls.map((call) => `${call}()`),
        `console.log(${last}())`,
      ].join('\n'),
    value: ({ start, step, calls, last }) =>
      start + step * (1 + calls.filter((call) => (call === 'two') === (last === 'two')).length),
    because: ({ last }) =>
      `Each call of \`meter\` makes a \`sum\` of its own. ${last === 'two' ? '`two` is alone with its own' : '`one` and `same` are one function'}.`,
    slip: () => 'A second name for a function is no second function.',
  }),
  printsLine({
    name: 'seen-later',
    seconds: 75,
    hint: 'Is there one variable for all rounds, or one for each?',
    draw: (rng) => ({ rounds: rng.int(3, 5), word: rng.pick(['let', 'var']), from: rng.int(0, 6) }),
    code: ({ rounds, word, from }) =>
      `const later: (() => number)[] = []\nfor (${word} i = ${from}; i < ${from + rounds}; i++) later.push(() => i)\nconsole.log(later.map((read) => read()).join(' '))`,
    value: ({ rounds, word, from }) =>
      Array.from({ length: rounds }, (_, i) => (word === 'let' ? from + i : from + rounds)).join(' '),
    because: ({ word }) =>
      word === 'let'
        ? 'With let each round has a variable of its own, and each function keeps its own.'
        : 'With var there is one variable, and when it is read the loop has counted it past the end.',
    slip: () => 'A function keeps a variable, not the value of the moment in which it was made.',
  }),
  printsLine({
    name: 'owner-of-a-call',
    seconds: 90,
    hint: 'Look at the call, not at where the function stands: what is before the dot?',
    draw: (rng) => {
      const [a = '', b = ''] = rng.sample(NAMES, 2)
      return {
        a,
        b,
        call: rng.pick([
          'right.who()',
          'left.who()',
          'who.call(right)',
          'who.bind(left).call(right)',
          'tied()',
        ]),
      }
    },
    code: ({ a, b, call }) =>
      [
        `const left = { name: '${a}', who(this: { name: string }) { return this.name } }`,
        `const right = { name: '${b}', who: left.who }`,
        'const { who } = left',
        'const tied = who.bind(right)',
        `console.log(${call})`,
      ].join('\n'),
    value: ({ a, b, call }) => (call.startsWith('left') || call.includes('bind') ? a : b),
    because: ({ call }) =>
      call.includes('bind')
        ? 'What bind ties stays tied; a later call changes nothing.'
        : call === 'tied()'
          ? '`tied` was bound to `right`.'
          : 'It is what stands before the dot, or what is handed to call.',
    slip: () => 'That the function was written in `left` settles nothing.',
  }),
  oneOf({
    name: 'tied-or-lost',
    seconds: 75,
    hint: 'In which of them is the method called with its owner before the dot, or tied to it?',
    scenes: [
      ['timer', 'tick', 'setTimeout(…, 50)'],
      ['cart', 'total', 'queue.push(…)'],
      ['door', 'open', "button.on('press', …)"],
    ].map(([owner = '', method = '', use = '']) => ({
      stem: `\`${method}\` is a plain method of a class and uses \`this\`. What may stand for the dots in \`${use}\`, so that it works?`,
      right: [
        [`() => ${owner}.${method}()`, 'The arrow calls it with its owner.'],
        [`${owner}.${method}.bind(${owner})`, 'It is tied to its owner.'],
      ],
      wrong: [
        [`${owner}.${method}`, 'The function is handed over without an owner.'],
        [`${owner}.${method}()`, 'It is called at once, and its result is handed over.'],
        [
          `function () { return this.${method}() }`,
          'A plain function has another `this`, whatever calls it.',
        ],
        [`() => ${method}()`, 'No such function is in scope, and it would have no owner.'],
        [`${owner}.${method}.bind(undefined)`, 'It is tied to undefined.'],
      ],
    })),
  }),
  printsNumber({
    name: 'behind-the-const',
    seconds: 75,
    hint: 'Which lines give the name another object, and which change the object?',
    about: 'Names, values and what is shared',
    draw: (rng) => ({ a: rng.int(2, 9), b: rng.int(11, 19), c: rng.int(21, 29), isNew: rng.chance() < 0.5 }),
    code: ({ a, b, c, isNew }) =>
      [
        `const box = { size: ${a} }`,
        'function change(it: { size: number }) {',
        isNew ? `  it = { size: ${b} }` : `  it.size = ${b}`,
        `  it.size += ${c}`,
        '}',
        'change(box)',
        'console.log(box.size)',
      ].join('\n'),
    value: ({ a, b, c, isNew }) => (isNew ? a : b + c),
    because: ({ isNew }) =>
      isNew
        ? 'Inside, the name gets another object, and everything after that happens to the other one.'
        : 'The parameter leads to the same object, so its changes are seen outside.',
    slip: () => 'A parameter is a name of its own; only what it leads to may be shared.',
  }),
  printsLine({
    name: 'dot-by-dot',
    seconds: 75,
    hint: 'Where is the first thing that is missing, and does a question mark stand right after it?',
    about: 'Equal, true, missing',
    draw: (rng) => ({
      value: rng.pick(['null', 'undefined', '{ size: 0 }', '{ size: 4 }', '{ size: null }']),
      other: rng.int(5, 9),
    }),
    code: ({ value, other }) =>
      `const shelf: { box: { size: number | null } | null | undefined } = { box: ${value} }\nconsole.log(shelf.box?.size ?? ${other}, shelf.box?.size === undefined)`,
    value: ({ value, other }) => {
      const size = /\d/.exec(value)?.[0]
      return `${size ?? other} ${value === 'null' || value === 'undefined'}`
    },
    because: ({ value }) =>
      value.includes('size')
        ? '`box` is there, so its size is read; `??` replaces it only if it is null or undefined.'
        : 'Whether `box` is null or undefined, the chain stops and gives undefined.',
    slip: () => '0 is a size, and null is not undefined.',
  }),
  moduleTask({
    name: 'set-without-changing',
    kind: 'code-js',
    about: 'Names, values and what is shared',
    seconds: 300,
    hint: 'Which objects lie on the way to what changes? Each of them has to be another one afterwards.',
    params: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(NAMES, 3)
      const n = () => rng.int(2, 40)
      const made = (
        name: string,
        users: string,
        id: number,
        tag: string,
        gives: string,
        call = 'addTag',
      ) => ({
        name,
        shown: `${call}(${users}, ${id}, '${tag}') gives ${gives}`,
        call: `${call}(${users}, ${id}, '${tag}')`,
        gives,
      })
      const one = (id: number, name: string, tags: string) =>
        `{ id: ${id}, name: '${name}', tags: [${tags}] }`
      const [p, q] = [n(), 50 + n()]
      const shared = `(() => { const users = [${one(p, a, "'old'")}, ${one(q, b, '')}]; const made = addTag(users, ${p}, 'new');`
      return {
        cases: [
          made(
            'one of two',
            `[${one(p, a, '')}, ${one(q, b, '')}]`,
            p,
            'new',
            `[${one(p, a, "'new'")}, ${one(q, b, '')}]`,
          ),
          made('after other tags', `[${one(q, c, "'x', 'y'")}]`, q, 'z', `[${one(q, c, "'x', 'y', 'z'")}]`),
          made('nobody of that id', `[${one(p, a, "'x'")}]`, q, 'z', `[${one(p, a, "'x'")}]`),
          {
            name: 'the old stays as it was',
            shown: 'what was handed in is unchanged',
            call: `${shared} return users[0].tags.length + made[0].tags.length })()`,
            gives: '3',
          },
          {
            name: 'what did not change is the same',
            shown: 'the other user is the same object',
            call: `${shared} return [made[1] === users[1], made[0] === users[0]] })()`,
            gives: '[true, false]',
          },
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `addTag(users, id, tag)`: a new list in which the user of that `id` has the `tag` behind the tags that were there. What is handed in stays unchanged, and users of other ids are the same objects as before.',
      starter: 'function addTag(users, id, tag) {\n  return users\n}\n',
      answerHint: 'JavaScript; users have id, name and tags.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        'function addTag(users, id, tag) {\n  return users.map((user) =>\n    user.id === id ? { ...user, tags: [...user.tags, tag] } : user,\n  )\n}',
    }),
    why: () => ({
      right: 'The list, the one user and that user’s tags are new; everything beside the way is shared.',
      wrong:
        'A push goes into the array that the caller still holds. A spread of the user alone leaves its tags shared, and copying every user makes new objects of those that did not change.',
    }),
    solutions: () => [
      'function addTag(users, id, tag) { const made = []; for (const u of users) made.push(u.id === id ? Object.assign({}, u, { tags: u.tags.concat(tag) }) : u); return made }',
      'const addTag = (users, id, tag) => { const i = users.findIndex((u) => u.id === id); return i < 0 ? users : users.with(i, { ...users[i], tags: [...users[i].tags, tag] }) }',
    ],
    wrong: () => ({
      'the array inside is shared':
        'function addTag(users, id, tag) { return users.map((u) => { if (u.id !== id) return u; const c = { ...u }; c.tags.push(tag); return c }) }',
      'all are copied':
        'function addTag(users, id, tag) { return users.map((u) => ({ ...u, tags: u.id === id ? [...u.tags, tag] : u.tags })) }',
      'the first of all':
        'function addTag(users, id, tag) { return users.map((u, i) => i === 0 ? { ...u, tags: [...u.tags, tag] } : u) }',
    }),
  }),
])
