import { LARGE_SHAPES, LEGAL_FORMS, LEGAL_FORMS_FIRST, LEGAL_SIGNS, SHAPES } from './letter-shapes'

/** Marks over and under letters, and signs that nobody sees. */
const LEFT_OUT = /[\p{M}\p{Cf}]/gu
/** `G.m.b.H.`, `A/S` and `O'Neill` are one word each. */
const INSIDE_WORDS = /['’./]/gu
const BETWEEN = /[^\p{L}\p{N}|]+/u
/** Shorter shapes are alike only when they are the same. */
const SHORT = 5

/** One character as the eye takes it. */
function shapeOf(character: string): string {
  const lower = character.toLowerCase()
  return LARGE_SHAPES.get(character) ?? SHAPES.get(lower) ?? lower
}

const wordShape = (word: string): string =>
  [...word].map(shapeOf).join('').replace(/rn/g, 'm').replace(/vv/g, 'w')

const LEGAL_FIRST = new Set(LEGAL_FORMS_FIRST.map(wordShape))
const LEGAL = new Set([...LEGAL_FORMS.map(wordShape), ...LEGAL_FIRST])

/** The name without what says its legal form; a name of such words alone keeps the first. */
function bare(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words
  const from = rest.length && LEGAL_FIRST.has(first) ? 1 : 0
  const last = words.findLastIndex((word, n) => n <= from || !LEGAL.has(word))
  return words.slice(from, last + 1)
}

const shape = (name: string): string =>
  bare(
    name
      .replace(LEGAL_SIGNS, ' ')
      .normalize('NFKD')
      .replace(LEFT_OUT, '')
      .replace(/&/g, ' and ')
      .replace(INSIDE_WORDS, '')
      .split(BETWEEN)
      .filter(Boolean)
      .map(wordShape),
  ).join('')

/**
 * How a name looks, whatever it is written with: without case, marks, spaces, signs and legal forms (`GmbH`, `Ltd`,
 * `ООО`), letters of other scripts as the Latin ones that they are taken for (`а` of Cyrillic is `a`), and what is hard
 * to tell apart as one (`0` and `o`; `1`, `l` and `i`; `rn` and `m`; `vv` and `w`). Greek letters look otherwise when
 * they are large, so that a name has up to three shapes: as written, large and small.
 */
export const nameShapes = (name: string): string[] =>
  [...new Set([name, name.toUpperCase(), name.toLowerCase()].map(shape))].filter(Boolean)

/** How many characters two shapes may differ by, from the shorter one's length. */
export const mayDifferBy = (length: number): 0 | 1 => (length < SHORT ? 0 : 1)

/**
 * Whether somebody may take one shape for the other: they are the same, or one character is added, left out, changed or
 * swapped with its neighbour. Shapes of less than five characters have to be the same: `Acme` and `Acne` are two names,
 * as are `Northwind` and `Southwind`, where two characters differ.
 */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [[...one], [...other]]
  if (mayDifferBy(Math.min(a.length, b.length)) === 0 || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const same = (i: number, j: number): boolean => a.slice(i).join('') === b.slice(j).join('')
  const isSwapped = a[from] === b[from + 1] && a[from + 1] === b[from]
  return (
    same(from + 1, from + 1) ||
    same(from + 1, from) ||
    same(from, from + 1) ||
    (isSwapped && same(from + 2, from + 2))
  )
}

/**
 * Of how many characters at the beginning or at the end of a shape the one or the other is untouched in every shape like
 * it: so an index leads to all of them.
 */
export function untouchedEnds(shape: string): number {
  const { length } = [...shape]
  return mayDifferBy(length) === 0 ? length : Math.floor((length - 1) / 2)
}
