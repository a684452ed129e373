import { oneOf, someOf } from '../drawn-checks'
import { hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'
import { printsLine, refusedLines } from './asked'

const FRUIT = ['fig', 'kiwi', 'lime', 'plum'] as const

export default moduleChecks('typescript-foundations/types-that-help', [
  refusedLines({
    name: 'fits-or-refused',
    seconds: 105,
    hint: 'Is every value of the right side in the set of the left one, and is it a literal written right there?',
    scenes: [
      {
        code: "interface Box {\n  width: number\n  label?: string\n}\nconst crate = { width: 4, lid: true }\nlet text: string = 'a'",
        refused: [
          ['const a: Box = { width: 4, lid: true }', 'A literal on the spot may have no further property.'],
          ["const b: Box = { label: 'x' }", 'The width is missing.'],
          ["const c: Box = { width: '4' }", 'A text is no number.'],
          ["const d: 'a' | 'b' = text", 'Not every text is one of the two.'],
        ],
        taken: [
          ['const e: Box = crate', 'A stored object may have more than is asked for.'],
          ['const f: Box = { width: 4 }', 'What is optional may be missing.'],
          ['const g: unknown = crate', 'Everything is in unknown.'],
          ["const h: string = 'b' as 'a' | 'b'", 'Each of the two is a text.'],
        ],
      },
      {
        code: 'type Level = 1 | 2 | 3\ninterface Seat {\n  row: number\n}\nconst sofa = { row: 2, soft: true }\nlet n: number = 2',
        refused: [
          ['const a: Level = n', 'Not every number is one of the three.'],
          ['const b: Level = 4', '4 is not in the set.'],
          ['const c: Seat = { row: 1, soft: true }', 'A literal on the spot may have no further property.'],
          [
            'const d: { row: number; soft: boolean } = { row: 2 } as Seat',
            'A seat need not say whether it is soft.',
          ],
        ],
        taken: [
          ['const e: Seat = sofa', 'A stored object may have more than is asked for.'],
          ['const f: number = 3 as Level', 'Each level is a number.'],
          ['const g: Level | string = 2', '2 is in the union.'],
          ['const h: { soft: boolean } = sofa', 'It has what is asked for.'],
        ],
      },
    ],
  }),
  refusedLines({
    name: 'usable-now',
    seconds: 105,
    hint: 'What has every member of the union that is left at this point?',
    scenes: [
      {
        code: "type Pet = { kind: 'cat'; lives: number; name: string } | { kind: 'dog'; tricks: string[]; name: string }\ndeclare const pet: Pet",
        refused: [
          ['console.log(pet.lives)', 'A dog has none.'],
          ["if (pet.kind !== 'dog') console.log(pet.tricks)", 'What is left is a cat.'],
          [
            "if (pet.kind === 'cow') console.log(pet.name)",
            'No member has this kind, so the comparison is a slip.',
          ],
          ["if ('tricks' in pet) console.log(pet.lives)", 'Only a dog has tricks.'],
        ],
        taken: [
          ['console.log(pet.name.length)', 'Both have a name.'],
          ["if (pet.kind === 'cat') console.log(pet.lives + 1)", 'Only a cat is left.'],
          ["if ('tricks' in pet) console.log(pet.tricks.length)", 'Only a dog is left.'],
          [
            "console.log(pet.kind === 'dog' ? pet.tricks.length : pet.lives)",
            'Each branch has its own member.',
          ],
        ],
      },
      {
        code: 'declare const size: number | string | undefined\ndeclare const when: Date | string',
        refused: [
          ['console.log(size.toString())', 'It may be undefined.'],
          ["if (typeof size !== 'string') console.log(size + 1)", 'It may still be undefined.'],
          ['console.log(when.getTime())', 'A text has no such method.'],
          ['if (size !== undefined) console.log(size.toFixed(1))', 'It may still be a text.'],
        ],
        taken: [
          ["if (typeof size === 'number') console.log(size.toFixed(1))", 'Only a number is left.'],
          ['console.log(size?.toString())', 'Numbers and texts both have it.'],
          [
            'console.log(when instanceof Date ? when.getTime() : when.length)',
            'Each branch has its own member.',
          ],
          ['console.log(when.toString())', 'Both have it.'],
        ],
      },
    ],
  }),
  printsLine({
    name: 'left-by-tests',
    seconds: 75,
    hint: 'Which values does a test for plain truth take away beside undefined?',
    draw: (rng) => ({
      value: rng.pick(['0', '7', 'undefined', "''", "'ok'"]),
      isTruth: rng.chance() < 0.6,
      other: rng.pick(FRUIT),
    }),
    code: ({ value, isTruth, other }) =>
      `function label(value?: number | string): string {\n  if (${isTruth ? 'value' : 'value !== undefined'}) return 'has ' + value\n  return '${other}'\n}\nconsole.log(label(${value}) + '.')`,
    value: ({ value, isTruth, other }) => {
      const text = value.replace(/'/g, '')
      const isThere = isTruth ? value === '7' || value === "'ok'" : value !== 'undefined'
      return `${isThere ? `has ${text}` : other}.`
    },
    because: ({ isTruth }) =>
      isTruth
        ? 'In a condition 0 and the empty text are false, like undefined.'
        : 'Only undefined is taken away; 0 and the empty text are values.',
    slip: () => 'A test for truth asks more than “is it there”.',
  }),
  refusedLines({
    name: 'before-it-is-used',
    seconds: 105,
    hint: 'What does each line do with the value before anything has looked at it?',
    scenes: [
      {
        code: 'declare const data: unknown\ndeclare const loose: any',
        refused: [
          ['console.log(data.length)', 'Nothing is known of it.'],
          ['const a: string = data', 'It may be anything.'],
          [
            "if (typeof data === 'object') console.log(data.x)",
            'null is an object, and whether there is an x was not asked.',
          ],
          ['data()', 'Whether it is a function was not asked.'],
        ],
        taken: [
          ["if (typeof data === 'string') console.log(data.length)", 'Here it is a text.'],
          ['console.log(loose.anything.at.all())', 'any turns the check off.'],
          ['const b: string = loose', 'any fits everywhere.'],
          ['const c: unknown = data', 'Everything is in unknown.'],
        ],
      },
      {
        code: 'declare function readAll(): unknown\ndeclare function parse(text: string): any',
        refused: [
          ['for (const one of readAll()) console.log(one)', 'Whether it is a list was not asked.'],
          ['const a: number[] = readAll()', 'It may be anything.'],
          ['console.log(readAll() + 1)', 'Nothing is known of it.'],
          ['try { readAll() } catch (error) { console.log(error.message) }', 'Anything can be thrown.'],
        ],
        taken: [
          ['const b: number = parse("x").rows[3].price', 'any spreads to all that comes out of it.'],
          ['console.log(String(readAll()))', 'String takes anything.'],
          [
            'try { readAll() } catch (error) { if (error instanceof Error) console.log(error.message) }',
            'It was asked first.',
          ],
          ['const c = readAll(); if (Array.isArray(c)) console.log(c.length)', 'It was asked first.'],
        ],
      },
    ],
  }),
  printsLine({
    name: 'what-the-cast-did',
    seconds: 75,
    hint: 'What is left of the types when this runs?',
    about: 'A type is a set of values',
    draw: (rng) => ({ price: rng.int(10, 60), pieces: rng.int(2, 9), isText: rng.chance() < 0.7 }),
    code: ({ price, pieces, isText }) =>
      [
        'interface Order { price: number; pieces: number }',
        `const order = JSON.parse('{"price": ${isText ? `"${price}"` : price}, "pieces": ${pieces}}') as Order`,
        'console.log(order.price + order.pieces)',
      ].join('\n'),
    value: ({ price, pieces, isText }) => (isText ? `${price}${pieces}` : `${price + pieces}`),
    because: ({ isText }) =>
      isText
        ? 'The text stays a text, and beside a text + joins.'
        : 'Both are numbers in the JSON, so they are added.',
    slip: () => '`as` is erased: it converts nothing and checks nothing.',
  }),
  refusedLines({
    name: 'tied-together',
    seconds: 105,
    hint: 'What do the arguments settle, and what follows for the rest?',
    scenes: [
      {
        code: "function pick<T, K extends keyof T>(item: T, key: K): T[K] {\n  return item[key]\n}\nfunction firstOf<T>(items: readonly T[]): T | undefined {\n  return items[0]\n}\nconst tea = { name: 'mint', grams: 40 }",
        refused: [
          ["const a: string = pick(tea, 'grams')", 'Under this key stands a number.'],
          ["pick(tea, 'price')", 'There is no such key.'],
          ['const b: number = firstOf([1, 2])', 'It may be undefined.'],
          ['const c: string | undefined = firstOf([1, 2])', 'The list is of numbers.'],
        ],
        taken: [
          ["const d: number = pick(tea, 'grams')", 'The result has the type of just that property.'],
          ["pick([1, 2], 'length')", 'A list has a length.'],
          ['const e = firstOf([1, 2]) ?? 0', 'undefined is replaced.'],
          ["const f: string | number = pick(tea, 'name')", 'A text is in the union.'],
        ],
      },
      {
        code: 'function addTo<T>(list: T[], item: T): T[] {\n  return [...list, item]\n}\nfunction count(list: readonly unknown[]): number {\n  return list.length\n}\nfunction clear(list: unknown[]): void {\n  list.length = 0\n}\nconst fixed: readonly number[] = [1, 2]\nconst open: number[] = [3]',
        refused: [
          ["addTo(open, 'x')", 'The list settles that an item is a number.'],
          ['clear(fixed)', 'What is readonly is not handed to who may change it.'],
          ['fixed.push(3)', 'A readonly list has no push.'],
          ['const a: string[] = addTo(open, 4)', 'The result is a list of numbers.'],
        ],
        taken: [
          ['count(fixed)', 'Who only reads takes both kinds.'],
          ['count(open)', 'Who only reads takes both kinds.'],
          ['const b: number[] = addTo(open, 4)', 'List and item fit together.'],
          ['const c: readonly number[] = open', 'What may be changed may also only be read.'],
        ],
      },
    ],
  }),
  refusedLines({
    name: 'every-key-asked',
    seconds: 105,
    hint: 'Which names does the type ask for, and which does it allow?',
    scenes: [
      {
        code: "type Status = 'open' | 'paid' | 'void'\ninterface Bill {\n  id: number\n  status: Status\n  note?: string\n}",
        refused: [
          ["const a: Record<Status, string> = { open: 'o', paid: 'p' }", 'One status is missing.'],
          ["const b: Pick<Bill, 'id'> = { id: 1, status: 'open' }", 'Only the id was picked.'],
          ["const c: Omit<Bill, 'id'> = { note: 'x' }", 'The status is still asked for.'],
          ["const d: keyof Bill = 'price'", 'There is no such name.'],
        ],
        taken: [
          ['const e: Record<Status, number> = { open: 1, paid: 2, void: 3 }', 'Every status is there.'],
          ['const f: Partial<Bill> = {}', 'Partial asks for nothing.'],
          ['const g: Partial<Record<Status, number>> = { paid: 2 }', 'Partial lets some be missing.'],
          ["const h: Bill['status'] = 'void'", 'It is one of the three.'],
        ],
      },
      {
        code: "const SIZES = ['s', 'm', 'l'] as const\ntype Size = (typeof SIZES)[number]\nconst limits = { s: 10, m: 20, l: 40 }",
        refused: [
          ["SIZES.push('xl')", 'as const makes the list readonly.'],
          ["const a: Size = 'xl'", 'It is none of the three.'],
          ['const b: Record<Size, boolean> = { s: true }', 'Two sizes are missing.'],
          ["const c: keyof typeof limits = 'xs'", 'There is no such name.'],
        ],
        taken: [
          ["const d: Size = 'm'", 'It is one of the three.'],
          ['limits.s = 11', 'Nothing made this object readonly.'],
          ['const e: keyof typeof limits = SIZES[0]', 'The first size is a name of the limits.'],
          ['const f: typeof limits = { s: 1, m: 2, l: 3 }', 'It has the same shape.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'kept-by-satisfies',
    seconds: 75,
    hint: 'Who decides the type of the variable in each of the ways?',
    scenes: [
      ['paths', 'home', "'/'", 'string'],
      ['prices', 'tea', '3', 'number'],
      ['flags', 'dark', 'true', 'boolean'],
    ].map(([name = '', key = '', value = '', type = '']) => ({
      stem: `\`const ${name} = { ${key}: ${value} }\` shall be checked to hold only values of type ${type}, and \`${name}.other\` shall be refused. What is written behind the object, or the name?`,
      right: [
        [
          `} satisfies Record<string, ${type}>`,
          'The value is checked and keeps its own type, in which there is no `other`.',
        ],
      ],
      wrong: [
        [`${name}: Record<string, ${type}> =`, 'The declared type replaces its own: any name is allowed.'],
        [`} as Record<string, ${type}>`, 'The assertion replaces its own type: any name is allowed.'],
        [`} as any`, 'Nothing is checked any more.'],
        [
          `${name}: { [name: string]: ${type} } =`,
          'The declared type replaces its own: any name is allowed.',
        ],
      ],
    })),
  }),
  someOf({
    name: 'counts-as-shape',
    seconds: 90,
    hint: 'Does it still exist when the program runs, and who checks it?',
    about: 'A type is a set of values',
    scenes: [
      {
        stem: 'Which statements about types and the running program hold? Choose all.',
        right: [
          ['An interface leaves nothing behind in the JavaScript', 'Types are erased.'],
          [
            'An object of one class fits where another class of the same shape, all of it public, is asked for',
            'Shapes are compared, not names.',
          ],
          [
            'A predicate `value is Point` is believed without being checked',
            'The compiler trusts its return type.',
          ],
        ],
        wrong: [
          ['`as Point` throws if a property is missing', 'It is erased like any type.'],
          ['`value instanceof Point` works where Point is an interface', 'An interface is no value.'],
          [
            'A value declared `number` cannot hold a text at run time',
            'After a wrong `as`, or an any, it can.',
          ],
          ['`readonly` stops a write at run time', 'Only the compiler refuses it.'],
        ],
      },
      {
        stem: 'A server may answer with anything. Which of these really look at the answer before it is used? Choose all.',
        right: [
          ['A schema that parses it and throws', 'It looks at run time.'],
          ['`typeof answer === "object" && answer !== null && "id" in answer`', 'It looks at run time.'],
          ['`if (!Array.isArray(answer)) throw new Error("list expected")`', 'It looks at run time.'],
        ],
        wrong: [
          ['`const answer = (await call()) as Order`', 'It is a promise of the author.'],
          ['`const answer: Order = await call()` where call gives any', 'any fits everywhere.'],
          ['`call<Order>()` where call is `<T>() => Promise<T>`', 'The caller picks T, and nobody looks.'],
          ['A generated type of the server’s description', 'It says what should come, not what came.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'group-under-keys',
    kind: 'code-ts',
    about: 'Generics: the same type twice',
    seconds: 420,
    hint: 'Two things are tied: the items in and out, and the property to the names the item has.',
    params: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(FRUIT, 3)
      const [p, q, r] = [rng.int(1, 9), rng.int(10, 19), rng.int(20, 29)]
      const items = `[{ name: '${a}', n: ${p} }, { name: '${b}', n: ${q} }, { name: '${a}', n: ${r} }]`
      return {
        cases: [
          {
            name: 'values of one property',
            shown: `pluck(${items}, 'name') gives ['${a}', '${b}', '${a}']`,
            call: `pluck(${items}, 'name')`,
            gives: `['${a}', '${b}', '${a}']`,
          },
          {
            name: 'numbers',
            shown: 'Another property',
            call: `pluck(${items}, 'n')`,
            gives: `[${p}, ${q}, ${r}]`,
          },
          { name: 'nothing', shown: 'An empty list', call: 'pluck([], "x")', gives: '[]' },
          {
            name: 'its type is kept',
            shown: 'Numbers come out as numbers',
            uses: `const out: number[] = pluck([{ n: ${p}, s: '${b}' }], 'n')`,
            errors: [],
          },
          {
            name: 'of just that property',
            shown: 'and not as texts',
            uses: `const out: string[] = pluck([{ n: ${p}, s: '${c}' }], 'n')`,
            errors: [2322],
          },
          {
            name: 'no such name',
            shown: 'Other names are refused',
            uses: `pluck([{ n: ${p} }], '${c}')`,
            errors: [2345],
          },
          {
            name: 'a readonly list',
            shown: 'A readonly list is taken',
            uses: `declare const fixed: readonly { n: number }[]\npluck(fixed, 'n')`,
            errors: [],
          },
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write a generic `pluck(items, key)` in TypeScript: a list of what stands under `key` in each item. It takes readonly lists too, refuses names that the items do not have, and its result has the type of that property.',
      starter: 'function pluck(items, key) {\n  return []\n}\n',
      answerHint: 'TypeScript that compiles under strict.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-ts',
      cases: hiddenOf(cases),
      sample:
        'function pluck<T, K extends keyof T>(items: readonly T[], key: K): T[K][] {\n  return items.map((item) => item[key])\n}',
    }),
    why: () => ({
      right: '`K extends keyof T` ties the name to the items, and `T[K]` the result to the name.',
      wrong:
        'With `keyof T` alone, without K, the result is the union of all properties. With any nothing is refused. A list that is not readonly in the parameter refuses readonly ones.',
    }),
    solutions: () => [
      'function pluck<T, K extends keyof T>(items: readonly T[], key: K): T[K][] { const out: T[K][] = []; for (const item of items) out.push(item[key]); return out }',
      'const pluck = <T, K extends keyof T>(items: ReadonlyArray<T>, key: K) => items.map((item) => item[key])',
    ],
    wrong: () => ({
      'any lets all through':
        'function pluck(items: readonly any[], key: string): any[] { return items.map((item) => item[key]) }',
      'the union of all properties':
        'function pluck<T>(items: readonly T[], key: keyof T): T[keyof T][] { return items.map((item) => item[key]) }',
      'no readonly list':
        'function pluck<T, K extends keyof T>(items: T[], key: K): T[K][] { return items.map((item) => item[key]) }',
    }),
  }),
])
