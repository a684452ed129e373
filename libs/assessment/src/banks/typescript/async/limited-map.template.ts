import type { CallCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

export interface Params {
  /** What becomes of a call that fails: the whole is rejected, or its place holds null. */
  failed: 'stops' | 'null'
  limit: number
  times: number
}

/** Work that takes as many turns of the queue as its item says, and notes when it begins, ends and how many there are. */
const BEFORE = `const begun = [], ended = []; let now = 0, most = 0
  const turns = async (n) => { while (n-- > 0) await null }
  const work = (times, bad) => async (n) => {
    begun.push(n); now += 1; most = Math.max(most, now); await turns(n); now -= 1; ended.push(n)
    if (n === bad) throw new RangeError('no')
    return n * times
  }`
const toCase = (name: string, shown: string, does: string, gives: string): CallCase => ({
  name,
  shown,
  call: `(async () => { ${BEFORE}; ${does} })()`,
  gives,
})

function cases({ failed, limit, times }: Params): { visible: CallCase[]; hidden: CallCase[] } {
  /** One item that takes long, first of all, and short ones: workers that are free go on with those. */
  const uneven = [300, ...Array.from({ length: 2 * limit + 1 }, (_, i) => 10 + 20 * (i % 3) + i)]
  const results = uneven.map((n) => n * times)
  const bad = 42
  const mixed = [...Array.from({ length: limit - 1 }, (_, i) => 60 + i), bad, 300, 301, 302, 303]
  const list = (numbers: readonly (number | null)[]) => `[${numbers.map(String).join(', ')}]`
  const failing =
    failed === 'stops'
      ? [
          toCase(
            'a call fails',
            'the promise is rejected with its error, and before the others have ended',
            `const name = await mapLimit(${list(mixed)}, ${limit}, work(${times}, ${bad})).catch((error) => error.name); return [name, ended.length]`,
            `['RangeError', 1]`,
          ),
          toCase(
            'after a failure',
            'nothing further is begun, also later',
            `await mapLimit(${list(mixed)}, ${limit}, work(${times}, ${bad})).catch(() => {}); await turns(2000); return begun`,
            list(mixed.slice(0, limit)),
          ),
        ]
      : [
          toCase(
            'a call fails',
            'its place holds null, the others run',
            `return [await mapLimit(${list(mixed)}, ${limit}, work(${times}, ${bad})), begun.length]`,
            `[${list(mixed.map((n) => (n === bad ? null : n * times)))}, ${mixed.length}]`,
          ),
          toCase(
            'all fail',
            'null for each',
            `return mapLimit([1, 2, 3, 4], ${limit}, async () => { throw new TypeError('no') })`,
            '[null, null, null, null]',
          ),
        ]
  return {
    visible: [
      toCase(
        'four items',
        `mapLimit([4, 3, 2, 1], ${limit}, work), where work(n) comes to ${times} * n\ncomes to ${list([4, 3, 2, 1].map((n) => n * times))}`,
        `return mapLimit([4, 3, 2, 1], ${limit}, work(${times}))`,
        list([4, 3, 2, 1].map((n) => n * times)),
      ),
    ],
    hidden: [
      toCase(
        'results',
        'of uneven work, in order of the items',
        `return mapLimit(${list(uneven)}, ${limit}, work(${times}))`,
        list(results),
      ),
      toCase(
        'how many at once',
        'never more than the limit, and as many as that',
        `await mapLimit(${list(uneven)}, ${limit}, work(${times})); return most`,
        String(limit),
      ),
      toCase(
        'a long one first',
        'the others are done before it ends',
        `await mapLimit(${list(uneven)}, ${limit}, work(${times})); return [begun, ended.at(-1)]`,
        `[${list(uneven)}, 300]`,
      ),
      toCase('no items', 'an empty list', `return mapLimit([], ${limit}, work(${times}))`, '[]'),
      toCase(
        'fewer items than the limit',
        'a large limit',
        `return [await mapLimit([2, 1], ${limit + 5}, work(${times})), most]`,
        `[[${2 * times}, ${times}], 2]`,
      ),
      ...failing,
    ],
  }
}

export default template({
  id: 'typescript/async/limited-map',
  revision: 1,
  kind: 'code-js',
  topic: 'async',
  grade: 5,
  seconds: 600,
  lang: 'javascript',
  status: 'active',
  idea: 'A bounded pool keeps every place busy, puts each result where its item stands, and knows what a failure means for the rest.',
  params: (rng): Params => ({
    failed: rng.pick(['stops', 'null'] as const),
    limit: rng.int(2, 4),
    times: rng.int(2, 15),
  }),
  ask: (params) => ({
    stem: `Write \`mapLimit(items, limit, work)\`; \`work(item)\` gives a promise. It calls \`work\` for the items in their order, with at most \`limit\` calls under way at a time; as soon as one has ended, the next one begins. It gives a promise of the results, in the order of the items. ${params.failed === 'stops' ? 'If a call fails, that promise is rejected with its error at once, and no further call begins.' : 'If a call fails, `null` stands in its place, and all goes on.'}`,
    starter:
      'function mapLimit(items, limit, work) {\n  return Promise.all(items.map((item) => work(item)))\n}\n',
    answerHint: 'JavaScript that declares mapLimit.',
    cases: cases(params).visible,
  }),
  key: (params) => ({ kind: 'code-js', cases: cases(params).hidden }),
  why: ({ failed }) =>
    `As many workers as the limit share one place in the list and put each result at its own place. ${failed === 'stops' ? 'A failure rejects Promise.all of the workers, but does not stop them: that takes a mark which they look at.' : 'Each worker catches the error of its own call.'}`,
  source: ['MDN, Promise.all()', 'MDN, await'],
})
