import { asDrawn, type Glyph } from './drawn-glyphs'
import { withActualText, type PageItem, type TextItem } from './marked-items'

const item = (str: string, x: number, width: number): TextItem => ({
  str,
  dir: 'ltr',
  transform: [10, 0, 0, 10, x, 700],
  width,
  height: 10,
  fontName: 'f1',
  hasEOL: false,
})
const glyphs = (...all: string[]): Glyph[] => all.map((unicode) => ({ unicode, width: 0.5 }))
const told = (items: PageItem[]) => items.map((one) => ('str' in one ? [one.str, one.width] : one))
const sizeOf = () => 10

describe('What a page draws', () => {
  it('gives a syllable its room, and the space before it', () => {
    const items = [item('त प्र', 0, 5)]

    expect(told(asDrawn(items, glyphs('त', ' ', 'प्र'), sizeOf))).toEqual([['त प्र', 15]])
  })

  it('parts no word where it draws no space, and parts words where it does', () => {
    const items = [item('உத் தர', 0, 15), item('ன்க', 20, 10)]

    expect(told(asDrawn(items, glyphs('உ', 'த்', 'த', 'ர', 'ன்', ' ', 'க'), sizeOf))).toEqual([
      ['உத்தர', 15],
      ['ன் க', 10],
    ])
  })

  it('leaves alone what it cannot follow', () => {
    const items = [item('abc', 0, 15), item('प्र', 0, 0)]

    expect(told(asDrawn(items, glyphs('प्र'), sizeOf))).toEqual([
      ['abc', 15],
      ['प्र', 5],
    ])
  })
})

describe('What a mark says its glyphs stand for', () => {
  const begin = { type: 'beginMarkedContentProps', id: '', tag: 'Span' } as PageItem
  const end = { type: 'endMarkedContent', id: '' } as PageItem
  const items = [item('a', 0, 5), begin, item('ि', 5, 3), item('\0', 8, 4), end, item('b', 12, 5)]

  it('stands where they stand', () => {
    expect(told(withActualText(items, [{ tag: 'Span', text: 'कि' }]))).toEqual([
      ['a', 5],
      ['कि', 7],
      ['b', 5],
    ])
  })

  it.each([
    [[]],
    [[{ tag: 'P', text: 'x' }]],
    [[{ tag: 'Span', text: 'x' }, { tag: 'Span' }]],
    [[{ tag: 'Span' }]],
  ])('is not taken from %j', (marks) => {
    expect(withActualText(items, marks)).toHaveLength(4)
  })
})
