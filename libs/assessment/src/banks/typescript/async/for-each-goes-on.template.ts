import { template } from '../../../tasks/template'
import { wordsKey } from './keys'

type Form = 'forEach' | 'map' | 'for' | 'all'

const LOOPS: Readonly<Record<Form, (list: string) => string>> = {
  forEach: (list) => `  ${list}.forEach(async (n) => { await save(n) })`,
  map: (list) => `  ${list}.map((n) => save(n))`,
  for: (list) => `  for (const n of ${list}) await save(n)`,
  all: (list) => `  await Promise.all(${list}.map((n) => save(n)))`,
}
const LISTS = ['early', 'late']
const isAwaited = (form: Form) => form === 'for' || form === 'all'
const PAIRS = [
  ['for', 'forEach'],
  ['all', 'forEach'],
  ['for', 'map'],
  ['all', 'map'],
  ['forEach'],
  ['forEach', 'map'],
] as const

export default template({
  id: 'typescript/async/for-each-goes-on',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 2,
  seconds: 100,
  lang: 'javascript',
  status: 'active',
  idea: 'forEach starts async callbacks and waits for none: what they do before their first await is done, what comes after is not.',
  params: (rng) => {
    const forms = rng.pick(PAIRS)
    return {
      loops: forms.map((form: Form) => ({
        form,
        list: rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], rng.int(2, 4)),
      })),
      /** Whether what is begun is counted, or added up. */
      isCounted: rng.int(0, 1) === 1,
    }
  },
  ask: ({ loops, isCounted }) => ({
    stem: 'Which two numbers does this print?',
    code: [
      'let begun = 0',
      'let saved = 0',
      'async function save(n) {',
      `  begun += ${isCounted ? '1' : 'n'}`,
      '  await Promise.resolve()',
      '  saved += n',
      '}',
      '',
      'async function main() {',
      ...loops.map(({ list }, i) => `  const ${LISTS[i] ?? ''} = [${list.join(', ')}]`),
      ...loops.map(({ form }, i) => LOOPS[form](LISTS[i] ?? '')),
      '  console.log(begun, saved)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'Two numbers with a space between.',
  }),
  key: ({ loops, isCounted }) => {
    const begun = loops.flatMap(({ list }) => list)
    const saved = loops.flatMap(({ form, list }) => (isAwaited(form) ? list : []))
    const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
    return wordsKey([isCounted ? begun.length : sum(begun), sum(saved)])
  },
  why: () =>
    'Neither forEach nor map waits for the promises of its callbacks. Each callback has run up to its first await when the loop ends; the line after the loop comes before the rest.',
  source: ['MDN, Array.prototype.forEach()', 'MDN, Promise.all()'],
})
