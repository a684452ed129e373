import { SCRIPT_SAMPLES } from '@tryka/domain/testing'
import { allFontFiles, fallbackFamilies, fontFaceCss, fontFacesFor, unprintableCharacters } from './fonts'

const body = (language: 'en' | 'ja' | 'ko' | 'zh' = 'en') => [
  ['Hanken Grotesk', ...fallbackFamilies(language)],
]
const families = (text: string, language?: 'en' | 'ja' | 'ko' | 'zh') => [
  ...new Set(fontFacesFor(text, body(language)).map((face) => face.family)),
]

describe('The fonts of a text', () => {
  it.each([
    ['Ada', ['Hanken Grotesk']],
    ['सत्य', ['Anek Devanagari']],
    ['ليلى', ['Vazirmatn']],
    ['سنڌي', ['Vazirmatn', 'Noto Sans Arabic']],
    ['தமிழ்', ['Noto Sans Tamil']],
    ['Ελένη', ['Noto Sans']],
    ['🚀', ['Noto Emoji']],
  ])('of %s are %p', (text, expected) => {
    expect(families(text)).toEqual(expected)
  })

  it('draw one character as the language of the resume asks', () => {
    expect(families('直', 'zh')).toEqual(['Noto Sans SC'])
    expect(families('直', 'ja')).toEqual(['Noto Sans JP'])
    expect(families('직', 'ko')).toEqual(['Noto Sans KR'])
  })

  it('come in a regular and a bold weight, never as a range of a variable font', () => {
    expect(fontFacesFor('a', body()).map((face) => face.weight)).toEqual(['400', '600'])
    expect(
      allFontFiles().every((face) => face.file.endsWith('.woff2') && !face.file.includes('variable')),
    ).toBe(true)
  })

  it('end with the main file of a family, which then draws the spaces between words', () => {
    const files = fontFacesFor('Việt Łódź, Ada', body()).map((face) => face.file)

    expect(files.filter((file) => file.includes('-400-'))).toEqual([
      'hanken-grotesk-vietnamese-400-normal.woff2',
      'hanken-grotesk-latin-ext-400-normal.woff2',
      'hanken-grotesk-latin-400-normal.woff2',
    ])
  })

  it('come in the same order whatever the order of the text', () => {
    expect(fontFacesFor('Łódź ليلى सत्य', body())).toEqual(fontFacesFor('सत्य ليلى Łódź', body()))
  })

  it('draw a mark together with its letter', () => {
    const files = fontFacesFor('x\u0483', body()).map((face) => face.file)

    expect(files).toEqual(expect.arrayContaining(['noto-sans-latin-400-normal.woff2']))
  })

  it('are asked for by the address that the caller gives', () => {
    const css = fontFaceCss(fontFacesFor('a', body()), (file) => `/f/${file}`)

    expect(css).toContain('font-family:"Hanken Grotesk"')
    expect(css).toContain('src:url("/f/hanken-grotesk-latin-600-normal.woff2") format("woff2")')
    expect(css).toMatch(/unicode-range:U\+20-7E/)
  })
})

describe('Characters that cannot be printed', () => {
  it('are named once each, in order', () => {
    expect(unprintableCharacters('a𓀀b\uE000𓀀')).toEqual(['𓀀', '\uE000'])
  })

  it('are none in any script that we promise', () => {
    for (const { name, text } of Object.values(SCRIPT_SAMPLES))
      expect(unprintableCharacters(name + text)).toEqual([])
  })

  it('are not the marks that have no glyph of their own', () => {
    expect(unprintableCharacters('a\u200d\u200c\u200f\ufe0f\n\t\u00ad')).toEqual([])
  })
})
