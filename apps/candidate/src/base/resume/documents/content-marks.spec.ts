import { marksOf, textOf } from './content-marks'

const hex = (text: string): string =>
  `<feff${[...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`

describe('Marks of a content stream', () => {
  it('are told in their order with the text that they say', () => {
    const stream = `/P <</MCID 0>>BDC BT /F1 12 Tf /Span<</ActualText ${hex('कि')} >> BDC <0043> Tj EMC
      /Artifact BMC (a) Tj EMC /Span /M1 BDC [(b) -20 (c)] TJ EMC ET EMC /X1 Do`

    expect(marksOf(stream)).toEqual([
      { begins: 'P', properties: {} },
      { begins: 'Span', properties: { actualText: 'कि' } },
      { begins: 'Artifact', properties: {} },
      { begins: 'Span', properties: 'M1' },
      { draws: 'X1' },
    ])
  })

  it.each([
    ['brackets and signs', String.raw`(a \(b\) (c) \\ \101\12d)`, 'a (b) (c) \\ A\nd'],
    ['UTF-16 as octal numbers', String.raw`(\376\377\011\025\011?)`, 'कि'],
    ['a line that goes on', '(ab\\\ncd)', 'abcd'],
    ['an odd count of digits', '<61 62 6>', 'ab'],
  ])('have their strings read with %s', (_, string, text) => {
    expect(marksOf(`/Span <</Lang (en) /ActualText ${string}>> BDC EMC`)).toEqual([
      { begins: 'Span', properties: { actualText: text } },
    ])
  })

  it('are not looked for in strings, comments and pictures', () => {
    const stream = `(/Span BMC) Tj % /Span BMC\nBI /W 1 /H 1 ID \u0001 /Span BMC \u0002 EI /P BMC EMC`

    expect(marksOf(stream)).toEqual([{ begins: 'P', properties: {} }])
  })

  it.each(['(', '<', '<<', '/Span <</ActualText', 'BDC', ')>>'])(
    'end with a stream that ends in %s',
    (stream) => {
      expect(() => marksOf(stream)).not.toThrow()
    },
  )

  it('keep bytes that are no UTF-16', () => {
    expect(textOf('caf\u00e9')).toBe('caf\u00e9')
  })
})
