import { oneOf, reckoned, someOf } from '../drawn-checks'
import { hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'
import { printsInOrder, printsLine, printsNumber } from './asked'

const WORDS = ['amber', 'brick', 'coral', 'denim', 'ebony', 'flint', 'green'] as const
const DISHES = ['beans', 'curry', 'pasta', 'rice', 'stew'] as const

export default moduleChecks('typescript-foundations/asynchronous-code', [
  printsInOrder({
    name: 'order-of-lines',
    seconds: 105,
    hint: 'Three queues: what is running, what waits for promises, what waits for timers.',
    draw: (rng) => {
      const [a = '', b = '', c = '', d = '', e = ''] = rng.sample(WORDS, 5)
      return {
        words: [a, b, c, d, e] as const,
        isFirst: rng.chance() < 0.5,
        shown: rng.shuffle([a, b, c, d, e]),
      }
    },
    code: ({ words: [a, b, c, d, e], isFirst }) => {
      const timer = `setTimeout(() => {\n  console.log('${d}')\n  Promise.resolve().then(() => console.log('${e}'))\n}, 0)`
      const micro = `Promise.resolve()\n  .then(() => console.log('${b}'))\n  .then(() => console.log('${c}'))`
      return [...(isFirst ? [timer, micro] : [micro, timer]), `console.log('${a}')`].join('\n')
    },
    order: ({ words }) => words,
    because: () =>
      'The running code ends first. Then come all microtasks, also the one that the first of them adds; then the timer, and what it puts into the microtasks.',
    slip: () => 'A timer of 0 milliseconds does not come before a promise that is settled already.',
  }),
  printsInOrder({
    name: 'before-the-await',
    seconds: 105,
    hint: 'How far does each call get before it gives control back?',
    draw: (rng) => {
      const [p = '', q = ''] = rng.sample(DISHES, 2)
      const last = rng.pick(['table', 'candle', 'bread'])
      const words = [`cut ${p}`, `cut ${q}`, last, `serve ${p}`, `serve ${q}`]
      return { p, q, last, words, shown: rng.shuffle(words) }
    },
    code: ({ p, q, last }) =>
      [
        'async function make(dish: string) {',
        "  console.log('cut ' + dish)",
        '  await null',
        "  console.log('serve ' + dish)",
        '}',
        `make('${p}')`,
        `make('${q}')`,
        `console.log('${last}')`,
      ].join('\n'),
    order: ({ words }) => words,
    because: () =>
      'Each call runs at once up to its await; the rest of both waits until the script has ended.',
    slip: () => 'A call without await is not put off: it begins at once.',
  }),
  oneOf({
    name: 'always-allowed',
    seconds: 75,
    hint: 'What does an async function give to who calls it?',
    scenes: [
      ['isOpen', 'shop', 'enter()'],
      ['hasPaid', 'guest', 'serve()'],
      ['mayEdit', 'page', 'save()'],
    ].map(([fn = '', what = '', act = '']) => ({
      stem: `\`${fn}\` is async and gives a promise of a boolean. What does this line do?`,
      code: `if (${fn}(${what})) ${act}`,
      right: [
        [
          `It calls ${act} whatever the answer is`,
          'A promise is an object, and an object is true in a condition.',
        ],
        ['It does not look at the answer at all', 'It looks whether a promise is there, and one is.'],
      ] as const,
      wrong: [
        [`It waits for the answer and then decides`, 'Only await waits.'] as const,
        [`It never calls ${act}`, 'A promise is true in a condition.'] as const,
        [
          'It throws, for a promise is no boolean',
          'Any value may stand in a condition at run time.',
        ] as const,
        [`It calls ${act} once the promise is fulfilled`, 'Nothing ties the call to the promise.'] as const,
      ],
    })),
  }),
  reckoned({
    name: 'time-it-takes',
    seconds: 90,
    hint: 'Mark for each call when it is started, then see what is waited for.',
    draw: (rng) => ({
      a: rng.int(2, 6) * 100,
      b: rng.int(2, 6) * 100,
      c: rng.int(2, 9) * 100,
      way: rng.int(0, 2),
    }),
    stem: () =>
      '`wait(ms)` gives a promise that is fulfilled after so many milliseconds. After how many does the function end, if computing takes no time?',
    code: ({ a, b, c, way }) =>
      [
        'async function run() {',
        ...(way === 0
          ? [`  const first = wait(${a})`, `  await wait(${b})`, '  await first', `  await wait(${c})`]
          : way === 1
            ? [`  await wait(${a})`, `  await Promise.all([wait(${b}), wait(${c})])`]
            : [
                `  await Promise.all([${a}, ${b}].map(wait))`,
                `  for (const ms of [${c}, ${a}]) await wait(ms)`,
              ]),
        '}',
      ].join('\n'),
    unit: 'Milliseconds.',
    value: ({ a, b, c, way }) =>
      way === 0 ? Math.max(a, b) + c : way === 1 ? a + Math.max(b, c) : Math.max(a, b) + c + a,
    within: 0,
    because: ({ way }) =>
      way === 0
        ? '`first` was started at the beginning, so the two run together; the third is started after both.'
        : way === 1
          ? 'The first is waited for before the two others are started, and these run together.'
          : 'The two of `map` run together, the two of the loop one after the other.',
    slip: () => 'What counts is when a call is made, not where it is awaited.',
    again: ({ a, b, c, way }, { js }) => {
      const { printed } = js(
        `let now = 0; const wait = (ms) => { const at = now + ms; return { then: (go) => { now = Math.max(now, at); go() } } };
         const all = (list) => ({ then: (go) => { for (const one of list) one.then(() => undefined); go() } });
         (async () => { ${
           way === 0
             ? `const first = wait(${a}); await wait(${b}); await first; await wait(${c})`
             : way === 1
               ? `await wait(${a}); await all([wait(${b}), wait(${c})])`
               : `await all([wait(${a}), wait(${b})]); for (const ms of [${c}, ${a}]) await wait(ms)`
         }; console.log(now) })()`,
      )
      return Number(printed)
    },
  }),
  printsLine({
    name: 'which-is-settled',
    seconds: 90,
    hint: 'What does this combination wait for: the first of any kind, the first good one, or all?',
    draw: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(WORDS, 3)
      const [x = 1, y = 2, z = 3] = rng.shuffle([10, 20, 30])
      return { a, b, c, x, y, z, way: rng.pick(['race', 'any', 'all', 'allSettled']) }
    },
    code: ({ a, b, c, x, y, z, way }) =>
      [
        'const ok = (word: string, ms: number) =>',
        '  new Promise<string>((go) => setTimeout(() => go(word), ms))',
        'const fails = (word: string, ms: number) =>',
        '  new Promise<string>((_, no) => setTimeout(() => no(word), ms))',
        `Promise.${way}([ok('${a}', ${x}), fails('${b}', ${y}), ok('${c}', ${z})])`,
        `  .then((got) => console.log('got', ${way === 'allSettled' ? 'got.length' : 'String(got)'}), (why) => console.log('failed', why))`,
      ].join('\n'),
    value: ({ a, b, c, x, y, z, way }) => {
      if (way === 'all') return `failed ${b}`
      if (way === 'allSettled') return 'got 3'
      if (way === 'any') return `got ${x < z ? a : c}`
      return y < x && y < z ? `failed ${b}` : `got ${x < z ? a : c}`
    },
    because: ({ way }) =>
      ({
        race: 'race takes whatever is settled first, good or bad.',
        any: 'any takes the first that is fulfilled and passes over what fails.',
        all: 'all fails as soon as one does, with its reason.',
        allSettled: 'allSettled waits for all and gives an entry for each.',
      })[way] ?? '',
    slip: () => 'The place in the list counts only for the order of results, not for who is first.',
  }),
  printsLine({
    name: 'caught-or-passed-on',
    seconds: 90,
    hint: 'Go along the chain with a mark: is there an error at this point or not?',
    draw: (rng) => ({
      start: rng.chance() < 0.6,
      a: rng.int(2, 9),
      b: rng.int(2, 9),
      isRethrown: rng.chance() < 0.4,
    }),
    code: ({ start, a, b, isRethrown }) =>
      [
        `const begin: Promise<number> = ${start ? `Promise.reject(new Error('x'))` : `Promise.resolve(${a})`}`,
        'begin',
        `  .then((n) => n * 10)`,
        `  .catch((error) => ${isRethrown ? '{ throw error }' : b})`,
        '  .then((n) => n + 1)',
        "  .then(console.log, () => console.log('failed'))",
      ].join('\n'),
    value: ({ start, a, b, isRethrown }) => (start ? (isRethrown ? 'failed' : `${b + 1}`) : `${a * 10 + 1}`),
    because: ({ start, isRethrown }) =>
      !start
        ? 'There is no error, so catch is passed over.'
        : isRethrown
          ? 'catch throws again, so the next then is passed over as well.'
          : 'The first then is passed over, catch gives a value, and the chain goes on with it.',
    slip: () => 'A catch that gives a value mends the chain, whether that was meant or not.',
  }),
  printsNumber({
    name: 'lost-between',
    seconds: 105,
    hint: 'What has each caller read before the first of them writes?',
    draw: (rng) => ({
      start: rng.int(5, 30),
      a: rng.int(2, 9),
      b: rng.int(2, 9),
      isTurn: rng.chance() < 0.4,
    }),
    code: ({ start, a, b, isTurn }) =>
      [
        `let visits = ${start}`,
        'async function add(n: number) {',
        '  const seen = visits',
        '  await null',
        '  visits = seen + n',
        '}',
        'async function run() {',
        isTurn ? `  await add(${a})\n  await add(${b})` : `  await Promise.all([add(${a}), add(${b})])`,
        '  console.log(visits)',
        '}',
        'run()',
      ].join('\n'),
    value: ({ start, a, b, isTurn }) => (isTurn ? start + a + b : start + b),
    because: ({ isTurn }) =>
      isTurn
        ? 'The second call begins after the first has written.'
        : 'Both read before either writes, and the second writes over the first.',
    slip: () => 'Without threads, too, others come in at an await.',
  }),
  someOf({
    name: 'stops-or-goes-on',
    seconds: 90,
    hint: 'Does anything reach the work itself, or only who waits for it?',
    scenes: ['upload', 'backup', 'restore'].map((name) => ({
      stem: `\`${name}()\` writes to a server and takes long. Which statements hold? Choose all.`,
      right: [
        [
          `After \`Promise.race([${name}(), timeout])\` lost to the timeout, the ${name} may still write`,
          'A race stops waiting, not the work.',
        ],
        [
          `A signal that ${name} hands to \`fetch\` lets \`abort()\` end the request`,
          'This reaches the work.',
        ],
        [`A second try after a timeout can write twice`, 'The first one may still be on its way.'],
        ['A promise itself has no way to be stopped', 'It is a result to come, not the work.'],
      ] as const,
      wrong: [
        [`Leaving a function that awaits ${name} stops it`, 'Whoever no longer waits has stopped nothing.'],
        [
          '`abort()` takes back what the server has done already',
          'It only ends the waiting and the sending.',
        ],
        [`\`Promise.all\` stops the ${name} when another one fails`, 'It rejects; the others go on.'],
        ['A rejected race frees what the losers hold', 'The losers run to their end.'],
      ] as const,
    })),
  }),
  someOf({
    name: 'micro-or-timer',
    seconds: 75,
    hint: 'Which of them need a new turn of the event loop?',
    about: 'One hand, many errands',
    scenes: [
      {
        stem: 'Which of these run before the next timer, once the running code has ended? Choose all.',
        right: [
          ['A `then` of a promise that is fulfilled already', 'It is a microtask.'],
          ['What follows `await null`', 'The rest of the function is a microtask.'],
          ['A microtask that another microtask adds', 'The queue is emptied, with what comes in meanwhile.'],
        ],
        wrong: [
          ['What follows `await` of a promise that a later timer fulfils', 'It waits for that timer.'],
          ['A `setTimeout` of 0 that a microtask makes', 'It is a timer, behind those that are due.'],
          ['A click that comes in meanwhile', 'It is a task of its own.'],
          ['An answer of the network', 'It is a task of its own.'],
        ],
      },
      {
        stem: 'A loop computes for two seconds without an await. What can happen within these two seconds? Choose all.',
        right: [
          ['The loop calls functions of its own', 'They belong to what is running.'],
          [
            'A request that was sent before is answered by the server',
            'The world outside goes on; only nobody listens yet.',
          ],
          ['A timer becomes due', 'It is due, but it is not run.'],
        ],
        wrong: [
          ['The callback of a timer runs', 'It waits until the loop has ended.'],
          ['A `then` runs', 'Microtasks wait until the code has ended.'],
          ['A click is handled', 'It waits as well.'],
          ['Another async function goes on after its await', 'Nothing runs beside the loop.'],
        ],
      },
    ],
  }),
  printsInOrder({
    name: 'handed-to-foreach',
    seconds: 105,
    hint: 'Does anybody wait for the promise of each step before the next one begins?',
    about: 'A promise, and await',
    draw: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(WORDS, 3)
      const isLoop = rng.chance() < 0.4
      const words = isLoop
        ? [`go ${a}`, `end ${a}`, `go ${b}`, `end ${b}`, c]
        : [`go ${a}`, `go ${b}`, c, `end ${a}`, `end ${b}`]
      return { a, b, c, isLoop, words, shown: rng.shuffle(words) }
    },
    code: ({ a, b, c, isLoop }) =>
      [
        'async function step(word: string) {',
        "  console.log('go ' + word)",
        '  await null',
        "  console.log('end ' + word)",
        '}',
        'async function run() {',
        `  const words = ['${a}', '${b}']`,
        isLoop
          ? '  for (const word of words) await step(word)'
          : '  words.forEach(async (word) => {\n    await step(word)\n  })',
        `  console.log('${c}')`,
        '}',
        'run()',
      ].join('\n'),
    order: ({ words }) => words,
    because: ({ isLoop }) =>
      isLoop
        ? 'The loop waits for each step before it goes on.'
        : 'forEach starts both and throws their promises away.',
    slip: () => 'An await inside a callback makes the callback wait, not who called it.',
  }),
  moduleTask({
    name: 'in-turn',
    kind: 'code-js',
    about: 'One after the other, or together',
    seconds: 420,
    hint: 'Start them all before you wait for any, and give each a way of its own to fail.',
    params: (rng) => {
      const n = () => rng.int(2, 60)
      const ok = (value: number) => `() => Promise.resolve(${value})`
      const bad = "() => Promise.reject(new Error('no'))"
      const made = (name: string, list: readonly string[], gives: string) => ({
        name,
        shown: `tryAll([${list.join(', ')}]) gives ${gives}`,
        call: `tryAll([${list.join(', ')}])`,
        gives,
      })
      const [a, b, c] = [n(), n(), n()]
      return {
        cases: [
          made('one fails', [ok(a), bad], `[${a}, null]`),
          made('all are well', [ok(a), ok(b), ok(c)], `[${a}, ${b}, ${c}]`),
          made('nothing to do', [], '[]'),
          made('the first fails', [bad, ok(b), bad], `[null, ${b}, null]`),
          made('thrown before any promise', ["() => { throw new Error('at once') }", ok(c)], `[null, ${c}]`),
          {
            name: 'all are started first',
            shown: 'all tasks begin before one is done',
            call: `(async () => { const seen = []; const task = (id) => async () => { seen.push('go' + id); await null; seen.push('end' + id) }; await tryAll([task(1), task(2)]); return seen.join() })()`,
            gives: "'go1,go2,end1,end2'",
          },
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `tryAll(tasks)`: it calls every function of the list, all at once, and gives a promise of a list with the value of each in the order of the tasks, `null` where a task fails, in whatever way.',
      starter: 'async function tryAll(tasks) {\n  return []\n}\n',
      answerHint: 'JavaScript; each task takes nothing and should give a promise.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        'async function tryAll(tasks) {\n  return Promise.all(\n    tasks.map(async (task) => {\n      try {\n        return await task()\n      } catch {\n        return null\n      }\n    }),\n  )\n}',
    }),
    why: () => ({
      right: 'map starts all of them; the try around await catches a rejection and what is thrown at once.',
      wrong:
        'Does one failure take the others with it? Is a task that throws before it gives a promise caught? And are they really started together, not in a loop that waits?',
    }),
    solutions: () => [
      'async function tryAll(tasks) { const all = await Promise.allSettled(tasks.map(async (t) => t())); return all.map((r) => (r.status === "fulfilled" ? r.value : null)) }',
      'const tryAll = (tasks) => Promise.all(tasks.map((t) => new Promise((go) => go(t())).catch(() => null)))',
    ],
    wrong: () => ({
      'one failure is all':
        'async function tryAll(tasks) { try { return await Promise.all(tasks.map((t) => t())) } catch { return tasks.map(() => null) } }',
      'one after the other':
        'async function tryAll(tasks) { const out = []; for (const t of tasks) { try { out.push(await t()) } catch { out.push(null) } } return out }',
      'what is thrown at once is not caught':
        'async function tryAll(tasks) { return Promise.all(tasks.map((t) => t().catch(() => null))) }',
    }),
  }),
])
