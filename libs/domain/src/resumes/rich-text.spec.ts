import fc from 'fast-check'
import { escapeRichText, plainText, richText } from './rich-text'

describe('Marks inside a text', () => {
  it.each([
    ['nothing special', [{ text: 'nothing special' }]],
    ['**Cut** costs', [{ text: 'Cut', bold: true }, { text: ' costs' }]],
    ['a *very* b', [{ text: 'a ' }, { text: 'very', italic: true }, { text: ' b' }]],
    ['***both***', [{ text: 'both', bold: true, italic: true }]],
    [
      '**a *b* c**',
      [
        { text: 'a ', bold: true },
        { text: 'b', bold: true, italic: true },
        { text: ' c', bold: true },
      ],
    ],
    [
      'see [my **work**](asha.dev/x_(1)) now',
      [
        { text: 'see ' },
        { text: 'my ', href: 'https://asha.dev/x_(1)' },
        { text: 'work', bold: true, href: 'https://asha.dev/x_(1)' },
        { text: ' now' },
      ],
    ],
    [
      '**see [it](https://asha.dev)**',
      [
        { text: 'see ', bold: true },
        { text: 'it', bold: true, href: 'https://asha.dev' },
      ],
    ],
    ['[me](mailto:a@b.example)', [{ text: 'me', href: 'mailto:a@b.example' }]],
    ['我**很**好', [{ text: '我' }, { text: '很', bold: true }, { text: '好' }]],
    ['\\*not\\* \\[x](a.dev)', [{ text: '*not* [x](a.dev)' }]],
  ])('%j', (text, runs) => {
    expect(richText(text)).toEqual(runs)
  })

  it.each([
    '5 * 3 * 2',
    '2*3*4 and 2**3**4',
    'C*-algebras and K*-theory',
    '*a footnote',
    '**half',
    'half**',
    '****',
    '** **',
    '[how many?] people',
    '[x](javascript:alert(1))',
    '[x](data:text/html,1)',
    '[x](not an address)',
    '[](https://asha.dev)',
    '[x](https://asha.dev',
    'C:\\share\\\\x',
    ']()[',
  ])('%j stays as it was typed', (text) => {
    expect(richText(text)).toEqual([{ text }])
    expect(plainText(text)).toBe(text)
  })

  const marks = fc.string({
    unit: fc.constantFrom(
      '*',
      '**',
      '\\',
      '[',
      ']',
      '](',
      '(',
      ')',
      ' ',
      'a',
      '9',
      'é',
      '漢',
      'https://asha.dev',
    ),
    maxLength: 60,
  })

  it('lose no letter, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(marks, fc.string({ maxLength: 80 })), (text) => {
        const runs = richText(text)
        expect(runs.every((run) => run.text !== '')).toBe(true)
        expect(runs.every((run) => !run.href || /^(https?|mailto|tel):/.test(run.href))).toBe(true)
        // What is shown stands in the text in the same order; only marks and addresses are missing.
        let from = 0
        for (const char of plainText(text)) {
          const at = text.indexOf(char, from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + char.length
        }
        if (!text.includes(']('))
          expect(plainText(text).replace(/[*\\]/g, '')).toBe(text.replace(/[*\\]/g, ''))
      }),
      { numRuns: 2_000 },
    )
  })

  it('are taken for text once they are escaped', () => {
    fc.assert(
      fc.property(fc.oneof(marks, fc.string({ maxLength: 80 })), (text) => {
        expect(plainText(escapeRichText(text))).toBe(text)
        expect(richText(escapeRichText(text)).length).toBe(text ? 1 : 0)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(['*', '**', '[', '](', '[](', '[a](', '\\', '\\*', '*a', '[*', '[a](b.co/((', '*a [b](c.dev) '])(
    'take four times as long when they are four times as long, even %j over and over',
    (piece) => {
      const [short, long] = [2_500, 10_000].map((length) => piece.repeat(length / piece.length))
      const took = (text = ''): number => {
        const start = performance.now()
        richText(text)
        return performance.now() - start
      }
      // The least of both so far, in turns: whatever holds one up is gone in a later round. Squared, a long one takes
      // sixteen times as long in every round; what is over in an instant cannot be compared.
      const least = { short: Infinity, long: Infinity }
      const alike = () => least.long < least.short * 10 + 5
      for (let round = 0; round < 12 || (round < 200 && !alike()); round++) {
        least.short = Math.min(least.short, took(short))
        least.long = Math.min(least.long, took(long))
      }
      expect(least.long).toBeLessThan(least.short * 10 + 5)
    },
  )
})
