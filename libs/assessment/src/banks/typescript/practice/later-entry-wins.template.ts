import { template } from '../../../tasks/template'
import { PRINTS, WORDS_HINT, typedWords } from '../collections/printed'
import { drawnUntil } from '../../draws'

const WORDS = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak'] as const

export default template({
  id: 'typescript/practice/later-entry-wins',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 2,
  seconds: 105,
  lang: 'javascript',
  status: 'active',
  idea: 'A key stands in a Map once: a later entry replaces the value and leaves the key at its place.',
  params: (rng) =>
    drawnUntil(
      () => {
        const words = rng.sample(WORDS, 4)
        return {
          entries: Array.from({ length: 5 }, () => [rng.pick(words.slice(0, 3)), rng.int(1, 60)] as const),
          set: [rng.pick(words), rng.int(61, 99)] as const,
        }
      },
      ({ entries, set }) => {
        const names = entries.map(([name]) => name)
        // The first key comes again, so its value and its place tell two things.
        return new Set(names).size === 3 && names.lastIndexOf(names[0] ?? 'ash') > 1 && set[0] !== names[0]
      },
    ),
  ask: ({ entries, set: [name, n] }) => ({
    stem: PRINTS,
    code: [
      'const counts = new Map([',
      ...entries.map(([word, value]) => `  ['${word}', ${value}],`),
      '])',
      `counts.set('${name}', ${n})`,
      'const [first] = counts.keys()',
      'console.log(counts.size, first, counts.get(first))',
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ entries, set }) => {
    const [[first] = ['ash' as const]] = entries
    const last = entries.filter(([name]) => name === first).at(-1)?.[1] ?? 0
    return typedWords([new Set([...entries, set].map(([name]) => name)).size, first, last])
  },
  why: ({ entries: [[first] = ['']] }) =>
    `An entry with a key that is there already gives it a new value and no new place. So \`${first}\` stays the first of the keys, with the value that came last, and each name counts once.`,
  source: ['ECMA-262 (2025), Map.prototype.set', 'MDN, Map'],
})
