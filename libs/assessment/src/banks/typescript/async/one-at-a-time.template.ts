import type { CallCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

export interface Params {
  isKeyed: boolean
  /** As many turns of the queue of jobs does each of some tasks take. */
  turns: readonly number[]
  values: readonly number[]
}

/** Stands before every call: tasks that take turns, and note in `log` when they begin and end. */
const BEFORE = `const log = []; const turns = async (n) => { while (n-- > 0) await null }
  const run = oneAtATime()
  const task = (name, n, value) => async () => { log.push('+' + name); await turns(n); log.push('-' + name); return value }`
const toCase = (name: string, shown: string, does: string, gives: string): CallCase => ({
  name,
  shown,
  call: `(async () => { ${BEFORE}; ${does} })()`,
  gives,
})

function cases({ isKeyed, turns, values }: Params): { visible: CallCase[]; hidden: CallCase[] } {
  const [n0 = 0, n1 = 0, n2 = 0] = turns
  const [v0 = 0, v1 = 0, v2 = 0] = values
  const key = isKeyed ? `'x', ` : ''
  const three = `run(${key}task('a', ${n0}, ${v0})), run(${key}task('b', ${n1}, ${v1})), run(${key}task('c', ${n2}, ${v2}))`
  const fail = `async () => { log.push('!'); await turns(${n1}); throw new RangeError('no') }`
  const visible = [
    toCase(
      'two tasks',
      `Two tasks${isKeyed ? ' of one key' : ''} are given to run at once, a before b.\nEach notes + when it begins and - when it ends.\nnoted: +a -a +b -b`,
      `await Promise.all([run(${key}task('a', ${n0}, ${v0})), run(${key}task('b', ${n1}, ${v1}))]); return log`,
      `['+a', '-a', '+b', '-b']`,
    ),
  ]
  const hidden = [
    toCase(
      'three tasks and their results',
      'in order of the calls',
      `const got = await Promise.all([${three}]); return [got, log]`,
      `[[${v0}, ${v1}, ${v2}], ['+a', '-a', '+b', '-b', '+c', '-c']]`,
    ),
    toCase(
      'a task that fails',
      'its caller gets the error, the next one runs',
      `const first = run(${key}${fail}).then(() => 'ok', (error) => error.name); const next = run(${key}task('b', ${n0}, ${v1})); return [await first, await next, log]`,
      `['RangeError', ${v1}, ['!', '+b', '-b']]`,
    ),
    toCase(
      'a task that throws at once',
      'a function that is not async',
      `const first = run(${key}() => { throw new TypeError('no') }).then(() => 'ok', (error) => error.name); const next = run(${key}() => ${v2}); return [await first, await next]`,
      `['TypeError', ${v2}]`,
    ),
    toCase(
      'later calls',
      'one that comes while another runs, one after all have ended',
      `const first = run(${key}task('a', ${n0 + 20}, 1)); await turns(3); const second = run(${key}task('b', ${n1}, 2)); await first; await second; await turns(30); await run(${key}task('c', 1, 3)); return log`,
      `['+a', '-a', '+b', '-b', '+c', '-c']`,
    ),
  ]
  const apart = toCase(
    'keys apart',
    'a task of one key waits for one of another key',
    `let open; const gate = new Promise((done) => { open = done }); const a = run('x', async () => { await gate; log.push('x1') }); const c = run('x', async () => { log.push('x2') }); const b = run('y', async () => { log.push('y'); open() }); await Promise.all([a, b, c]); return log`,
    `['y', 'x1', 'x2']`,
  )
  return { visible, hidden: isKeyed ? [...hidden, apart] : hidden }
}

export default template({
  id: 'typescript/async/one-at-a-time',
  revision: 1,
  kind: 'code-js',
  topic: 'async',
  grade: 4,
  seconds: 480,
  lang: 'javascript',
  status: 'active',
  idea: 'A lock is a chain of promises: each task is put behind the last one, whether that fails or not, and its own result goes to its caller.',
  params: (rng): Params => ({
    isKeyed: rng.int(0, 1) === 1,
    turns: rng.sample([2, 4, 6, 8, 12], 3),
    values: rng.sample([3, 5, 7, 9, 11, 13, 17], 3),
  }),
  ask: (params) => ({
    stem: `Write \`oneAtATime()\`. It gives a function \`run(${params.isKeyed ? 'key, ' : ''}task)\`. A task is a function without parameters that gives a promise or a value, or throws. Tasks ${params.isKeyed ? 'of the same key ' : ''}run one at a time, in the order of the calls of \`run\`: one is called when the one before has ended, well or badly. ${params.isKeyed ? 'Tasks of different keys do not wait for each other. ' : ''}\`run\` gives a promise that comes to what its own task came to, value or error. Whether a task that need not wait is called at once or a little later does not matter.`,
    starter: `function oneAtATime() {\n  return async (${params.isKeyed ? 'key, ' : ''}task) => task()\n}\n`,
    answerHint: 'JavaScript that declares oneAtATime.',
    cases: cases(params).visible,
  }),
  key: (params) => ({ kind: 'code-js', cases: cases(params).hidden }),
  why: () =>
    'The tail of the chain is the promise of the last task with its error taken away; the caller gets the promise with the error.',
  source: ['MDN, Using promises', 'MDN, Promise.prototype.then()'],
})
