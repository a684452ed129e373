import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

/** Expressions that come to what `then` gives, for somewhere on the way a promise is resolved with the query itself. */
const UNWRAPPED = [
  'await query',
  'await Promise.resolve(query)',
  'await (async () => query)()',
  '(await Promise.all([query]))[0]',
  'await new Promise((done) => done(query))',
  'await Promise.resolve().then(() => query)',
  'await Promise.race([query])',
  'await Promise.resolve({ query }).then((found) => found.query)',
  '(await Promise.allSettled([query]))[0].value',
] as const
/** Here it is inside something else, or not given to a promise at all. */
const KEPT = [
  '(await [query])[0]',
  '(await { query }).query',
  '(await (async () => ({ query }))()).query',
  'await Promise.resolve([query]).then((found) => found[0].limit)',
  'await query.limit',
  '(await Promise.resolve({ query })).query',
  '(await Promise.all([[query]]))[0][0]',
  'await (async () => query.limit)()',
  '(await new Promise((done) => done([query])))[0]',
] as const

export default template({
  id: 'typescript/async/thenables',
  revision: 1,
  kind: 'multiple',
  topic: 'async',
  grade: 4,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'Whatever has a then method is taken for a promise where a promise is resolved with it or it is awaited; inside a list or an object it stays what it is.',
  params: (rng) => ({
    limit: rng.int(2, 9),
    rows: rng.int(10, 60),
    shown: mixed<string>(rng, { right: UNWRAPPED, others: KEPT }, 5, [2, 3]),
  }),
  ask: ({ limit, rows, shown }) => ({
    stem: `In an async function stands \`const got = …\` with one of these expressions. With which of them is \`got === ${rows}\` true afterwards? Choose all.`,
    code: ['const query = {', `  limit: ${limit},`, '  then(done) {', `    done(${rows})`, '  },', '}'].join(
      '\n',
    ),
    options: shown,
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: placesOf(shown, (one) => (UNWRAPPED as readonly string[]).includes(one)),
  }),
  why: () =>
    'await, the result of an async function or of a then callback, the function that resolves a promise, and each member of the list of Promise.all look for a then method and call it. They do not look into lists or objects.',
  source: ['ECMA-262 (2025), Promise Resolve Functions', 'MDN, Promise, section on thenables'],
})
