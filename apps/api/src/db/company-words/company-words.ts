import { nameShapes, searchText, searchWords } from '@tryka/domain'

/** By what a company is found: a word of its name or domain, how its name looks, and that from its end. */
export interface CompanyWord {
  kind: 'word' | 'shape' | 'turned'
  word: string
}

/** As many characters as the column holds; what is longer is found by them. */
const LONGEST = 120

export const cutWord = (word: string): string => [...word].slice(0, LONGEST).join('')
/** Without accents, so that whoever leaves them out finds it. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
/** `tidewater.com` and `Node.js`, which are looked for as a whole. */
const dotted = (text: string): string[] =>
  text.split(/[\s,]+/u).filter((part) => /[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(part))

/** What was typed, as words of which each begins one that is kept. */
export function askedWords(typed: string): string[] {
  const text = plain(typed)
  const whole = dotted(text)
  const others = searchWords(whole.reduce((rest, part) => rest.replace(part, ' '), text))
  return [...whole, ...others].map(cutWord).slice(0, 8)
}

/** How a name looks, as short as it is kept. */
export const storedShapes = (name: string): string[] => nameShapes(name).map(cutWord)
export const turned = (shape: string): string => [...shape].reverse().join('')

/** Everything a company of this name and domain is found by. */
export function companyWords(name: string, domain: string): CompanyWord[] {
  const shapes = storedShapes(name)
  // All of the last part of a domain would be found by `com`: it is kept within the whole alone.
  const labels = domain.split('.').slice(0, -1)
  const words = [
    ...searchText(plain(name), ...labels.map(plain)).split(' '),
    ...dotted(plain(name)),
    plain(domain),
  ].filter(Boolean)
  const rows: CompanyWord[] = [
    ...words.map((word) => ({ kind: 'word' as const, word: cutWord(word) })),
    ...shapes.map((word) => ({ kind: 'shape' as const, word })),
    ...shapes.map((shape) => ({ kind: 'turned' as const, word: turned(shape) })),
  ]
  return [...new Map(rows.map((row) => [`${row.kind} ${row.word}`, row])).values()]
}
