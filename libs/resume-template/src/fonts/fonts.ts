import type { ResumeLanguage } from '@tryka/domain'
import type { FaceMetrics } from './baseline'
import { COVERAGE } from './coverage.generated'

/** One font file that a document needs. All are static: a variable font would become Type 3 in a PDF. */
export interface FontFace {
  family: string
  file: string
  weight: string
  style: 'normal' | 'italic'
  unicodeRange: string
  /** A cut of ours, not a file of a package. */
  own: boolean
  /** Instead of those of the file. */
  metrics?: FaceMetrics
}

interface Row {
  family: string
  file: string
  own: boolean
  /** The package has an italic of it. */
  italic: boolean
  ranges: readonly (readonly [first: number, last: number])[]
  css: string
}

function unpack(packed: string): [number, number][] {
  let last = 0
  return packed.split(' ').map((part) => {
    const [step = '0', length = '0'] = part.split('.')
    const first = last + Number.parseInt(step, 36)
    last = first + Number.parseInt(length, 36)
    return [first, last]
  })
}

const hex = (code: number): string => code.toString(16).toUpperCase()

/** The table is packed; it is opened once, on first use, so that importing this file costs nothing. */
let rows: ReadonlyMap<string, readonly Row[]> | undefined
function table(): ReadonlyMap<string, readonly Row[]> {
  if (rows) return rows
  const opened = new Map<string, Row[]>()
  for (const { family, file, own, italic = false, ranges } of COVERAGE) {
    const pairs = unpack(ranges)
    const css = pairs
      .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
      .join(',')
    opened.set(family, [...(opened.get(family) ?? []), { family, file, own, italic, ranges: pairs, css }])
  }
  return (rows = opened)
}

function has({ ranges }: Row, code: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle] ?? [0, 0]
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return true
  }
  return false
}

const ARABIC = ['Vazirmatn', 'Noto Sans Arabic']
const SCRIPTS = [
  'Anek Devanagari',
  'Noto Sans Devanagari',
  'Hind Siliguri',
  'Noto Sans Bengali',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
  'Noto Sans Gujarati',
  'Noto Sans Gurmukhi',
  ...ARABIC,
  'Noto Sans Hebrew',
  'Noto Sans Thai',
]
const EAST_ASIAN = ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR']

/** One character is drawn differently in Chinese, Japanese and Korean: the language of the resume chooses. */
const FIRST_EAST_ASIAN: Partial<Record<ResumeLanguage, string>> = { ja: 'Noto Sans JP', ko: 'Noto Sans KR' }

/** The face of most words, where the first face of a template has not their letters. */
const FIRST: Partial<Record<ResumeLanguage, string>> = {
  ar: 'Vazirmatn',
  fa: 'Vazirmatn',
  he: 'Noto Sans Hebrew',
  ru: 'Noto Sans',
  uk: 'Noto Sans',
  hi: 'Anek Devanagari',
  bn: 'Hind Siliguri',
  ta: 'Noto Sans Tamil',
}

const CYRILLIC = ['Source Serif 4', 'Source Sans 3', 'Bitter', 'Geist Mono']

/** The families to try after a template's own, in order. */
export function fallbackFamilies(language: ResumeLanguage): string[] {
  const first = FIRST_EAST_ASIAN[language]
  const eastAsian = first ? [first, ...EAST_ASIAN.filter((family) => family !== first)] : EAST_ASIAN
  return ['Noto Sans', ...SCRIPTS, ...eastAsian, 'Noto Emoji']
}

/**
 * The families to try for a text, those of a template among them. The spaces of a line belong to the face of its words:
 * a reader keeps the order of a line that is one run, and finds no word alone.
 */
export function stackOf(language: ResumeLanguage, own: readonly string[]): string[] {
  const first = FIRST[language]
  const has = first === 'Noto Sans' && own.some((family) => CYRILLIC.includes(family))
  return [...new Set([...(first && !has ? [first] : []), ...own, ...fallbackFamilies(language)])]
}

/** Joiners, direction marks and variation selectors shape their neighbours and have no glyph of their own. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s\p{Cc}]/u

function find(families: readonly string[], code: number): Row | undefined {
  for (const family of families) {
    const row = table()
      .get(family)
      ?.find((one) => has(one, code))
    if (row) return row
  }
  return undefined
}

const isWide = (family: string): boolean => family.startsWith('Anek Latin')
const WEIGHTS = ['400', '600']

const facesOf = ({ family, file, own, css }: Row, style: FontFace['style'] = 'normal'): FontFace[] =>
  (isWide(family) ? ['600'] : WEIGHTS).map((weight) => ({
    family,
    file: own ? `${file}-${weight}.woff2` : `${file}-${weight}-${style}.woff2`,
    // A wide instance exists in one weight and serves all: a synthetic weight would be drawn, not set.
    weight: isWide(family) ? '400 600' : weight,
    style,
    unicodeRange: css,
    own,
  }))
const italicsOf = (row: Row): FontFace[] => (row.italic ? facesOf(row, 'italic') : [])

/** The rows that a text needs in the families of each stack. */
function rowsFor(text: string, stacks: readonly (readonly string[])[]): Set<Row> {
  const needed = new Set<Row>()
  const seen = new Set<number>()
  for (const stack of stacks) {
    let base = 0x20
    seen.clear()
    for (const char of text) {
      const code = char.codePointAt(0) ?? 0
      const isMark = /\p{M}/u.test(char)
      if (!isMark) base = code
      if (seen.has(code) && !isMark) continue
      seen.add(code)
      const row = find(stack, code)
      if (!row) continue
      needed.add(row)
      // A mark is drawn together with the letter below it, by one font.
      const same = isMark ? find([row.family], base) : undefined
      if (same) needed.add(same)
    }
  }
  return needed
}

/**
 * The font files that a text needs, given the families to try in order for it. The main file of a family comes last:
 * of two faces that both have a character the later one draws it, so that the space between two words comes from the
 * face of most letters, whatever else the text needs. `italicText` is the part of it that is set in italics.
 */
export function fontFacesFor(
  text: string,
  stacks: readonly (readonly string[])[],
  italicText = '',
): FontFace[] {
  const needed = rowsFor(text, stacks)
  const slanted = rowsFor(italicText, stacks)
  return [...table().values()].flatMap((list) =>
    [...list]
      .reverse()
      .flatMap((row) => [
        ...(needed.has(row) ? facesOf(row) : []),
        ...(slanted.has(row) ? italicsOf(row) : []),
      ]),
  )
}

const metricsCss = ({ ascentOverride, descentOverride, lineGapOverride }: FaceMetrics): string =>
  `ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride};`

/** Style rules for font files; `urlOf` says where a file is served from. */
export const fontFaceCss = (faces: readonly FontFace[], urlOf: (file: string) => string): string =>
  faces
    .map(
      ({ family, file, weight, style, unicodeRange, metrics }) =>
        `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:block;` +
        (metrics ? metricsCss(metrics) : '') +
        `src:url("${urlOf(file)}") format("woff2");unicode-range:${unicodeRange}}`,
    )
    .join('\n')

/** Every file that a document may ask for: the list of what a server hands out. */
export const allFontFiles = (): FontFace[] =>
  [...table().values()].flatMap((list) => list.flatMap((row) => [...facesOf(row), ...italicsOf(row)]))

/** The characters of a text that no font of ours has, each once, in order. */
export function unprintableCharacters(text: string): string[] {
  const families = [...table().keys()]
  return [...new Set(text.normalize('NFC'))].filter(
    (char) => !INVISIBLE.test(char) && !find(families, char.codePointAt(0) ?? 0),
  )
}
