import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/** Whether a text stands before another: by the first place where their code units differ, or as its beginning. */
function isBefore(left: string, right: string): boolean {
  for (let i = 0; i < left.length && i < right.length; i++)
    if (left.charCodeAt(i) !== right.charCodeAt(i)) return left.charCodeAt(i) < right.charCodeAt(i)
  return left.length < right.length
}
/** A place for each: so many others stand before it. */
const placed = (texts: readonly string[]): string[] => {
  const before = (text: string) => texts.filter((other) => isBefore(other, text)).length
  return [...texts].sort((a, b) => before(a) - before(b))
}

const WORDS = [
  'apple',
  'Beet',
  'cherry',
  'Date',
  'elder',
  'Fig',
  'grape',
  'Hazel',
  'iris',
  'Juniper',
] as const
const LETTERS = ['v', 'A', 'row-', 'p'] as const

/** What is sorted, as text; numbers of different lengths, words with and without capitals, or numbered names. */
function drawnTexts(rng: Rng, kind: 'numbers' | 'words' | 'names'): string[] {
  if (kind === 'words') return rng.sample(WORDS, 5)
  const numbers = [rng.int(2, 9), rng.int(10, 29), rng.int(30, 99), rng.int(100, 299), rng.int(300, 1200)]
  const letter = rng.pick(LETTERS)
  return rng.shuffle(numbers).map((n) => (kind === 'names' ? `${letter}${n}` : String(n)))
}
const plain = (texts: readonly string[]): string[] =>
  [...texts].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

export default template({
  id: 'typescript/collections/sorted-as-text',
  revision: 1,
  kind: 'ordering',
  topic: 'collections',
  grade: 1,
  nudge: 0.3,
  seconds: 75,
  lang: 'javascript',
  status: 'active',
  idea: 'Without a comparator sort compares texts by code units: numbers digit by digit, capitals before small letters.',
  params: (rng) => {
    const kind = rng.pick(['numbers', 'numbers', 'words', 'names'] as const)
    const texts = drawnUntil(
      () => drawnTexts(rng, kind),
      (drawn) => String(placed(drawn)) !== String(plain(drawn)) && String(placed(drawn)) !== String(drawn),
    )
    return {
      kind,
      texts,
      call: rng.pick(['sort()', 'toSorted()', 'sort().reverse()', 'toSorted().reverse()']),
    }
  },
  ask: ({ kind, texts, call }) => ({
    stem: 'Put the members in the order in which this program prints them, the first printed at the top.',
    code: `const list = [${texts.map((text) => (kind === 'numbers' ? text : `'${text}'`)).join(', ')}]
for (const one of list.${call}) console.log(one)`,
    options: texts,
  }),
  key: ({ texts, call }) => {
    const ascending = placed(texts)
    const order = call.includes('reverse') ? ascending.reverse() : ascending
    return { kind: 'ordering', orders: [order.map((text) => texts.indexOf(text))] }
  },
  why: () =>
    'The default comparison makes a text of each member and compares code units: 1 before 3 whatever follows, and Z before a.',
  source: ['ECMA-262 (2025), CompareArrayElements', 'MDN, Array.prototype.sort()'],
})
