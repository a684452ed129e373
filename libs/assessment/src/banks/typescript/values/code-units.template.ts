import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from './printed'

const PICTURES = ['🚀', '👍', '🔥', '🎉', '🐛', '🍏'] as const
const LETTERS = [...'abcdefghkmnprst'] as const

const isPicture = (one: string): boolean => PICTURES.some((picture) => picture === one)
/** Units of UTF-16. */
const units = (characters: readonly string[]): number =>
  characters.reduce((sum, one) => sum + (isPicture(one) ? 2 : 1), 0)

export interface Parts {
  characters: readonly string[]
  /** How many are kept, in units or characters. */
  cut: number
  letter: string
}
/** How many characters the first units are, half a picture counted as one. */
function charactersIn({ characters, cut }: Parts): number {
  let count = 0
  for (let left = cut; left > 0 && count < characters.length; count++)
    left -= isPicture(characters[count] ?? '') ? 2 : 1
  return count
}
const READS: readonly { write(p: Parts): string; gives(p: Parts): number }[] = [
  { write: () => 'text.length', gives: ({ characters }) => units(characters) },
  {
    write: () => 'text.length - [...text].length',
    gives: ({ characters }) => characters.filter(isPicture).length,
  },
  { write: ({ cut }) => `[...text.slice(0, ${cut})].length`, gives: charactersIn },
  {
    write: ({ cut }) => `[...text].slice(0, ${cut}).join('').length`,
    gives: ({ characters, cut }) => units(characters.slice(0, cut)),
  },
  {
    write: ({ letter }) => `text.indexOf('${letter}')`,
    gives: ({ characters, letter }) => units(characters.slice(0, characters.indexOf(letter))),
  },
  {
    write: ({ letter }) => `[...text].indexOf('${letter}')`,
    gives: ({ characters, letter }) => characters.indexOf(letter),
  },
  {
    write: ({ cut }) => `text.slice(${cut}).length`,
    gives: ({ characters, cut }) => units(characters) - cut,
  },
]

export default template({
  id: 'typescript/values/code-units',
  revision: 1,
  kind: 'numeric',
  topic: 'values',
  grade: 3,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'length, slice and indexOf of a text count units of UTF-16, of which a picture has two; a spread gives whole characters.',
  params: (rng) =>
    drawnUntil(
      () => {
        const letters = rng.sample(LETTERS, rng.int(4, 6))
        const characters = rng.shuffle<string>([...letters, ...rng.sample(PICTURES, rng.int(2, 3))])
        return {
          parts: { characters, cut: rng.int(3, 6), letter: letters[0] ?? '' },
          reads: rng.sample(READS, 2),
        }
      },
      // The letter has pictures before it, and there is one before the cut.
      ({ parts: { characters, cut, letter } }) =>
        characters.slice(0, cut - 1).some(isPicture) &&
        characters.slice(0, characters.indexOf(letter)).filter(isPicture).length >= 1,
    ),
  ask: ({ parts, reads }) => ({
    stem: 'Which number does this code print? Each picture in the text is one code point above U+FFFF.',
    code: [
      `const text = '${parts.characters.join('')}'`,
      `const first = ${reads[0]?.write(parts) ?? ''}`,
      `const second = ${reads[1]?.write(parts) ?? ''}`,
      'console.log(100 * first + second)',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ parts, reads }) => whole(100 * (reads[0]?.gives(parts) ?? 0) + (reads[1]?.gives(parts) ?? 0)),
  why: () =>
    'A code point above U+FFFF is a pair of units. The spread of a text iterates over code points; half a pair counts as one.',
  source: ['MDN, String: UTF-16 characters, Unicode code points, and grapheme clusters'],
})
