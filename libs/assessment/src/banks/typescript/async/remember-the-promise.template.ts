import type { CallCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

type Failed = 'dropped' | 'kept'

/** A case whose `load` notes every call; `does` says what is awaited and returned. */
const toCase = (name: string, shown: string, load: string, does: string, gives: string): CallCase => ({
  name,
  shown,
  call: `(async () => { const calls = []; const get = remember(async (key) => { calls.push(key); await null; ${load} }); ${does} })()`,
  gives,
})
const tried = (key: string) => `await get(${key}).then((v) => 'ok', (error) => error.message)`

interface Params {
  failed: Failed
  a: number
  b: number
  times: number
}

function cases({ failed, a, b, times }: Params): { visible: CallCase[]; hidden: CallCase[] } {
  const product = `return key * ${times}`
  const moody = `if (calls.length === 1) throw new Error('busy'); ${product}`
  const again = failed === 'dropped' ? `['busy', 'ok', 'ok', 2]` : `['busy', 'busy', 'busy', 1]`
  return {
    visible: [
      toCase(
        'one after another',
        `load(key) comes to ${times} * key\nget(${a}), then get(${a}), then get(${b}) come to ${a * times}, ${a * times}, ${b * times}\nload was called with ${a}, ${b}`,
        product,
        `const got = [await get(${a}), await get(${a}), await get(${b})]; return [got, calls]`,
        `[[${a * times}, ${a * times}, ${b * times}], [${a}, ${b}]]`,
      ),
    ],
    hidden: [
      toCase(
        'two at once',
        'asked twice while under way',
        product,
        `const got = await Promise.all([get(${a}), get(${b}), get(${a}), get(${a})]); return [got, calls]`,
        `[[${a * times}, ${b * times}, ${a * times}, ${a * times}], [${a}, ${b}]]`,
      ),
      toCase(
        'two of a failure at once',
        'both get the error',
        moody,
        `const got = await Promise.allSettled([get(${a}), get(${a})]); return [got.map((one) => one.status), calls.length]`,
        `[['rejected', 'rejected'], 1]`,
      ),
      toCase(
        'after a failure',
        'a failed load and two further calls',
        moody,
        `return [${[1, 2, 3].map(() => tried(String(a))).join(', ')}, calls.length]`,
        again,
      ),
      toCase(
        'values that are false',
        'nothing, zero and an empty text are values too',
        `return [0, '', null, undefined][key]`,
        'for (const key of [0, 1, 2, 3, 3, 2, 1, 0]) await get(key); return calls',
        '[0, 1, 2, 3]',
      ),
      toCase(
        'a number and its text',
        'other keys',
        'return typeof key',
        `return [await get(${b}), await get('${b}'), calls.length]`,
        `['number', 'string', 2]`,
      ),
    ],
  }
}

export default template({
  id: 'typescript/async/remember-the-promise',
  revision: 1,
  kind: 'code-js',
  topic: 'async',
  grade: 4,
  nudge: -0.3,
  seconds: 420,
  lang: 'javascript',
  status: 'active',
  idea: 'To share work that is under way the promise is kept, not its value; what becomes of a rejected one has to be decided.',
  params: (rng) => {
    const [a = 2, b = 3] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
    return { failed: rng.pick(['dropped', 'kept'] as const), a, b, times: rng.int(2, 9) }
  },
  ask: (params) => ({
    stem: `Write \`remember(load)\`. It gives a function \`get(key)\`, which gives a promise of what \`load(key)\` comes to; \`load\` is async. For each key \`load\` is called once, also where \`get\` is called again before the first call has ended. If a load fails, whoever asked by then gets its error${params.failed === 'dropped' ? '; the next call of `get` after that loads again' : ', and so does everybody who asks later'}. Keys are told apart as by \`===\`; any value may come of a load.`,
    starter: 'function remember(load) {\n  return (key) => load(key)\n}\n',
    answerHint: 'JavaScript that declares remember.',
    cases: cases(params).visible,
  }),
  key: (params) => ({ kind: 'code-js', cases: cases(params).hidden }),
  why: ({ failed }) =>
    `A Map from the key to the promise, set before anything is awaited. A rejected promise is ${failed === 'dropped' ? 'deleted from it when it fails' : 'kept as it is'}.`,
  source: ['MDN, Map', 'MDN, Promise.prototype.catch()'],
})
