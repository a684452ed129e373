import { someOf } from '../drawn-checks'
import { hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'
import { printsLine, printsNumber } from './asked'

const FISH = ['carp', 'cod', 'eel', 'hake', 'perch', 'tench'] as const

export default moduleChecks('typescript-foundations/collections', [
  printsLine({
    name: 'changed-or-new',
    seconds: 90,
    hint: 'Ask of the method: does it work in place or hand out something new?',
    draw: (rng) => ({
      start: rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], rng.int(3, 4)),
      call: rng.pick(['reverse()', 'toReversed()', 'concat([0])', 'push(0)', 'slice(1)', 'splice(1, 1)']),
    }),
    code: ({ start, call }) =>
      `const row = [${start.join(', ')}]\nconst kept = row\nrow.${call}\nconsole.log(kept.join(' '))`,
    value: ({ start, call }) =>
      (call === 'reverse()'
        ? [...start].reverse()
        : call === 'push(0)'
          ? [...start, 0]
          : call === 'splice(1, 1)'
            ? start.filter((_, i) => i !== 1)
            : start
      ).join(' '),
    because: ({ call }) =>
      /^(reverse|push|splice)/.test(call)
        ? `\`${call}\` changes the array itself, and both names lead to it.`
        : `\`${call}\` gives a new array, which nobody keeps here.`,
    slip: () => 'A second name for an array is no copy of it.',
  }),
  printsLine({
    name: 'sorted-by-what',
    seconds: 90,
    hint: 'What is compared when nothing is handed to the method, and what does the sign of a comparison say?',
    draw: (rng) => ({
      numbers: rng.shuffle([rng.int(2, 9), rng.int(10, 19), rng.int(100, 199), rng.int(20, 99)]),
      way: rng.pick(['', '(a, b) => a - b', '(a, b) => b - a']),
    }),
    code: ({ numbers, way }) =>
      `const list = [${numbers.join(', ')}]\nconsole.log(list.toSorted(${way}).join(' '))`,
    value: ({ numbers, way }) =>
      [...numbers].sort(way === '' ? undefined : (a, b) => (way.endsWith('a - b') ? a - b : b - a)).join(' '),
    because: ({ way }) =>
      way === ''
        ? 'Without a comparison the members are compared as texts, sign by sign.'
        : way.endsWith('a - b')
          ? 'A negative result puts the first argument in front: ascending.'
          : 'b − a is negative where a is greater, so the greater comes first.',
    slip: () => '`toSorted` and `sort` compare in the same way; only the one changes its array.',
  }),
  printsLine({
    name: 'index-gets-in',
    seconds: 90,
    hint: 'With how many arguments does the method call what it is handed?',
    draw: (rng) => ({
      prices: Array.from({ length: 3 }, () => rng.int(2, 9)),
      by: rng.int(2, 9),
      isDirect: rng.chance() < 0.6,
    }),
    code: ({ prices, by, isDirect }) =>
      [
        `function raise(price: number, by = ${by}) {`,
        '  return price + by',
        '}',
        `console.log([${prices.join(', ')}].map(${isDirect ? 'raise' : '(price) => raise(price)'}).join(' '))`,
      ].join('\n'),
    value: ({ prices, by, isDirect }) => prices.map((price, i) => price + (isDirect ? i : by)).join(' '),
    because: ({ isDirect }) =>
      isDirect
        ? '`map` hands over member, index and array, so the index takes the place of the default.'
        : 'The arrow hands on the member alone, so the default stands.',
    slip: () => 'A default counts only where the argument is missing or undefined.',
  }),
  printsLine({
    name: 'taken-out-while-walking',
    seconds: 105,
    hint: 'Write the array down after each step, with a finger on the place the loop is at.',
    draw: (rng) => {
      const limit = rng.int(4, 6)
      return {
        limit,
        numbers: Array.from({ length: rng.int(5, 6) }, () =>
          rng.pick([limit - 2, limit - 1, limit, limit + 3]),
        ),
      }
    },
    code: ({ numbers, limit }) =>
      `const list = [${numbers.join(', ')}]\nfor (let i = 0; i < list.length; i++) {\n  if ((list[i] ?? 0) < ${limit}) list.splice(i, 1)\n}\nconsole.log('left: ' + list.join(' '))`,
    value: ({ numbers, limit }) => {
      // A member that follows one that was taken out is not looked at.
      const left: number[] = []
      let isSkipped = false
      for (const n of numbers) {
        const isOut: boolean = !isSkipped && n < limit
        if (!isOut) left.push(n)
        isSkipped = isOut
      }
      return `left: ${left.join(' ')}`.trim()
    },
    because: () => 'When a member goes, the next one moves into its place, and the loop goes on behind it.',
    slip: () => 'So what stands right after a removed member is not looked at; `filter` would look at each.',
  }),
  someOf({
    name: 'of-an-empty-list',
    seconds: 75,
    hint: 'Think of what each method begins with before it has seen a member.',
    scenes: [
      {
        stem: 'Which of these hold for an empty array `list` of numbers? Choose all.',
        right: [
          ['`list.every((n) => n > 5)` is true', 'There is no member that fails.'],
          ['`list.find((n) => n > 5)` is undefined', 'Nothing was found.'],
          ['`list.reduce((a, b) => a + b, 0)` is 0', 'The start value comes back.'],
          ['`Math.max(...list)` is -Infinity', 'It is what max begins with.'],
        ],
        wrong: [
          ['`list.some((n) => n > 5)` is true', 'There is no member that fits.'],
          ['`list.reduce((a, b) => a + b)` is 0', 'It throws, for it has nothing to start with.'],
          ['`list.findIndex((n) => n > 5)` is undefined', 'It is -1.'],
          ['`list.at(-1)` throws', 'It is undefined.'],
        ],
      },
      {
        stem: 'Nobody is on a `team`, an empty array. Which of these hold? Choose all.',
        right: [
          ['`team.every((p) => p.isReady)` is true', 'Nobody is not ready.'],
          ['`team.map((p) => p.name)` is an empty array', 'One result for each of none.'],
          ['`team.filter(Boolean).length` is 0', 'Nothing is kept of nothing.'],
          ['`team[0]` is undefined', 'There is nothing at that place.'],
        ],
        wrong: [
          ['`team.every((p) => p.isReady)` is false', 'It is false only where one fails.'],
          ['`team.some((p) => p.isReady)` throws', 'It is false.'],
          ['`team.pop()` throws', 'It is undefined.'],
          ['`team.join()` is undefined', 'It is an empty text.'],
        ],
      },
    ],
  }),
  printsLine({
    name: 'keys-as-they-come',
    seconds: 105,
    hint: 'Which of the two tables keeps the order in which things were put in, and for which keys does the other not?',
    draw: (rng) => {
      const [a = '', b = ''] = rng.sample(FISH, 2)
      const [big, small] = [rng.int(20, 60), rng.int(2, 9)]
      return { keys: rng.shuffle([a, String(big), b, String(small)]), isMap: rng.chance() < 0.4 }
    },
    code: ({ keys, isMap }) =>
      isMap
        ? `const table = new Map<string, boolean>()\nfor (const key of [${keys.map((key) => `'${key}'`).join(', ')}]) table.set(key, true)\nconsole.log([...table.keys()].join(' '))`
        : `const table: Record<string, boolean> = {}\nfor (const key of [${keys.map((key) => `'${key}'`).join(', ')}]) table[key] = true\nconsole.log(Object.keys(table).join(' '))`,
    value: ({ keys, isMap }) => {
      const numbers = keys.filter((key) => /^\d+$/.test(key)).sort((a, b) => Number(a) - Number(b))
      return (isMap ? keys : [...numbers, ...keys.filter((key) => !/^\d+$/.test(key))]).join(' ')
    },
    because: ({ isMap }) =>
      isMap
        ? 'A Map keeps the order in which keys came in.'
        : 'In an object keys that are whole numbers come first, ascending; the others as they came in.',
    slip: () => 'Neither of the two sorts its keys as texts.',
  }),
  printsNumber({
    name: 'how-many-are-in',
    seconds: 90,
    hint: 'For which members is it enough to look alike?',
    draw: (rng) => {
      const n = rng.int(2, 9)
      return {
        members: rng.shuffle([
          ...rng.sample(
            [`${n}`, `'${n}'`, 'NaN', 'NaN', '[1]', '[1]', 'one', 'one', 'null', 'undefined'],
            rng.int(6, 8),
          ),
        ]),
        n,
      }
    },
    code: ({ members }) =>
      `const one = { id: 1 }\nconst set = new Set<unknown>([${members.join(', ')}])\nconsole.log(set.size)`,
    value: ({ members }) =>
      members.filter((one) => one === '[1]').length + new Set(members.filter((one) => one !== '[1]')).size,
    because: () =>
      'Numbers, texts, NaN, null and undefined count once each by what they are; each array literal is an array of its own, and one object by two mentions is one.',
    slip: () => 'A number and a text with the same digits are two.',
  }),
  someOf({
    name: 'lost-in-json',
    seconds: 90,
    hint: 'Which kinds of value does this way of copying know, and what does it do with the others?',
    scenes: [
      {
        stem: 'An object goes through `JSON.parse(JSON.stringify(…))`. Which parts come back as they were? Choose all.',
        right: [
          ['title: \'a "b"\'', 'Texts are kept, with their signs.'],
          ['size: null', 'JSON has null.'],
          ['list: [1, [2]]', 'Lists within lists are kept.'],
          ['isOpen: false', 'JSON has booleans.'],
        ],
        wrong: [
          ['when: new Date()', 'It comes back as a text.'],
          ['note: undefined', 'The property is dropped.'],
          ['rate: NaN', 'It becomes null.'],
          ['tags: new Set([1])', 'It becomes an empty object.'],
        ],
      },
      {
        stem: 'Which of these does `structuredClone` copy so that they work as before? Choose all.',
        right: [
          ['A Map with objects as values', 'Maps are copied, with what is in them.'],
          ['A Date', 'It stays a Date.'],
          ['Two objects that point at each other', 'Circles are kept.'],
          ['An array with undefined in it', 'undefined is kept.'],
        ],
        wrong: [
          ['An object with a method', 'It throws for a function.'],
          ['An instance of a class, with its methods', 'It comes back as a plain object.'],
          ['A promise', 'It throws.'],
          ['A generator under way', 'It throws.'],
        ],
      },
    ],
  }),
  printsNumber({
    name: 'asked-for-how-many',
    seconds: 105,
    hint: 'Count only the values that somebody really asks for.',
    about: 'Values on demand',
    draw: (rng) => ({ step: rng.int(2, 7), stop: rng.int(3, 6), isAgain: rng.chance() < 0.5 }),
    code: ({ step, stop, isAgain }) =>
      [
        'let made = 0',
        'function* steps(): Generator<number> {',
        `  for (let n = ${step}; ; n += ${step}) {`,
        '    made++',
        '    yield n',
        '  }',
        '}',
        'const all = steps()',
        `for (const n of all) if (n >= ${step * stop}) break`,
        isAgain ? 'for (const n of all) if (n >= 0) break' : 'all.next()',
        'console.log(made)',
      ].join('\n'),
    value: ({ stop }) => stop,
    because: ({ stop }) =>
      `The loop asks ${stop} times and then breaks off, which closes the generator: it gives nothing more, however it is asked.`,
    slip: () => 'A generator object is walked through once; only a new call of the function begins again.',
  }),
  printsLine({
    name: 'same-or-another',
    seconds: 90,
    hint: 'How deep does each of the copies go?',
    about: 'Arrays: what changes, what makes a new one',
    draw: (rng) => ({
      a: rng.int(2, 9),
      b: rng.int(11, 19),
      copy: rng.pick(
        ['[...rows]', 'rows.slice()', 'rows.map((row) => [...row])', 'structuredClone(rows)'].slice(0, 3),
      ),
    }),
    code: ({ a, b, copy }) =>
      `const rows = [[${a}], [${a + 1}]]\nconst other = ${copy}\nother[0]?.push(${b})\nother.push([${b}])\nconsole.log(rows.length, rows[0]?.length)`,
    value: ({ copy }) => `2 ${copy.includes('map') ? 1 : 2}`,
    because: ({ copy }) =>
      copy.includes('map')
        ? 'Each row was copied too, so neither push is seen in `rows`.'
        : 'The outer array was copied, the rows in it are the same: only the push into a row is seen.',
    slip: () => 'A spread and `slice` copy one level.',
  }),
  moduleTask({
    name: 'counted-by-key',
    kind: 'code-js',
    about: 'Objects, Maps and Sets',
    seconds: 360,
    hint: 'Which table keeps the order in which keys appear, also for keys of digits and for names that objects inherit?',
    params: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(FISH, 3)
      const n = rng.int(20, 60)
      const made = (name: string, words: readonly string[], gives: string) => ({
        name,
        shown: `tally([${words.map((word) => `'${word}'`).join(', ')}]) gives ${gives}`,
        call: `tally([${words.map((word) => `'${word}'`).join(', ')}])`,
        gives,
      })
      return {
        cases: [
          made('words', [a, b, a], `[['${a}', 2], ['${b}', 1]]`),
          made('digits keep their place', [c, `${n}`, '3', c, '3'], `[['${c}', 2], ['${n}', 1], ['3', 2]]`),
          made(
            'names that objects inherit',
            ['constructor', a, 'constructor'],
            `[['constructor', 2], ['${a}', 1]]`,
          ),
          made('nothing', [], '[]'),
          made('one', [b], `[['${b}', 1]]`),
          {
            name: 'what is handed in stays',
            shown: 'the list is unchanged',
            call: `(() => { const words = ['${b}', '${a}', '${b}']; tally(words); return words })()`,
            gives: `['${b}', '${a}', '${b}']`,
          },
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `tally(words)`: a list of pairs, each different word with how often it comes, in the order in which words first appear. Any text may be a word.',
      starter: 'function tally(words) {\n  return []\n}\n',
      answerHint: 'JavaScript that declares tally.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        'function tally(words) {\n  const count = new Map()\n  for (const word of words) count.set(word, (count.get(word) ?? 0) + 1)\n  return [...count]\n}',
    }),
    why: () => ({
      right: 'A Map takes any text as a key, inherits nothing and keeps the order of insertion.',
      wrong:
        'In a plain object keys of digits move to the front, and `constructor` is there before anything was counted.',
    }),
    solutions: () => [
      'const tally = (words) => [...new Set(words)].map((word) => [word, words.filter((one) => one === word).length])',
      'function tally(words) { const out = []; for (const w of words) { const f = out.find(([k]) => k === w); if (f) f[1]++; else out.push([w, 1]) } return out }',
    ],
    wrong: () => ({
      'a plain object':
        'function tally(words) { const c = {}; for (const w of words) c[w] = (c[w] ?? 0) + 1; return Object.entries(c) }',
      'sorted instead':
        'function tally(words) { const c = new Map(); for (const w of words.sort()) c.set(w, (c.get(w) ?? 0) + 1); return [...c] }',
      'an object without a prototype':
        'function tally(words) { const c = Object.create(null); for (const w of words) c[w] = (c[w] ?? 0) + 1; return Object.entries(c) }',
    }),
  }),
])
