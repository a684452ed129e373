import { continued, indented, outdented, type Edit, type Written } from './edits'

/** `|` stands for the caret, two of them for the ends of a selection. */
function written(marked: string): Written {
  const [before = '', inside, after] = marked.split('|')
  const [start, within, rest] = [
    before.length,
    after === undefined ? '' : (inside ?? ''),
    after ?? inside ?? '',
  ]
  return { text: before + within + rest, start, end: start + within.length }
}
function result(marked: string, edit: (written: Written) => Edit): string {
  const from = written(marked)
  const { from: left, to, insert, start, end } = edit(from)
  const text = from.text.slice(0, left) + insert + from.text.slice(to)
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`
}

describe('Keys of the code editor', () => {
  it.each([
    ['at the beginning of a line', '|a', '  |a'],
    ['up to the next step', 'a|', 'a |'],
    ['in a later line', 'one\n   |b', 'one\n    |b'],
    ['of every line that is selected', 'x\na|b\n\nc|d\ne', 'x\n  a|b\n\n  c|d\ne'],
    ['but none where the selection ends before its first letter', '|a\n|b', '  |a\n|b'],
  ])('indent %s', (_where, from, to) => expect(result(from, indented)).toBe(to))

  it.each([
    ['a step', '    a|', '  a|'],
    ['what there is', ' a|', 'a|'],
    ['a tab', '\t|a', '|a'],
    ['nothing where nothing is', 'a|b', 'a|b'],
    ['with the caret in front', 'x\n|  a', 'x\n|a'],
    ['every line that is selected', '  a|b\nc\n    d|e', 'a|b\nc\n  d|e'],
  ])('outdent %s', (_what, from, to) => expect(result(from, outdented)).toBe(to))

  it.each([
    ['keeps the depth', '  a|b', '  a\n  |b'],
    ['keeps tabs', 'x\n\ta|', 'x\n\ta\n\t|'],
    ['is no deeper than the caret', ' |   a', ' \n |   a'],
    ['takes the place of a selection', '  a|bc|', '  a\n  |'],
    ['begins at the edge otherwise', 'a|', 'a\n|'],
  ])('Enter %s', (_how, from, to) => expect(result(from, continued)).toBe(to))
})
