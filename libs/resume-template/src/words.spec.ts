import { RESUME_LANGUAGE_LABELS, type ResumeLanguage, RESUME_LANGUAGES } from '@tryka/domain'
import { unprintableCharacters } from './fonts/fonts'
import { wordsFor } from './words'
import { WORD_KEYS, WORD_TABLE } from './words.table'

/** The script that a word of the language must be written in. */
const SCRIPTS: Partial<Record<ResumeLanguage, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
}

describe.each(RESUME_LANGUAGES)('The words of a resume in %s', (language) => {
  const row = WORD_TABLE[language].split('|')
  const { levels, ...words } = wordsFor(language)

  it('are all there, without stray spaces, in composed form', () => {
    expect(row).toHaveLength(WORD_KEYS.length)
    expect(row.map((word) => word.trim().normalize('NFC'))).toEqual(row)
    expect([...Object.values(words), ...Object.values(levels)].filter((word) => !word)).toEqual([])
  })

  it('tell one heading from the other, and one level from the other', () => {
    const headings = WORD_KEYS.slice(0, WORD_KEYS.indexOf('gpa')).map((_, index) => row[index])

    expect(new Set(headings).size).toBe(headings.length)
    expect(new Set(Object.values(levels)).size).toBe(5)
  })

  it('are written in its script, save what is known by its English letters', () => {
    const script = SCRIPTS[language] ?? /\p{Script=Latin}/u

    expect(row.filter((word) => !script.test(word) && !['GPA', 'ID'].includes(word))).toEqual([])
    expect(script.test(RESUME_LANGUAGE_LABELS[language])).toBe(true)
  })

  it('can be printed', () => {
    expect(unprintableCharacters(row.join(''))).toEqual([])
  })
})

describe('The words of a resume', () => {
  it('are those of CVs, not of a dictionary', () => {
    const experience = (['de', 'nl', 'pl', 'ru', 'tr', 'he'] as const).map((one) => wordsFor(one).experience)

    expect(experience).toEqual([
      ...['Berufserfahrung', 'Werkervaring', 'Doświadczenie zawodowe'],
      ...['Опыт работы', 'İş Deneyimi', 'ניסיון תעסוקתי'],
    ])
  })
})
