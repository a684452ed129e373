import { piecesOf, sentencesOf } from './pieces'

const TEXT = 'One two. Three four.\n\nFive six.'
const NONE = { quotes: [], setAside: [], marked: [] }

describe('An answer in pieces', () => {
  it('keeps every letter, by paragraph', () => {
    const quotes = [[{ start: 4, end: 20 }], [{ start: 9, end: 14 }], [{ start: 15, end: 26 }]]
    const paragraphs = piecesOf(TEXT, { ...NONE, quotes })
    expect(paragraphs.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
      'One two. Three four.',
      'Five six.',
    ])
    const [first = [], second = []] = paragraphs
    expect(first.map(({ text, quotedBy, ends }) => [text, quotedBy, ends])).toEqual([
      ['One ', [], []],
      ['two. ', [0], []],
      ['Three', [0, 1], [1]],
      [' ', [0], []],
      ['four.', [0, 2], [0]],
    ])
    expect(second.map(({ text, ends }) => [text, ends])).toEqual([
      ['Five', [2]],
      [' six.', []],
    ])
  })

  it('says what is set aside and what was marked', () => {
    const [first = []] = piecesOf(TEXT, {
      ...NONE,
      setAside: [{ start: 0, end: 8, why: 'grader' }],
      marked: [{ start: 9, end: 20 }],
    })
    expect(first.map(({ aside, isMarked }) => [aside, isMarked])).toEqual([
      ['grader', false],
      [null, false],
      [null, true],
    ])
  })

  it('has sentences at their offsets', () => {
    expect(sentencesOf(TEXT).map(({ start, end }) => TEXT.slice(start, end))).toEqual([
      'One two.',
      'Three four.',
      'Five six.',
    ])
  })
})
