import { moduleChecks } from '../module-checks'
import { linesThat, printsInOrder, printsLine, printsNumber } from './asked'

export default moduleChecks('python-reading/functions', [
  printsNumber({
    name: 'seen-by-the-caller',
    seconds: 90,
    hint: 'Which lines work on the list that was handed in, and from which line on is it another one?',
    draw: (rng) => ({
      start: rng.int(1, 4),
      steps: rng
        .shuffle(['items.append(0)', 'items = items + [0]', 'items.append(0)', 'items += [0]'])
        .slice(0, rng.int(2, 4)),
    }),
    code: ({ start, steps }) =>
      [
        'def work(items):',
        ...steps.map((step) => `    ${step}`),
        `mine = [1] * ${start}`,
        'work(mine)',
        'print(len(mine))',
      ].join('\n'),
    value: ({ start, steps }) => {
      const at = steps.indexOf('items = items + [0]')
      return start + (at < 0 ? steps.length : at)
    },
    because: () =>
      'append and += change the caller’s list until `items = items + …` ties the name to a new one; what comes after that is not seen outside.',
    slip: () => 'A parameter is a name of the function, not of the caller.',
  }),
  printsLine({
    name: 'gathered-by-star',
    seconds: 105,
    hint: 'Deal the places out from left to right first, then the names.',
    draw: (rng) => ({
      places: Array.from({ length: rng.int(1, 4) }, () => rng.int(1, 9)),
      names: rng.sample(['c', 'd', 'e'], rng.int(0, 2)),
      hasB: rng.chance() < 0.5,
    }),
    code: ({ places, names }) =>
      [
        'def f(a, b=0, *rest, c=5, **more):',
        '    return a + b, len(rest), c, sorted(more)',
        `print(*f(${[...places, ...names.map((name, i) => `${name}=${i + 6}`)].join(', ')}))`,
      ].join('\n'),
    value: ({ places, names }) => {
      const [a = 0, b = 0, ...rest] = places
      const c = names.includes('c') ? names.indexOf('c') + 6 : 5
      const more = names.filter((name) => name !== 'c').sort()
      return `${a + b} ${rest.length} ${c} [${more.map((name) => `'${name}'`).join(', ')}]`
    },
    because: () =>
      '`a` and `b` take the first two places, `rest` what is left of them; `c` comes by name alone, and other names are gathered in `more`.',
    slip: () => 'A place never reaches `c`: it stands behind the star.',
  }),
  linesThat({
    name: 'accepted-calls',
    what: 'fails',
    seconds: 105,
    hint: 'For each call: is anything missing, given twice, or given in a way that the signature forbids?',
    scenes: [
      {
        stem: 'Which calls raise a `TypeError`? Choose all.',
        code: 'def send(to, text="", *, copy=False):\n    return to',
        right: [
          ["send('a', 'b', True)", '`copy` comes by name alone.'],
          ["send(text='b')", '`to` is missing.'],
          ["send('a', to='b')", '`to` is given twice.'],
          ["send('a', subject='b')", 'No parameter has this name.'],
        ],
        wrong: [
          ["send('a')", 'The others have defaults.'],
          ["send(text='b', to='a')", 'By name in any order.'],
          ["send('a', copy=True)", '`copy` by name.'],
          ["send(*['a', 'b'])", 'The list is dealt out to two places.'],
        ],
      },
      {
        stem: 'Which calls raise a `TypeError`? Choose all.',
        code: 'def area(width, /, height=1, **unit):\n    return width * height',
        right: [
          ['area(width=2)', '`width` comes by place alone, so it is missing.'],
          ['area()', '`width` is missing.'],
          ['area(1, 2, 3)', 'There are two places only.'],
          ['area(1, 2, height=3)', '`height` is given twice.'],
        ],
        wrong: [
          ['area(2, height=3)', 'The second may come by name.'],
          ['area(2, cm=True)', 'Other names are gathered.'],
          ["area(2, **{'height': 3})", 'The dict is spread to names.'],
          ['area(2, width=9)', 'The name is free, since the parameter has only a place: it is gathered.'],
        ],
      },
    ],
  }),
  printsNumber({
    name: 'default-that-remembers',
    seconds: 90,
    hint: 'How often is the default made, and which calls use it?',
    draw: (rng) => ({
      calls: Array.from({ length: rng.int(3, 5) }, () => rng.chance() < 0.7),
      isSafe: rng.chance() < 0.3,
    }),
    code: ({ calls, isSafe }) =>
      [
        `def keep(x, seen=${isSafe ? 'None' : '[]'}):`,
        ...(isSafe ? ['    seen = [] if seen is None else seen'] : []),
        '    seen.append(x)',
        '    return len(seen)',
        ...calls.map((isOwn, i) => (isOwn ? `keep(${i})` : `keep(${i}, [])`)),
        "print(keep('last'))",
      ].join('\n'),
    value: ({ calls, isSafe }) => (isSafe ? 1 : calls.filter(Boolean).length + 1),
    because: ({ isSafe }) =>
      isSafe
        ? 'None stands for “nothing was given”, and a new list is made in each such call.'
        : 'The list was made once, with the def, and every call without a second argument appends to it.',
    slip: () => 'A call that brings a list of its own does not touch the default.',
  }),
  printsLine({
    name: 'local-everywhere',
    seconds: 90,
    hint: 'Is the name assigned anywhere in the function? Then it is local in all of it.',
    draw: (rng) => ({
      n: rng.int(2, 60),
      m: rng.int(61, 99),
      way: rng.pick(['read', 'late', 'global', 'append']),
    }),
    code: ({ n, m, way }) =>
      [
        way === 'append' ? `score = [${n}]` : `score = ${n}`,
        'def play():',
        ...(way === 'global' ? ['    global score'] : []),
        '    try:',
        way === 'append' ? `        score.append(${m})` : '        seen = score',
        ...(way === 'read' || way === 'append' ? [] : [`        score = ${m}`]),
        '    except UnboundLocalError:',
        "        print('unbound', end=' ')",
        'play()',
        way === 'append' ? 'print(len(score))' : 'print(score)',
      ].join('\n'),
    value: ({ n, m, way }) =>
      ({ read: `${n}`, late: `unbound ${n}`, global: `${m}`, append: '2' })[way] ?? '',
    because: ({ way }) =>
      ({
        read: 'Nothing assigns the name in the function, so the one of the module is read.',
        late: 'The assignment below makes the name local, and it has no value yet when it is read.',
        global: '`global` says that the name of the module is meant, also when assigning.',
        append: 'A method changes the object; nothing is assigned.',
      })[way] ?? '',
    slip: () => 'Where a name belongs is settled for the whole function before it runs.',
  }),
  printsLine({
    name: 'seen-when-called',
    seconds: 90,
    hint: 'Is the value taken when the function is made, or looked up when it is called?',
    draw: (rng) => ({ count: rng.int(3, 4), by: rng.int(2, 9), isFixed: rng.chance() < 0.5 }),
    code: ({ count, by, isFixed }) =>
      `steps = []\nfor n in range(${count}):\n    steps.append(lambda x${isFixed ? ', n=n' : ''}: x + n * ${by})\nprint([step(1) for step in steps])`,
    value: ({ count, by, isFixed }) =>
      `[${Array.from({ length: count }, (_, i) => 1 + by * (isFixed ? i : count - 1)).join(', ')}]`,
    because: ({ isFixed }) =>
      isFixed
        ? 'A default is computed when the function is made, so each keeps its own.'
        : 'All look into the one `n` when they are called, and by then it has its last value.',
    slip: () => 'A function keeps variables, not values.',
  }),
  printsInOrder({
    name: 'applied-from-below',
    seconds: 105,
    hint: 'When does a decorator run, and which of the two gets the bare function?',
    draw: (rng) => {
      const [a = '', b = ''] = rng.sample(['gold', 'lead', 'iron', 'zinc'], 2)
      const words = [`make ${b}`, `make ${a}`, 'ready', `in ${a}`, `in ${b}`]
      return { a, b, words, shown: rng.shuffle(words) }
    },
    code: ({ a, b }) =>
      [
        'def coat(name):',
        '    def decorate(f):',
        "        print('make', name)",
        '        def inner():',
        "            print('in', name)",
        '            f()',
        '        return inner',
        '    return decorate',
        '',
        `@coat('${a}')`,
        `@coat('${b}')`,
        'def work():',
        '    pass',
        '',
        "print('ready')",
        'work()',
      ].join('\n'),
    order: ({ words }) => words,
    because: () =>
      'Decorators run with the def, the lowest first. The uppermost lies outside, so a call enters it first.',
    slip: () => 'They are not run at each call; what they gave back is.',
  }),
  printsNumber({
    name: 'counted-by-nonlocal',
    seconds: 90,
    hint: 'Which of the counters share a variable?',
    about: 'Where a name is looked up',
    draw: (rng) => ({
      start: rng.int(1, 30),
      calls: Array.from({ length: rng.int(3, 5) }, () => rng.pick(['one', 'two', 'same'])),
      last: rng.pick(['one', 'two']),
    }),
    code: ({ start, calls, last }) =>
      [
        'def counter(n):',
        '    def step():',
        '        nonlocal n',
        '        n += 1',
        '        return n',
        '    return step',
        `one, two = counter(${start}), counter(${start})`,
        'same = one',
        ...calls.map((call) => `${call}()`),
        `print(${last}())`,
      ].join('\n'),
    value: ({ start, calls, last }) =>
      start + 1 + calls.filter((call) => (call === 'two') === (last === 'two')).length,
    because: () => 'Each call of `counter` has an `n` of its own; `same` is another name for `one`.',
    slip: () => '`nonlocal` means the `n` of the call around it, not one for all.',
  }),
  printsLine({
    name: 'gives-nothing-back',
    seconds: 75,
    hint: 'What does a method give that changes its object in place?',
    about: 'A call ties names',
    draw: (rng) => ({
      numbers: rng.shuffle([rng.int(1, 3), rng.int(4, 6), rng.int(7, 9)]),
      way: rng.pick(['sorted(x)', 'x.sort()', 'x.reverse()', 'list(reversed(x))']),
    }),
    code: ({ numbers, way }) => `x = [${numbers.join(', ')}]\ny = ${way}\nprint(y, x[0])`,
    value: ({ numbers, way }) => {
      const sorted = [...numbers].sort((a, b) => a - b)
      const reversed = [...numbers].reverse()
      if (way === 'x.sort()') return `None ${sorted[0]}`
      if (way === 'x.reverse()') return `None ${reversed[0]}`
      return `[${(way.startsWith('sorted') ? sorted : reversed).join(', ')}] ${numbers[0]}`
    },
    because: ({ way }) =>
      way.startsWith('x.')
        ? 'The method works on the list in place and gives None.'
        : 'The function makes a new list and leaves the old one as it is.',
    slip: () => '`x = x.sort()` loses the list.',
  }),
  linesThat({
    name: 'looks-it-up-later',
    what: 'runs',
    seconds: 90,
    hint: 'When is the default computed, when the body, and what is there at that moment?',
    about: 'Defaults are made once',
    scenes: [
      {
        stem: 'One of these lines is run below the code. Which run without an error? Choose all.',
        code: 'def f(x, n=3):\n    return x + n + extra',
        right: [
          ['g = f', 'Nothing of the body is run.'],
          ['extra = 1; f(2)', 'The name is there when the body looks for it.'],
          ['f.__defaults__[0] + 1', 'The default was made with the def.'],
          ['h = lambda: f(1)', 'The body of the lambda is not run.'],
        ],
        wrong: [
          ['f(2)', 'The body looks for `extra`, and there is none.'],
          ['h = [f(1) for _ in range(1)]', 'The call is made in the comprehension.'],
          ['def k(x=f(1)): pass', 'A default is computed with the def.'],
          ['print(n)', 'The parameter is local to the function.'],
        ],
      },
      {
        stem: 'One of these lines is run below the code. Which run without an error? Choose all.',
        code: 'def total(items):\n    return sum(items) / share',
        right: [
          ['share = 2; total([2, 4])', 'The name is there when the body looks for it.'],
          ['other = total', 'Nothing of the body is run.'],
          ['def run(): return total([1])', 'The body is not run yet.'],
          ['total.__name__', 'It is an attribute of the function.'],
        ],
        wrong: [
          ['total([1, 2])', '`share` is looked for and not there.'],
          ['def run(x=total([1])): pass', 'A default is computed with the def.'],
          ['total([1], share=2)', 'There is no such parameter.'],
          ['print(items)', 'The parameter is local to the function.'],
        ],
      },
    ],
  }),
])
