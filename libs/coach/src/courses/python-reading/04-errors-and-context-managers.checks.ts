import { oneOf, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'
import { linesThat, printsInOrder, printsLine } from './asked'

/** Classes above each error, the nearest first. */
const ABOVE: Record<string, readonly string[]> = {
  KeyError: ['LookupError', 'Exception'],
  IndexError: ['LookupError', 'Exception'],
  ValueError: ['Exception'],
  ZeroDivisionError: ['ArithmeticError', 'Exception'],
  FileNotFoundError: ['OSError', 'Exception'],
}
const LINES: Record<string, string> = {
  KeyError: "{}['x']",
  IndexError: '[][0]',
  ValueError: "int('x')",
  ZeroDivisionError: '1 / 0',
  FileNotFoundError: "open('/no/such/file')",
}
const ROOMS = ['attic', 'cellar', 'hall', 'porch'] as const

export default moduleChecks('python-reading/errors-and-context-managers', [
  printsLine({
    name: 'first-that-is-above',
    seconds: 90,
    hint: 'Of which classes is this error, and which clause that names one of them stands highest?',
    draw: (rng) => ({
      error: rng.pick(Object.keys(LINES)),
      clauses: rng.shuffle(['LookupError', 'KeyError', 'ArithmeticError', 'OSError']).slice(0, 3),
    }),
    code: ({ error, clauses }) =>
      [
        'try:',
        `    ${LINES[error] ?? ''}`,
        ...[...clauses, 'Exception'].flatMap((name) => [`except ${name}:`, `    print('as ${name}')`]),
      ].join('\n'),
    value: ({ error, clauses }) => {
      const all = [error, ...(ABOVE[error] ?? [])]
      return `as ${[...clauses, 'Exception'].find((name) => all.includes(name)) ?? ''}`
    },
    because: ({ error }) =>
      `It raises ${error}, which is also ${(ABOVE[error] ?? []).join(' and ')}; the first clause that names one of them is taken.`,
    slip: () => 'Not the nearest class counts, but the highest clause that fits.',
  }),
  printsLine({
    name: 'caught-by-whom',
    seconds: 90,
    hint: 'Which try is open when the error is raised, and does a clause of it fit?',
    draw: (rng) => ({
      error: rng.pick(['KeyError', 'ValueError', 'IndexError']),
      inner: rng.pick(['KeyError', 'ValueError', 'LookupError']),
      a: rng.pick(ROOMS),
    }),
    code: ({ error, inner, a }) =>
      [
        'def inside():',
        '    try:',
        `        ${LINES[error] ?? ''}`,
        `    except ${inner}:`,
        `        return '${a}'`,
        '',
        'try:',
        "    print('inside', inside())",
        'except Exception as error:',
        "    print('outside', type(error).__name__)",
      ].join('\n'),
    value: ({ error, inner, a }) =>
      [error, ...(ABOVE[error] ?? [])].includes(inner) ? `inside ${a}` : `outside ${error}`,
    because: ({ error, inner }) =>
      [error, ...(ABOVE[error] ?? [])].includes(inner)
        ? `${error} is caught by the clause for ${inner}, so the function gives a value.`
        : `${error} is no ${inner}: it leaves the function, and the try around the call catches it.`,
    slip: () => 'An error that no clause fits goes on to the caller.',
  }),
  printsInOrder({
    name: 'lines-on-the-way',
    seconds: 105,
    hint: 'Which of the parts are left out when something is raised, and which never is?',
    draw: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(ROOMS, 3)
      const fails = rng.chance() < 0.5
      const words = [a, fails ? 'mended' : b, c, 'after']
      return { a, b, c, fails, words, shown: rng.shuffle(words) }
    },
    code: ({ a, b, c, fails }) =>
      [
        'def run():',
        '    try:',
        `        print('${a}')`,
        ...(fails ? ["        int('x')"] : []),
        '    except ValueError:',
        "        print('mended')",
        '    else:',
        `        print('${b}')`,
        '        return',
        '    finally:',
        `        print('${c}')`,
        'run()',
        "print('after')",
      ].join('\n'),
    order: ({ words }) => words,
    because: ({ fails }) =>
      fails
        ? 'The error takes the way over `except`; `else` is left out, `finally` runs.'
        : 'Nothing is raised, so `else` runs; `finally` runs although `else` returns.',
    slip: () => '`finally` runs on every way out.',
  }),
  oneOf({
    name: 'kept-as-cause',
    seconds: 75,
    hint: 'In which of them does a reader of the log see both what happened below and what it meant here?',
    scenes: [
      ['OrderFailed', 'order'],
      ['UploadFailed', 'file'],
      ['LoginFailed', 'name'],
    ].map(([name = '', what = '']) => ({
      stem: `In \`except OSError as error:\` a \`${name}\` shall be raised that tells which ${what} it was, with the first error as its direct cause. Which line does it?`,
      right: [[`raise ${name}(${what}) from error`, '`from` keeps the old error as the cause.']],
      wrong: [
        [`raise ${name}(${what}) from None`, 'That hides the old error.'],
        ['raise', 'That passes the old error on as it is.'],
        [`raise error from ${name}(${what})`, 'Cause and effect are exchanged.'],
        [`return ${name}(${what}, error)`, 'Nothing is raised.'],
      ],
    })),
  }),
  printsInOrder({
    name: 'closed-in-which-order',
    seconds: 105,
    hint: 'What was opened last?',
    draw: (rng) => {
      const [a = '', b = ''] = rng.sample(ROOMS, 2)
      const isBroken = rng.chance() < 0.5
      const words = [
        `open ${a}`,
        `open ${b}`,
        ...(isBroken ? [] : ['inside']),
        `close ${b}`,
        `close ${a}`,
        ...(isBroken ? ['caught'] : []),
      ]
      return { a, b, isBroken, words, shown: rng.shuffle(words) }
    },
    code: ({ a, b, isBroken }) =>
      [
        'class Room:',
        '    def __init__(self, name):',
        '        self.name = name',
        '    def __enter__(self):',
        "        print('open', self.name)",
        '    def __exit__(self, *error):',
        "        print('close', self.name)",
        'try:',
        `    with Room('${a}'), Room('${b}'):`,
        isBroken ? "        int('x')" : "        print('inside')",
        'except ValueError:',
        "    print('caught')",
      ].join('\n'),
    order: ({ words }) => words,
    because: () =>
      'They are opened from left to right and closed in reverse, before an error reaches the `except` outside.',
    slip: () => '`__exit__` gives None here, so the error goes on.',
  }),
  printsLine({
    name: 'swallowed-or-not',
    seconds: 90,
    hint: 'What does the last method give, and what does that mean to the statement?',
    draw: (rng) => ({
      gives: rng.pick(['True', 'False', 'None', '1', 'kind is KeyError', 'kind is ValueError']),
      a: rng.pick(ROOMS),
    }),
    code: ({ gives, a }) =>
      [
        'class Guard:',
        '    def __enter__(self):',
        `        return '${a}'`,
        '    def __exit__(self, kind, error, trace):',
        `        return ${gives}`,
        'try:',
        '    with Guard() as g:',
        "        int('x')",
        "    print('went on with', g)",
        'except ValueError:',
        "    print('error with', g)",
      ].join('\n'),
    value: ({ gives, a }) =>
      `${gives === 'True' || gives === '1' || gives.endsWith('ValueError') ? 'went on' : 'error'} with ${a}`,
    because: () =>
      'Something true swallows the error, and the program goes on behind the block; anything else lets it pass.',
    slip: () => '`g` is what `__enter__` gave, and the name is still there after the block.',
  }),
  linesThat({
    name: 'leaves-the-line',
    what: 'runs',
    seconds: 90,
    hint: 'Ask of each line whether an error leaves it, not whether one happens in it.',
    about: 'How an error travels',
    scenes: [
      {
        stem: 'One of these is run below the code. Which run without an error leaving them? Choose all.',
        code: [
          "table = {'a': 1}",
          'items = [5, 6]',
          'def attempt(act, kind):',
          '    try:',
          '        return act()',
          '    except kind:',
          '        return None',
        ].join('\n'),
        right: [
          ["table.get('b')", 'It gives None.'],
          ["attempt(lambda: table['b'], LookupError)", 'A KeyError is a LookupError.'],
          ['attempt(lambda: items[9], Exception)', 'An IndexError is an Exception.'],
          ["'b' in table", 'Asking raises nothing.'],
        ],
        wrong: [
          ["table['b']", 'A missing key raises KeyError.'],
          ['attempt(lambda: items[9], KeyError)', 'An IndexError is no KeyError.'],
          ["attempt(lambda: int('x'), TypeError)", 'It is a ValueError.'],
          ["attempt(table['b'], KeyError)", 'It is raised before the call, outside of the try.'],
        ],
      },
      {
        stem: 'One of these is run below the code. Which run without an error leaving them? Choose all.',
        code: "from contextlib import suppress\ntexts = ['4', 'x']",
        right: [
          ['with suppress(ValueError): int(texts[1])', 'The ValueError is swallowed.'],
          ['with suppress(TypeError, ValueError): int(texts[1])', 'One of the two fits.'],
          ['with suppress(Exception): texts[7]', 'An IndexError is an Exception.'],
          ['next(iter([]), None)', 'With a default nothing is raised.'],
        ],
        wrong: [
          ['with suppress(KeyError): int(texts[1])', 'A ValueError is no KeyError.'],
          ['next(iter([]))', 'Without a default StopIteration is raised.'],
          ['with suppress(OSError): texts[7]', 'An IndexError is no OSError.'],
          ['with suppress(IndexError): int(texts[1])', 'A ValueError is no IndexError.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'above-in-the-tree',
    seconds: 75,
    hint: 'Which classes are above the one that is raised?',
    about: 'How an error travels',
    scenes: [
      {
        stem: 'A clause reads `except Exception:`. Which of these does it catch? Choose all.',
        right: [
          ['A missing key of a dict', 'KeyError is an Exception.'],
          ['A typing error in a name', 'NameError is an Exception, which is why the clause hides it.'],
          ['A file that does not exist', 'FileNotFoundError is an Exception.'],
          ['A division by zero', 'ZeroDivisionError is an Exception.'],
        ],
        wrong: [
          ['Control-C by the person at the keyboard', 'KeyboardInterrupt is a BaseException only.'],
          ['sys.exit()', 'SystemExit is a BaseException only.'],
          ['A syntax error in the same file', 'The file is not run at all.'],
          ['An error in the `else` of the same try', 'What stands in else is not guarded by the clauses.'],
        ],
      },
      {
        stem: 'A clause reads `except LookupError:`. Which of these does it catch? Choose all.',
        right: [
          ["`{}['x']`", 'KeyError is a LookupError.'],
          ['`[1, 2][5]`', 'IndexError is a LookupError.'],
          ['`raise LookupError`', 'It is the class itself.'],
        ],
        wrong: [
          ["`int('x')`", 'That is a ValueError.'],
          ['`None.name`', 'That is an AttributeError.'],
          ['`1 / 0`', 'That is a ZeroDivisionError.'],
          ['`[].index(3)`', 'That is a ValueError.'],
        ],
      },
    ],
  }),
  printsLine({
    name: 'runs-or-raises',
    seconds: 90,
    hint: 'Which value is on its way out when the last part runs, and does that part put another in its place?',
    about: 'else and finally',
    draw: (rng) => ({
      a: rng.int(2, 9),
      b: rng.int(11, 19),
      c: rng.int(21, 29),
      isTied: rng.chance() < 0.5,
      fails: rng.chance() < 0.5,
    }),
    code: ({ a, b, c, isTied, fails }) =>
      [
        'def run():',
        `    n = [${a}]`,
        '    try:',
        ...(fails ? ["        int('x')"] : []),
        '        return n',
        '    except ValueError:',
        `        n = [${b}]`,
        '        return n',
        '    finally:',
        isTied ? `        n = [${c}]` : `        n.append(${c})`,
        'print(run())',
      ].join('\n'),
    value: ({ a, b, c, isTied, fails }) => `[${[fails ? b : a, ...(isTied ? [] : [c])].join(', ')}]`,
    because: ({ isTied }) =>
      isTied
        ? 'What is returned was settled before `finally`; tying the name anew does not reach it.'
        : 'The list that is returned is the one that `finally` changes.',
    slip: () => 'A change of the object is seen, another object for the name is not.',
  }),
])
