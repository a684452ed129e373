import type { PDFPageProxy } from 'pdfjs-dist'
import type { PageItem, TextItem } from './marked-items'

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

/** A glyph as the page draws it: the text that its font gives it, and its width in ems. */
export interface Glyph {
  unicode: string
  width: number
}
const isGlyph = (of: unknown): of is Glyph =>
  typeof of === 'object' && of !== null && 'unicode' in of && 'width' in of

/** The glyphs of a page in the order in which it draws them. */
export const glyphsOf = ({ fnArray, argsArray }: Operators, showText: number): Glyph[] =>
  fnArray.flatMap((operator, index) => {
    // The library types what operators are given as any.
    const [shown] = (argsArray[index] ?? []) as unknown[]
    if (operator !== showText || !Array.isArray(shown)) return []
    return (shown as unknown[])
      .filter(isGlyph)
      .map(({ unicode, width }) => ({ unicode, width: width / 1000 }))
  })

/** The library counts a glyph with a mark in it as a mark that takes no room, also where a whole syllable is one glyph. */
const isCountedAsMark = ({ unicode }: Glyph): boolean => /\p{Mn}|\p{Cf}$/u.test(unicode)
const isSpace = (glyph: Glyph | undefined): boolean => glyph?.unicode.trim() === ''

interface Matched {
  text: string
  /** What the library left out of the width, in ems. */
  wider: number
  next: number
}

/** A text with the spaces that the page draws and no others, where its glyphs are those from a place on. */
function matched(text: string, glyphs: readonly Glyph[], from: number): Matched | undefined {
  let [next, at, wider, own] = [from, 0, 0, '']
  while (at < text.length) {
    const glyph = glyphs[next]
    if (glyph && !isSpace(glyph) && text.startsWith(glyph.unicode, at)) {
      // The space before such a glyph is left out with it; the glyph after it makes up for both.
      const space = own.endsWith(' ') ? (glyphs[next - 1]?.width ?? 0) : 0
      wider = isCountedAsMark(glyph) ? wider + glyph.width + space : 0
      own += glyph.unicode
      at += Math.max(1, glyph.unicode.length)
      next += 1
    } else if (text[at] === ' ') {
      if (isSpace(glyph)) {
        own += ' '
        next += 1
      }
      at += 1
    } else if (isSpace(glyph)) {
      if (own && !own.endsWith(' ')) own += ' '
      next += 1
    } else return undefined
  }
  return { text: own, wider, next }
}

/**
 * The texts of a page with the widths that they are drawn in. Where the library took a syllable for a mark, it thinks that a
 * gap follows, and parts a word there; what the page draws tells. Texts that cannot be followed there stay as they are.
 */
export function asDrawn(
  items: readonly PageItem[],
  glyphs: readonly Glyph[],
  sizeOf: (item: TextItem) => number,
): PageItem[] {
  if (!glyphs.some((glyph) => isCountedAsMark(glyph) && glyph.width > 0)) return [...items]
  let next = 0
  return items.map((item) => {
    if (!('str' in item) || !item.str.trim()) return item
    const found = matched(item.str, glyphs, next)
    if (!found) return item
    next = found.next
    return { ...item, str: found.text, width: item.width + found.wider * sizeOf(item) }
  })
}
