import { moduleChecks } from '../module-checks'
import { linesThat, printsInOrder, printsLine, printsNumber } from './asked'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'] as const

export default moduleChecks('python-reading/iteration', [
  printsLine({
    name: 'used-up-or-not',
    seconds: 90,
    hint: 'Does the thing give a new walk each time, or is it one walk itself?',
    draw: (rng) => ({
      numbers: Array.from({ length: rng.int(3, 4) }, () => rng.int(1, 9)),
      way: rng.pick(['[n for n in x]', '(n for n in x)', 'map(abs, x)', 'x[:]', 'reversed(x)', 'tuple(x)']),
    }),
    code: ({ numbers, way }) =>
      `x = [${numbers.join(', ')}]\ny = ${way}\nfirst = max(y)\nprint(first, len(list(y)))`,
    value: ({ numbers, way }) =>
      `${Math.max(...numbers)} ${/^(\(|map|reversed)/.test(way) ? 0 : numbers.length}`,
    because: ({ way }) =>
      /^(\(|map|reversed)/.test(way)
        ? 'It is an iterator: `max` has walked it to its end.'
        : 'A list or tuple gives a new walk each time.',
    slip: () => 'An iterator that is used up is empty, without an error.',
  }),
  printsLine({
    name: 'left-after-looking',
    about: 'What for really does',
    seconds: 90,
    hint: 'How many members does `in` take before it can answer?',
    draw: (rng) => ({ top: rng.int(5, 8), look: rng.int(1, 9) }),
    code: ({ top, look }) => `walk = iter(range(${top}))\nfound = ${look} in walk\nprint(found, sum(walk))`,
    value: ({ top, look }) => (look < top ? `True ${sum(range(look + 1, top))}` : 'False 0'),
    because: ({ top, look }) =>
      look < top
        ? `\`in\` takes members up to ${look} and stops there; the rest is left.`
        : 'It is not there, so `in` has taken all, and nothing is left.',
    slip: () => 'Looking into an iterator moves it on.',
  }),
  printsLine({
    name: 'pairs-that-come',
    seconds: 90,
    hint: 'With which of the two does the walk end, and with which number does counting begin?',
    draw: (rng) => {
      const names = rng.sample(NAMES, rng.int(2, 4))
      return {
        names,
        points: Array.from({ length: rng.int(2, 4) }, () => rng.int(1, 9)),
        start: rng.int(1, 5),
      }
    },
    code: ({ names, points, start }) =>
      `names = [${names.map((name) => `'${name}'`).join(', ')}]\npoints = [${points.join(', ')}]\nfor i, (name, n) in enumerate(zip(names, points), start=${start}):\n    last = f'{i} {name} {n}'\nprint(last)`,
    value: ({ names, points, start }) => {
      const at = Math.min(names.length, points.length) - 1
      return `${start + at} ${names[at]} ${points[at]}`
    },
    because: () => '`zip` ends with the shorter list; `enumerate` counts the pairs from its start.',
    slip: () => 'What is left of the longer list is dropped without a word.',
  }),
  printsLine({
    name: 'order-by-key',
    seconds: 105,
    hint: 'What does the key make of each word, and what decides where two are equal?',
    draw: (rng) => ({
      words: rng.shuffle(rng.sample(['fig', 'kiwi', 'pear', 'plum', 'apple', 'nut', 'lemon'], 4)),
      way: rng.pick(['len', 'lambda w: (len(w), w)', 'lambda w: -len(w)', 'lambda w: w[-1]']),
    }),
    code: ({ words, way }) =>
      `words = [${words.map((word) => `'${word}'`).join(', ')}]\nprint(*sorted(words, key=${way}))`,
    value: ({ words, way }) => {
      const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
      const by: Record<string, (a: string, b: string) => number> = {
        len: (a, b) => a.length - b.length,
        'lambda w: (len(w), w)': (a, b) => a.length - b.length || text(a, b),
        'lambda w: -len(w)': (a, b) => b.length - a.length,
        'lambda w: w[-1]': (a, b) => text(a.at(-1) ?? '', b.at(-1) ?? ''),
      }
      return [...words].sort(by[way]).join(' ')
    },
    because: ({ way }) =>
      way.includes('(len(w), w)')
        ? 'The length decides first, then the word itself.'
        : 'The key decides alone; where it is equal the words keep their order.',
    slip: () => 'Sorting is stable: equal ones are not put into order by anything else.',
  }),
  printsNumber({
    name: 'made-by-comprehension',
    seconds: 90,
    hint: 'Which pairs pass, and does the kind of bracket let equal results stand twice?',
    draw: (rng) => ({
      a: rng.int(2, 4),
      b: rng.int(2, 4),
      way: rng.pick(['list', 'set', 'dict']),
      least: rng.int(1, 2),
    }),
    code: ({ a, b, way, least }) => {
      const rest = `for x in range(${a}) for y in range(${b}) if x + y >= ${least}`
      const made = way === 'list' ? `[x + y ${rest}]` : way === 'set' ? `{x + y ${rest}}` : `{x: y ${rest}}`
      return `made = ${made}\nprint(len(made))`
    },
    value: ({ a, b, way, least }) => {
      const pairs = range(0, a).flatMap((x) =>
        range(0, b).flatMap((y) => (x + y >= least ? [[x, y] as const] : [])),
      )
      if (way === 'list') return pairs.length
      return new Set(pairs.map(([x, y]) => (way === 'set' ? x + y : x))).size
    },
    because: ({ way }) =>
      ({
        list: 'A list has one result for each pair that passes.',
        set: 'A set holds each sum once.',
        dict: 'A dict has one entry for each key: a later one replaces the earlier.',
      })[way] ?? '',
    slip: () => 'Two `for` are nested loops, the first one outside.',
  }),
  printsInOrder({
    name: 'lines-take-turns',
    seconds: 105,
    hint: 'When does the body of the function begin, and how far does each request run it?',
    draw: (rng) => {
      const [a = '', b = ''] = rng.sample(['salt', 'mint', 'dill', 'sage'], 2)
      const words = ['ready', 'open', `got ${a}`, 'more', `got ${b}`]
      return { a, b, words, shown: rng.shuffle(words) }
    },
    code: ({ a, b }) =>
      [
        'def herbs():',
        "    print('open')",
        `    yield '${a}'`,
        "    print('more')",
        `    yield '${b}'`,
        "    print('close')",
        'walk = herbs()',
        "print('ready')",
        "print('got', next(walk))",
        "print('got', next(walk))",
      ].join('\n'),
    order: ({ words }) => words,
    because: () => 'The call runs nothing; each `next` runs the body to its next yield and stops there.',
    slip: () => 'The last line of the body is never reached here, for nobody asks a third time.',
  }),
  printsLine({
    name: 'passed-over',
    seconds: 105,
    hint: 'Write the list down after each removal, with a finger on the place of the walk.',
    draw: (rng) => ({
      numbers: Array.from({ length: rng.int(5, 6) }, () => rng.pick([1, 2, 2, 3, 4])),
      isCopy: rng.chance() < 0.3,
    }),
    code: ({ numbers, isCopy }) =>
      `x = [${numbers.join(', ')}]\nfor i, n in enumerate(${isCopy ? 'list(x)' : 'x'}):\n    if n % 2 == 0:\n        ${isCopy ? 'x.remove(n)' : 'del x[i]'}\nprint(x)`,
    value: ({ numbers, isCopy }) => {
      if (isCopy) return `[${numbers.filter((n) => n % 2).join(', ')}]`
      const left: number[] = []
      let isSkipped = false
      for (const n of numbers) {
        const isOut: boolean = !isSkipped && n % 2 === 0
        if (!isOut) left.push(n)
        isSkipped = isOut
      }
      return `[${left.join(', ')}]`
    },
    because: ({ isCopy }) =>
      isCopy
        ? 'The walk goes through a copy, so every even number is met and removed.'
        : 'What moves into the place of a removed member is not looked at.',
    slip: () => 'A comprehension that keeps the others has neither fault.',
  }),
  printsLine({
    name: 'else-of-a-loop',
    seconds: 75,
    hint: 'In which of its two ways does the loop end?',
    draw: (rng) => ({ numbers: Array.from({ length: 4 }, () => rng.int(1, 9)), limit: rng.int(5, 9) }),
    code: ({ numbers, limit }) =>
      `for n in [${numbers.join(', ')}]:\n    if n > ${limit}:\n        print('hit', n)\n        break\nelse:\n    print('none', n)`,
    value: ({ numbers, limit }) => {
      const hit = numbers.find((n) => n > limit)
      return hit === undefined ? `none ${numbers.at(-1)}` : `hit ${hit}`
    },
    because: () => '`else` runs if no `break` ended the loop; `n` keeps the last member after it.',
    slip: () => 'It has nothing to do with the `if` inside.',
  }),
  printsNumber({
    name: 'asked-only-as-needed',
    seconds: 105,
    hint: 'For how many members is the function really called?',
    about: 'What for really does',
    draw: (rng) => ({
      numbers: Array.from({ length: 6 }, () => rng.int(1, 9)),
      limit: rng.int(5, 8),
      isList: rng.chance() < 0.4,
    }),
    code: ({ numbers, limit, isList }) =>
      [
        'calls = 0',
        'def big(n):',
        '    global calls',
        '    calls += 1',
        `    return n > ${limit}`,
        `any(${isList ? '[' : ''}big(n) for n in [${numbers.join(', ')}]${isList ? ']' : ''})`,
        'print(calls)',
      ].join('\n'),
    value: ({ numbers, limit, isList }) => {
      const at = numbers.findIndex((n) => n > limit)
      return isList || at < 0 ? numbers.length : at + 1
    },
    because: ({ isList }) =>
      isList
        ? 'The brackets make the whole list before `any` looks at it.'
        : '`any` asks the generator until one is true, and no further.',
    slip: () => 'Only with round brackets, or none, is it made on demand.',
  }),
  linesThat({
    name: 'stops-with-the-shorter',
    what: 'true',
    seconds: 90,
    hint: 'Ask of each: one walk or many, and where does it end?',
    about: 'Side by side, numbered, sorted',
    scenes: [
      {
        stem: 'Which of these expressions are true? Choose all.',
        code: "a = [3, 1, 2]\nb = 'xy'\nd = {'q': 1, 'p': 2}",
        right: [
          ['len(list(zip(a, b))) == 2', '`zip` ends with the shorter one.'],
          ["list(d) == ['q', 'p']", 'A dict is walked by its keys, as they came in.'],
          ['list(enumerate(b))[1] == (1, "y")', 'Counting begins with 0.'],
          ['sorted(a) is not a', '`sorted` makes a new list.'],
        ],
        wrong: [
          ['len(list(zip(a, b, strict=False))) == 3', 'Without strict it ends with the shorter one.'],
          ["list(d) == [('q', 1), ('p', 2)]", 'That is `d.items()`.'],
          ['sorted(a) == a', 'The list itself is not sorted.'],
          ['iter(b) is iter(b)', 'A text gives a new iterator each time.'],
        ],
      },
      {
        stem: 'Which of these expressions are true? Choose all.',
        code: 'r = range(4)\ng = (n for n in r)\nf = filter(None, [0, 1, 2])',
        right: [
          ['iter(g) is g', 'An iterator gives itself.'],
          ['sum(r) == sum(r)', 'A range can be walked again.'],
          ['list(f) == [1, 2]', 'Only what is true is kept.'],
          ['list(zip(g, r)) == [(0, 0), (1, 1), (2, 2), (3, 3)]', 'Both have four members.'],
        ],
        wrong: [
          ['iter(r) is r', 'A range is an iterable: it gives a new iterator.'],
          ['sum(g) == sum(g)', 'The second sum finds nothing.'],
          ['list(f) == list(f)', 'The second list is empty.'],
          ['len(list(g)) == 3', 'It has four members.'],
        ],
      },
    ],
  }),
])
