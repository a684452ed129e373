import { oneOf, someOf } from '../drawn-checks'
import { hiddenOf, moduleCheck, moduleChecks, moduleTask, shownOf } from '../module-checks'
import { printsInOrder, printsLine, printsNumber } from './asked'

const FILES = ['clock', 'ledger', 'mailer', 'router', 'store', 'theme'] as const

/** Files by name, each with what it imports. */
type Tree = Readonly<Record<string, readonly string[]>>
/** In which order they run, from the one that is started. */
function runOrder(tree: Tree, start: string): string[] {
  const done: string[] = []
  const visit = (name: string): void => {
    if (done.includes(name)) return
    for (const next of tree[name] ?? []) visit(next)
    done.push(name)
  }
  visit(start)
  return done
}
/** The same as functions that run their imports first, each once: a program that can be run in one file. */
const linked = (tree: Tree, start: string): string =>
  [
    'const ran = {}',
    ...Object.entries(tree).map(
      ([name, imports]) =>
        `function ${name}() { if (ran.${name}) return; ran.${name} = true; ${imports.map((one) => `${one}();`).join(' ')} print('${name}') }`,
    ),
    `${start}()`,
  ].join('\n')

type Version = readonly [number, number, number]
const text = (version: Version): string => version.join('.')
const isBelow = (a: Version, b: Version): boolean =>
  a[0] !== b[0] ? a[0] < b[0] : a[1] !== b[1] ? a[1] < b[1] : a[2] < b[2]
const upper = (sign: string, [x, y, z]: Version): Version =>
  sign === '~' ? [x, y + 1, 0] : x > 0 ? [x + 1, 0, 0] : y > 0 ? [0, y + 1, 0] : [0, 0, z + 1]

export default moduleChecks('typescript-foundations/modules-and-errors', [
  moduleCheck({
    name: 'runs-in-this-order',
    kind: 'ordering',
    seconds: 105,
    hint: 'Nothing runs before what it imports has run; go down along the first line first.',
    params: (rng) => {
      const [a = '', b = '', c = '', d = ''] = rng.sample(FILES, 4)
      const tree: Tree = rng.pick<Tree>([
        { [a]: [b, c], [b]: [d], [c]: [d], [d]: [] },
        { [a]: [b, c], [b]: [], [c]: [d, b], [d]: [] },
        { [a]: [c, b], [b]: [d], [c]: [], [d]: [c] },
      ])
      return { a, tree, shown: rng.shuffle([a, b, c, d]) }
    },
    ask: ({ a, tree, shown }) => ({
      stem: `Each file prints its own name in its last line. \`${a}.ts\` is started. Put the printed names in order, the first one on top.`,
      code: Object.entries(tree)
        .map(([name, imports]) =>
          [`// ${name}.ts`, ...imports.map((one) => `import './${one}'`), `console.log('${name}')`].join(
            '\n',
          ),
        )
        .join('\n\n'),
      options: shown,
    }),
    key: ({ a, tree, shown }) => ({
      kind: 'ordering',
      orders: [runOrder(tree, a).map((name) => shown.indexOf(name))],
    }),
    why: () => {
      const rule =
        'A file runs after everything that it imports, in the order of the lines, depth first, and only once.'
      return { right: rule, wrong: `${rule} The file that is started runs last of all.` }
    },
    verify: ({ a, tree, shown }, { js }) => ({
      kind: 'ordering',
      orders: [
        js(linked(tree, a))
          .printed.trim()
          .split('\n')
          .map((name) => shown.indexOf(name)),
      ],
    }),
  }),
  moduleCheck({
    name: 'live-or-copy',
    about: 'A module runs once',
    kind: 'short',
    seconds: 90,
    hint: 'Which of the names looks into the other module, and which was given a value in some line?',
    params: (rng) => ({
      start: rng.int(3, 40),
      by: rng.int(2, 9),
      calls: rng.int(1, 3),
      isFirst: rng.chance() < 0.5,
    }),
    ask: ({ start, by, calls, isFirst }) => ({
      stem: '`main.ts` is started. Which two numbers does it print?',
      code: [
        '// stock.ts',
        `export let left = ${start}`,
        `export function sell() {\n  left -= ${by}\n}`,
        '',
        '// main.ts',
        "import { left, sell } from './stock'",
        ...(isFirst ? ['const noted = left'] : []),
        ...Array.from({ length: calls }, () => 'sell()'),
        ...(isFirst ? [] : ['const noted = left', 'sell()']),
        'console.log(noted, left)',
      ].join('\n'),
      answerHint: 'Two numbers with a space between them.',
    }),
    key: ({ start, by, calls, isFirst }) => ({
      kind: 'short',
      accept: [
        isFirst ? `${start} ${start - by * calls}` : `${start - by * calls} ${start - by * (calls + 1)}`,
      ],
    }),
    why: () => {
      const rule =
        '`left` shows what its module holds now; `noted` got the value of the moment in which its line ran.'
      return { right: rule, wrong: `${rule} Only the import is live, and no variable that is made from it.` }
    },
    verify: ({ start, by, calls, isFirst }, { js }) => ({
      kind: 'short',
      accept: [
        js(
          `let left = ${start}; const sell = () => { left -= ${by} }; let noted;
           ${isFirst ? 'noted = left;' : ''} ${'sell();'.repeat(calls)} ${isFirst ? '' : 'noted = left; sell();'} console.log(noted, left)`,
        ).printed.trim(),
      ],
    }),
  }),
  moduleCheck({
    name: 'caret-or-tilde',
    kind: 'multiple',
    seconds: 90,
    hint: 'From which version on, and below which one?',
    params: (rng) => {
      const sign = rng.pick(['^', '~'])
      const base: Version = rng.pick<Version>([
        [rng.int(1, 4), rng.int(2, 8), rng.int(1, 8)],
        [0, rng.int(2, 8), rng.int(1, 8)],
      ])
      const [x, y, z] = base
      const all: Version[] = [
        [x, y, z],
        [x, y, z + rng.int(1, 9)],
        [x, y + 1, 0],
        [x, y + 2, z],
        [x + 1, 0, 0],
        [x, y, z - 1],
        [x, y - 1, z + 5],
      ]
      const fits = (one: Version) => !isBelow(one, base) && isBelow(one, upper(sign, base))
      const right = all.filter(fits)
      const wrong = all.filter((one) => !fits(one))
      const chosen = rng.sample(right, 2)
      return { sign, base, shown: rng.shuffle([...chosen, ...rng.sample(wrong, 3)]) }
    },
    ask: ({ sign, base, shown }) => ({
      stem: `A package asks for \`${sign}${text(base)}\`. Which versions satisfy it? Choose all.`,
      options: shown.map(text),
    }),
    key: ({ sign, base, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((one, i) => (!isBelow(one, base) && isBelow(one, upper(sign, base)) ? [i] : [])),
    }),
    why: ({ sign, base }) => {
      const rule = `\`${sign}${text(base)}\` takes versions from ${text(base)} on and below ${text(upper(sign, base))}.`
      return {
        right: rule,
        wrong: `${rule} Parts are compared as numbers, from left to right, and nothing older is taken.`,
      }
    },
    option: ({ sign, base: [x, y, z] }, one) => {
      // Part by part: what is fixed has to be equal, what follows may not be less.
      const [a = 0, b = 0, c = 0] = one.split('.').map(Number)
      if (a !== x) return false
      const isMinorFixed = sign === '~' || x === 0
      if (isMinorFixed) return b === y && c >= z
      return b > y || (b === y && c >= z)
    },
  }),
  printsInOrder({
    name: 'way-through-finally',
    seconds: 105,
    hint: 'Go line by line: which lines are left out once something is thrown, and which never are?',
    draw: (rng) => {
      const [a = '', b = '', c = '', d = ''] = rng.sample(FILES, 4)
      const fails = rng.chance() < 0.5
      const words = fails ? [a, c, d, 'end'] : [a, b, d, 'end']
      return { a, b, c, d, fails, words, shown: rng.shuffle(words) }
    },
    stem: 'The program prints these four words. Put them in order, the first one on top.',
    code: ({ a, b, c, d, fails }) =>
      [
        'function run() {',
        '  try {',
        `    console.log('${a}')`,
        `    if (${fails}) throw new Error('x')`,
        `    console.log('${b}')`,
        '    return',
        '  } catch {',
        `    console.log('${c}')`,
        '  } finally {',
        `    console.log('${d}')`,
        '  }',
        '}',
        'run()',
        "console.log('end')",
      ].join('\n'),
    order: ({ words }) => words,
    because: ({ fails }) =>
      fails
        ? 'The throw leaves the rest of try; catch runs, then finally.'
        : 'Nothing is thrown, so catch is passed over; finally runs although try returns.',
    slip: () => 'finally runs on every way out.',
  }),
  printsLine({
    name: 'first-that-fits',
    seconds: 90,
    hint: 'Of which classes is the thrown object, counting those above its own, and which test is asked first?',
    draw: (rng) => ({
      thrown: rng.pick(['Missing', 'Denied', 'Problem', 'TypeError']),
      order: rng.pick([
        ['Missing', 'Problem', 'Error'],
        ['Problem', 'Missing', 'Error'],
        ['Denied', 'Missing', 'Problem'],
        ['Error', 'Problem', 'Missing'],
      ]),
    }),
    code: ({ thrown, order }) =>
      [
        'class Problem extends Error {}',
        'class Missing extends Problem {}',
        'class Denied extends Problem {}',
        'try {',
        `  throw new ${thrown}('x')`,
        '} catch (error) {',
        ...order.map(
          (name, i) => `  ${i ? 'else ' : ''}if (error instanceof ${name}) console.log('as ${name}')`,
        ),
        "  else console.log('as nothing')",
        '}',
      ].join('\n'),
    value: ({ thrown, order }) => {
      const above = {
        Missing: ['Problem', 'Error'],
        Denied: ['Problem', 'Error'],
        Problem: ['Error'],
        TypeError: ['Error'],
      }
      const all = [thrown, ...(above[thrown as keyof typeof above] ?? [])]
      return `as ${order.find((name) => all.includes(name)) ?? 'nothing'}`
    },
    because: () =>
      'An object is one of its class and of every class above it, and the first test that holds decides.',
    slip: () => 'A general class that is asked first hides the special ones behind it.',
  }),
  someOf({
    name: 'returned-or-thrown',
    seconds: 90,
    hint: 'Read the stem again: is it about an ordinary day, or about finding what broke?',
    scenes: [
      {
        stem: 'Which of these are expected, so that they belong in the return type rather than in a throw? Choose all.',
        right: [
          ['A search finds nothing', 'It happens every day.'],
          ['A typed date is not a date', 'People mistype.'],
          ['The seat was taken a moment ago', 'Two people want the same.'],
          ['A voucher has run out', 'It is one of its states.'],
        ],
        wrong: [
          ['A bill refers to a customer who cannot be missing, and is', 'The data are broken.'],
          ['The configuration lacks the address of the database', 'The program cannot run.'],
          ['A branch is reached that the types rule out', 'The code is wrong.'],
          ['The disk is full', 'No caller can go on as if it were an answer.'],
        ],
      },
      {
        stem: 'Which habits help to find a fault later? Choose all.',
        right: [
          ['Throwing a new error with the old one as its cause', 'Both stories are kept.'],
          ['Throwing Error objects instead of texts', 'They carry the place.'],
          [
            'Catching at the edge and logging with an id of the request',
            'The log tells which request it was.',
          ],
          ['Letting an error pass where nothing can be done about it', 'It arrives where something can.'],
        ],
        wrong: [
          ['An empty catch around the call', 'The fault shows elsewhere, later.'],
          ['Returning 0 where something failed', 'A wrong number looks like a right one.'],
          ['Logging and throwing again in every function', 'One fault becomes ten entries.'],
          ['A return in finally', 'It throws the error away.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'worth-a-retry',
    seconds: 75,
    hint: 'Could the very same request succeed a second later, and does it harm if it happened twice?',
    scenes: [
      {
        stem: 'A job calls another service. After which answer is it sensible to send the very same request again, unchanged?',
        right: [
          ['503, with no more said', 'The service is away for the moment.'],
          ['A read that timed out', 'It may pass, and a read may happen twice.'],
          ['429, once its pause has passed', 'It says that it may be tried later.'],
        ],
        wrong: [
          ['401 to a password', 'It does not get right by asking again.'],
          ['400, a field is missing', 'The request stays the same.'],
          ['404 to an id that was deleted', 'It does not come back.'],
          ['422, the amount is negative', 'The request stays the same.'],
          ['A payment that timed out, without a key that makes it unique', 'It may have been made already.'],
        ],
      },
    ],
  }),
  printsLine({
    name: 'out-of-the-await',
    seconds: 90,
    hint: 'Is the promise still waited for while the try is open?',
    about: 'Errors: throw, catch, finally',
    draw: (rng) => ({
      isAwaited: rng.chance() < 0.5,
      inner: rng.pick(FILES),
      outer: rng.pick(['door', 'gate', 'wall']),
    }),
    code: ({ isAwaited, inner, outer }) =>
      [
        'async function read(): Promise<string> {',
        "  throw new Error('gone')",
        '}',
        'async function safe(): Promise<string> {',
        '  try {',
        `    return ${isAwaited ? 'await ' : ''}read()`,
        '  } catch {',
        `    return '${inner}'`,
        '  }',
        '}',
        `safe().then(console.log, () => console.log('${outer}'))`,
      ].join('\n'),
    value: ({ isAwaited, inner, outer }) => (isAwaited ? inner : outer),
    because: ({ isAwaited }) =>
      isAwaited
        ? 'await lets the error out inside the try, where it is caught.'
        : 'The promise is handed out, and the try is left before it fails.',
    slip: () => 'A try catches what is thrown while it is open.',
  }),
  printsNumber({
    name: 'one-state-for-all',
    seconds: 90,
    hint: 'How often does the first file run, and who uses its variable?',
    about: 'A module runs once',
    draw: (rng) => ({ start: rng.int(5, 50), a: rng.int(1, 3), b: rng.int(1, 3) }),
    stem: 'The three parts are files of one program, in which the first is imported by the two others. It is shown as the one file that a bundler makes of them. Which number does it print?',
    code: ({ start, a, b }) =>
      [
        '// ids.ts',
        `let last = ${start}`,
        'const nextId = () => ++last',
        '// orders.ts',
        `const orders = [${Array.from({ length: a }, () => 'nextId()').join(', ')}]`,
        '// bills.ts',
        `const bills = [${Array.from({ length: b }, () => 'nextId()').join(', ')}]`,
        'console.log((bills.at(-1) ?? 0) + orders.length)',
      ].join('\n'),
    value: ({ start, a, b }) => start + a + b + a,
    because: () => 'The module of ids ran once, so both others draw from one variable.',
    slip: () => 'The second importer gets no fresh copy.',
  }),
  moduleTask({
    name: 'parsed-with-reason',
    kind: 'code-js',
    about: 'Expected or a fault',
    seconds: 420,
    hint: 'List the texts that are no amount before you write the rule; which of them would Number take?',
    params: (rng) => {
      const [a, b] = [rng.int(2, 90), rng.int(10, 99)]
      const made = (name: string, given: string, gives: string) => ({
        name,
        shown: `parseAmount(${JSON.stringify(given)}) gives ${gives}`,
        call: `parseAmount(${JSON.stringify(given)})`,
        gives,
      })
      const bad = (reason: string) => `{ ok: false, reason: '${reason}' }`
      return {
        cases: [
          made('a whole amount', `${a}`, `{ ok: true, cents: ${a * 100} }`),
          made('with cents', `${a}.${b}`, `{ ok: true, cents: ${a * 100 + b} }`),
          made('nothing', '', bad('empty')),
          made('blanks', '   ', bad('empty')),
          made('words', 'ten', bad('no amount')),
          made('a sign', `-${a}`, bad('no amount')),
          made('three digits of cents', `${a}.123`, bad('no amount')),
          made('blanks around', ` ${b} `, `{ ok: true, cents: ${b * 100} }`),
          made('an exponent', '1e3', bad('no amount')),
          made('not quite a third', '0.29', '{ ok: true, cents: 29 }'),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: "Write `parseAmount(text)`: `{ ok: true, cents }` for an amount of digits, with a point and exactly two more digits or without, blanks around allowed; `{ ok: false, reason: 'empty' }` where only blanks stand, `{ ok: false, reason: 'no amount' }` for everything else. It never throws.",
      starter: "function parseAmount(text) {\n  return { ok: false, reason: 'empty' }\n}\n",
      answerHint: 'JavaScript that declares parseAmount; cents are a whole number.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        "function parseAmount(text) {\n  const trimmed = text.trim()\n  if (trimmed === '') return { ok: false, reason: 'empty' }\n  const found = /^(\\d+)(?:\\.(\\d\\d))?$/.exec(trimmed)\n  if (!found) return { ok: false, reason: 'no amount' }\n  return { ok: true, cents: Number(found[1]) * 100 + Number(found[2] ?? 0) }\n}",
    }),
    why: () => ({
      right:
        'The form is looked at first, so that nothing else gets through, and cents are made of whole numbers.',
      wrong:
        '`Number` takes blanks for 0, and exponents and signs too. And 0.29 * 100 is not a whole number in binary.',
    }),
    solutions: () => [
      "function parseAmount(text) { const t = text.trim(); if (!t) return { ok: false, reason: 'empty' }; if (!/^\\d+(\\.\\d{2})?$/.test(t)) return { ok: false, reason: 'no amount' }; return { ok: true, cents: Math.round(Number(t) * 100) } }",
      "const parseAmount = (text) => { const [euros = '', cents = '00', ...rest] = text.trim().split('.'); const digits = (s) => s !== '' && [...s].every((c) => c >= '0' && c <= '9'); if (text.trim() === '') return { ok: false, reason: 'empty' }; return rest.length === 0 && digits(euros) && digits(cents) && cents.length === 2 ? { ok: true, cents: Number(euros + cents) } : { ok: false, reason: 'no amount' } }",
    ],
    wrong: () => ({
      'Number decides':
        "function parseAmount(text) { if (text.trim() === '') return { ok: false, reason: 'empty' }; const n = Number(text); return Number.isNaN(n) || n < 0 ? { ok: false, reason: 'no amount' } : { ok: true, cents: Math.round(n * 100) } }",
      'cents by multiplying':
        "function parseAmount(text) { const t = text.trim(); if (!t) return { ok: false, reason: 'empty' }; return /^\\d+(\\.\\d\\d)?$/.test(t) ? { ok: true, cents: Number(t) * 100 } : { ok: false, reason: 'no amount' } }",
      'it throws':
        "function parseAmount(text) { const t = text.trim(); if (!t) return { ok: false, reason: 'empty' }; if (!/^\\d+(\\.\\d\\d)?$/.test(t)) throw new Error('no amount'); return { ok: true, cents: Math.round(Number(t) * 100) } }",
    }),
  }),
])
