/** Accents, vowel points of Arabic and Hebrew, strokes that lengthen a word, and signs that nobody sees. */
const LEFT_OUT = /[\u0300-\u036f\u0640\p{Cf}]|(?=[\p{Script_Extensions=Arabic}\p{Script=Hebrew}])\p{M}/gu
const BETWEEN = /[^\p{L}\p{N}\p{M}]+/u
const IS_WORD = /[\p{L}\p{N}]/u
/** Written without spaces: a given name stands in the middle of what looks like one word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** As many characters as the column holds; what is longer is found by them. */
const LONGEST = 40
/** An address or a name of real people has less. */
const MOST_STORED = 64
const MOST_ASKED = 8

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .split(BETWEEN)
    .filter((word) => IS_WORD.test(word))
    .map((word) => [...word].slice(0, LONGEST).join(''))

/** The word itself, and in scripts without spaces the rest of it from each character on. */
function withRests(word: string): string[] {
  if (!UNSPACED.test(word)) return [word]
  const characters = [...word]
  return characters.map((_, i) => characters.slice(i).join(''))
}

/** What a name or an address is found by: its parts between signs, each once, without case and accents. */
export const storedWords = (text: string): string[] =>
  [...new Set(wordsOf(text).flatMap(withRests))].slice(0, MOST_STORED)

/** What somebody typed, the same way. A beginning of another typed word says nothing more. */
export function askedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))]
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .slice(0, MOST_ASKED)
}
