import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'
import { THINGS } from './names'

/** Bodies of an async function; `F` is what is given in place of a failed result. */
const CAUGHT = [
  'try { return await load() } catch { return F }',
  'const result = load()\ntry { return await result } catch { return F }',
  'return load().catch(() => F)',
  'return load().then((result) => result, () => F)',
  'try { const [one] = await Promise.all([load()]); return one } catch { return F }',
  'const [one] = await Promise.allSettled([load()])\nreturn one.value ?? F',
  'let result = F\ntry { result = await load() } catch {}\nreturn result',
  'return load().then((result) => result.trim()).catch(() => F)',
  'try { await load() } finally { return F }',
] as const
const MISSED = [
  'try { return load() } catch { return F }',
  'try { return Promise.all([load()]) } catch { return F }',
  'return load().then((result) => result ?? F)',
  'return (await load()) ?? F',
  'try { return load().then((result) => result.trim()) } catch { return F }',
  'return load().finally(() => F)',
  'try { load() } catch { return F }',
  'return load().catch(() => { F })',
  'const result = await load()\ntry { return result } catch { return F }',
  'load().catch(() => F)\nreturn load()',
] as const

const shown = (body: string, word: string) => body.replaceAll('F', `'${word}'`).replaceAll('\n', '; ')

export default template({
  id: 'typescript/async/caught-here',
  revision: 1,
  kind: 'multiple',
  topic: 'async',
  grade: 3,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'A try catches the error of a promise only where the promise is awaited within it: return alone hands the promise out.',
  params: (rng) => ({
    word: rng.pick(THINGS),
    // The words of the error vary beside, so that instances are not told apart by the fallback alone.
    reason: rng.pick(['offline', 'busy', 'denied', 'too late']),
    bodies: mixed<string>(rng, { right: CAUGHT, others: MISSED }, 5, [2, 3]),
  }),
  ask: ({ word, reason, bodies }) => ({
    stem: `Each option is the body of an async function \`get\`. With which of them is the promise of \`get()\` fulfilled with \`'${word}'\`? Choose all.`,
    code: `async function load() {\n  throw new Error('${reason}')\n}\n\nasync function get() {\n  // the body\n}`,
    options: bodies.map((body) => shown(body, word)),
  }),
  key: ({ bodies }) => ({
    kind: 'multiple',
    right: placesOf(bodies, (body) => (CAUGHT as readonly string[]).includes(body)),
  }),
  why: () =>
    'The rejection is thrown by await, so a try around a promise that is returned or left alone sees nothing. `catch` and the second function of `then` give their result on; `finally` of a promise gives nothing, but a return in a finally block takes the place of everything.',
  source: ['MDN, await', 'MDN, try...catch', 'MDN, Promise.prototype.catch()'],
})
