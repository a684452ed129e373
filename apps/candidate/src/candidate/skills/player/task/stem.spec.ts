import { sentencesOf, stemParts } from './stem'

describe('A question', () => {
  it('that is short is its own title', () => {
    const stem = 'What does this `LEFT JOIN` return? Choose one.'
    expect(stemParts(stem)).toEqual({ title: stem, rest: [] })
  })

  it('that is long is called by its first sentence, whatever stands in its code', () => {
    const rest = `It returns 0.5 of \`a. B\` (see below). ${'More of it is said here, and again. '.repeat(4)}Which?`
    expect(stemParts(`Write \`f(x). It\` with care. ${rest}`)).toEqual({
      title: 'Write `f(x). It` with care.',
      rest: [{ kind: 'text', text: rest }],
    })
    expect(sentencesOf('Read `a`. `b` is next! Which (of two)? 3 of them.')).toEqual([
      'Read `a`.',
      '`b` is next!',
      'Which (of two)?',
      '3 of them.',
    ])
  })

  it('keeps its lists', () => {
    const stem =
      'Write `Banquet`. It sells seats.\n- `reserve()` pays.\n- `close()` ends.\nIt reverts:\n1. first\n2. second'
    expect(stemParts(stem)).toEqual({
      title: 'Write `Banquet`.',
      rest: [
        { kind: 'text', text: 'It sells seats.' },
        { kind: 'list', ordered: false, items: ['`reserve()` pays.', '`close()` ends.'] },
        { kind: 'text', text: 'It reverts:' },
        { kind: 'list', ordered: true, items: ['first', 'second'] },
      ],
    })
  })

  it('loses no word', () => {
    const stem = `One. Two ${'is long '.repeat(20)}now. Three?\n- four\n1. five`
    const { title, rest } = stemParts(stem)
    const words = [title, ...rest.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items))]
    expect(words.join(' ').split(' ')).toEqual(stem.replace('- ', '').replace('1. ', '').split(/\s/))
  })
})
