import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SETS = [
  {
    words: ['script', 'object'],
    frame: (first: string, word: string, last: string) => `${first}-${word}-${last}`,
  },
  {
    words: ['select', 'union'],
    frame: (first: string, word: string, last: string) => `${first}/${word}/${last}`,
  },
  {
    words: ['onload', 'iframe'],
    frame: (first: string, word: string, last: string) => `${first}.${word}.${last}`,
  },
  {
    words: ['../', 'file:'],
    frame: (first: string, word: string, last: string) => `img/${first}${word}/${last}a.txt`,
  },
] as const
const FILLERS = ['red', 'tea', 'maps', 'bird', 'cake', 'yard', 'keys'] as const

/** One word within the other, or within itself. */
function within(rng: Rng, inner: string, outer: string): string {
  const at = rng.int(1, outer.length - 1)
  return `${outer.slice(0, at)}${inner}${outer.slice(at)}`
}

/** From left to right; what closes up behind is not looked at again. */
function without(text: string, word: string): string {
  const at = text.indexOf(word)
  return at < 0 ? text : text.slice(0, at) + without(text.slice(at + word.length), word)
}

export default template({
  id: 'application-security/practice/removed-once',
  revision: 1,
  kind: 'short',
  topic: 'input',
  grade: 2,
  seconds: 105,
  lang: 'js',
  status: 'active',
  idea: 'Removing a bad word once can put the same word together from what stood around it.',
  params: (rng) => {
    const set = rng.int(0, SETS.length - 1)
    const { words, frame } = SETS[set] ?? SETS[0]
    const [first, second] = rng.shuffle(words)
    return drawnUntil(
      () => {
        const piece = () =>
          rng.pick([
            within(rng, first ?? '', first ?? ''),
            within(rng, second ?? '', first ?? ''),
            within(rng, first ?? '', second ?? ''),
          ])
        return { filters: [first ?? '', second ?? ''], text: frame(piece(), rng.pick(FILLERS), piece()) }
      },
      // Something bad is left; of two pieces just one.
      ({ filters, text }) => {
        const left = filters.reduce(without, text)
        const count = left.split(first ?? '').length - 1
        return count === 1
      },
    )
  },
  ask: ({ filters, text }) => ({
    stem: 'A program takes forbidden words out of what a person sent. `replaceAll` goes through its text once, from left to right. What does this program print?',
    code: [
      `const sent = '${text}'`,
      'const cleaned = sent',
      ...filters.map((word) => `  .replaceAll('${word}', '')`),
      'console.log(cleaned)',
    ].join('\n'),
    answerHint: 'The printed text, exactly.',
  }),
  key: ({ filters, text }) => ({ kind: 'short', accept: [filters.reduce(without, text)] }),
  why: ({ filters: [first = '', second = ''], text }) => {
    const half = without(text, first)
    return `After \`${first}\` was taken out, \`${half}\` is left; after \`${second}\`, \`${without(half, second)}\`. So \`${first}\` is still there: its two ends closed up when the word between them went. A filter that removes has to start anew until nothing changes. It is better to refuse such a value, and better still to encode it where it is used, so that no word is dangerous.`
  },
  source: ['ECMA-262, String.prototype.replaceAll', 'CWE-182, Collapse of Data into Unsafe Value'],
})
