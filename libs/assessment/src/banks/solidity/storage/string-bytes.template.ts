import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { numberedKey } from './keys'

/** Letters of one, two, three and four bytes. */
const WORDS = [
  'maple',
  'river',
  'harbor',
  'lantern',
  'pebble',
  'orchard',
  'meadow',
  'café',
  'müsli',
  'jalapeño',
  'señal',
  'gärten',
  'crème',
  'blåbær',
  '5€',
  '12€ off',
  '€uro',
  'pay€',
  '🎲',
  '🎲🎲',
  'go🚀',
  'up🚀🚀',
  'hi🎉',
] as const
const SETTINGS = [
  { Name: 'NameService', call: 'register' },
  { Name: 'Labels', call: 'tag' },
  { Name: 'Tables', call: 'rename' },
  { Name: 'Teams', call: 'found' },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  most: number
  words: readonly string[]
}
const bytesOf = (word: string): number =>
  [...word].reduce((sum, sign) => {
    const point = sign.codePointAt(0) ?? 0
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
  }, 0)
const refusedOf = ({ words, most }: Drawn) => words.map((word) => bytesOf(word) > most)

export default template({
  id: 'solidity/storage/string-bytes',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 2,
  nudge: -0.3,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'The length of a string is that of its bytes in UTF-8, not the number of letters that are seen.',
  params: (rng) =>
    drawnUntil<Drawn>(
      () => ({ setting: rng.pick(SETTINGS), most: rng.int(4, 9), words: rng.sample(WORDS, 5) }),
      (p) => {
        const byBytes = refusedOf(p)
        const byLetters = p.words.map((word) => [...word].length > p.most)
        const count = byBytes.filter(Boolean).length
        return count > 0 && count < 5 && String(byBytes) !== String(byLetters)
      },
    ),
  ask: ({ setting: { Name, call }, most, words }) => ({
    stem: [
      `In UTF-8 an unaccented letter, a digit or a space takes one byte, each of é, ü, ñ, ä, è, å and æ two, € three, and a picture such as 🎲, 🚀 or 🎉 four. Which of these calls revert?`,
      ...words.map((word, i) => `${i + 1}. \`${call}("${word}")\``),
    ].join('\n'),
    code: [
      `contract ${Name} {`,
      '  mapping(string => address) public holder;',
      '',
      `  function ${call}(string calldata name) external {`,
      `    require(bytes(name).length <= ${most}, "too long");`,
      '    holder[name] = msg.sender;',
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'The numbers of the calls, with commas between, such as 1, 4.',
  }),
  key: (p) => numberedKey(refusedOf(p)),
  why: ({ words }) => `Bytes: ${words.map((word) => `${word} ${bytesOf(word)}`).join(', ')}.`,
  source: ['Solidity documentation 0.8, Types, Arrays: bytes and string as Arrays'],
})
