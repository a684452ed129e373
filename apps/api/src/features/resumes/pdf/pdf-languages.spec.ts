import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { directionOf, formatPeriod, RESUME_LANGUAGES, TEMPLATES } from '@tryka/domain'
import { renderResume, wordsFor } from '@tryka/resume-template'
import { ChromiumPrinter } from '../resume-pdf'
import { inParallel } from './testing/in-parallel'
import { type LanguageCase, languageResume, SCRIPT_LANGUAGES } from './testing/language-resumes'
import { type PdfFacts, readPdf, requirePdfTools } from './testing/pdf-tools'
import { type PlacedWord, placedWords } from './testing/placed-words'
import { DIRECTION_MARKS } from './testing/printed-words'

// Some forty files are printed and read; on a busy machine each step takes its time.
jest.setTimeout(180_000)

/** Other words in every run; a run that failed comes again with TEST_SEED. */
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000)

interface Case extends LanguageCase {
  name: string
  dir: 'ltr' | 'rtl'
  facts: PdfFacts
  placed: PlacedWord[]
}

const folder = mkdtempSync(join(tmpdir(), 'resume-languages-'))
const printer = new ChromiumPrinter({ chromiumPath: process.env['CHROMIUM_PATH'] })
let cases: Case[] = []

beforeAll(async () => {
  requirePdfTools()
  // To the left in every template; the other scripts in one each, another one in every run.
  const asked = SCRIPT_LANGUAGES.flatMap((language, index) => {
    const one = TEMPLATES[(seed + index) % TEMPLATES.length] ?? 'modern'
    return (directionOf(language) === 'rtl' ? TEMPLATES : [one]).map((template) => ({ language, template }))
  })
  cases = await inParallel(asked, async ({ language, template }, index) => {
    const path = join(folder, `${index}.pdf`)
    const made = languageResume(seed + index, language, template)
    writeFileSync(path, await printer.print(renderResume(made.draft)))
    const [facts, placed] = await Promise.all([readPdf(path), placedWords(path)])
    return { ...made, name: `${language}, ${template}`, dir: directionOf(language), facts, placed }
  })
})

afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
})

const faults = (check: (one: Case) => readonly unknown[], dir?: 'rtl'): string[] =>
  cases
    .filter((one) => !dir || one.dir === dir)
    .flatMap((one) => check(one).map((fault) => `${one.name}: ${String(fault)}`))

/**
 * The pieces of a text in the order of reading. A reader puts a mark where the direction changes, at times in the place
 * of the space; joiners between letters are no word's end; signs at the edge of a word may come out on its other side, and
 * a hyphen at the end of a line is taken for one that parts a word.
 */
const piecesOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(DIRECTION_MARKS, ' ')
    .replace(/[\u200b-\u200d]/g, '')
    .replace(/[–-]\s*/g, '')
    .split(/[\s\f]+/)
    .map((piece) => piece.replace(/^[(),.:]+|[(),.:]+$/g, ''))
    .filter(Boolean)
const closed = (text: string): string => piecesOf(text).join('')

describe(`Resumes in the scripts of the world (TEST_SEED=${seed})`, () => {
  it('are read back word by word, each line in its order', () => {
    const check = ({ lines, space, facts }: Case) => {
      const whole = ` ${piecesOf(facts.text).join(space)} `
      const wanted = lines.map((line) => `${space}${line.flatMap(piecesOf).join(space)}${space}`)
      const found = space ? whole : closed(facts.text)
      return wanted.filter((line) => !found.includes(space ? line : closed(line)))
    }

    expect(faults(check)).toEqual([])
  })

  it('have an address and a telephone number that can be used', () => {
    const check = ({ facts, draft }: Case) => {
      const text = facts.text.replace(DIRECTION_MARKS, '')
      return [draft.personalInfo.email, draft.personalInfo.phone].filter((value) => !text.includes(value))
    }

    expect(faults(check)).toEqual([])
  })

  it('have the headings and periods of their language', () => {
    const check = ({ draft, facts }: Case) => {
      const { experience, skills, languages } = wordsFor(draft.language)
      const periods = draft.workExperience.slice(0, 2).map((job) => formatPeriod(job, draft.language))
      const text = closed(facts.text)
      return [experience, skills, languages, ...periods].filter((word) => !text.includes(closed(word)))
    }

    expect(faults(check)).toEqual([])
  })

  it('are set in fonts of their own, each embedded, in two weights, with no drawn one', () => {
    const check = ({ facts }: Case) => [
      ...facts.fonts.filter((font) => font.type === 'Type 3' || !font.embedded || !font.unicode),
      ...(new Set(facts.fonts.map(({ name }) => /-(\w+)$/.exec(name)?.[1])).size > 1 ? [] : ['one weight']),
    ]

    expect(faults(check)).toEqual([])
  })

  it('say their language', () => {
    const check = ({ draft, facts }: Case) =>
      facts.objects.some(
        ({ value }) => (value as { '/Lang'?: string } | undefined)?.['/Lang'] === `u:${draft.language}`,
      )
        ? []
        : ['no language']

    expect(faults(check)).toEqual([])
  })
})

describe(`Resumes that are read to the left (TEST_SEED=${seed})`, () => {
  /** The reader of places gives the letters as they stand, from left to right. */
  const asDrawn = (word: string): string => [...word].reverse().join('')

  it('have their headings at the right, and their dates on the other side of them', () => {
    const check = ({ placed, draft }: Case) => {
      const { skills, languages } = wordsFor(draft.language)
      const wanted = [skills, languages].map((word) => asDrawn(closed(word)))
      const heads = placed.filter(
        ({ text }) => wanted.includes(closed(text)) || wanted.includes(asDrawn(closed(text))),
      )
      const years = placed.filter(({ text, page }) => page === 1 && closed(text) === '2020')
      const left = Math.min(...years.map((year) => year.left))
      const right = Math.max(...heads.map((head) => head.right))
      const width = placed[0]?.pageWidth ?? 0
      // One template has its dates in a column before the text.
      const isApart = draft.templateId === 'european' || left < width / 3
      return [
        ...(isApart && years.length ? [] : ['no date at the left']),
        ...(heads.length && right > width / 2 ? [] : ['no heading at the right']),
      ]
    }

    expect(faults(check, 'rtl')).toEqual([])
  })

  it('have the name at the right and the number at the left above page 2', () => {
    const check = ({ placed, draft }: Case) => {
      const second = placed.filter(({ page }) => page === 2)
      const highest = Math.min(...second.map(({ top }) => top))
      const head = second.filter(({ top }) => top < highest + 5)
      const middle = (second[0]?.pageWidth ?? 0) / 2
      const at = (isLeft: boolean) =>
        head.filter(({ left }) => left < middle === isLeft).map(({ text }) => text)
      const name = draft.personalInfo.fullName.split(' ').map((word) => asDrawn(closed(word)))
      const read = at(false).map(closed)
      return [
        ...(at(true).join('').startsWith('2/') ? [] : [`at the left: ${at(true).join(' ')}`]),
        ...(name.every((word) => read.includes(word) || read.includes(asDrawn(word)))
          ? []
          : [`at the right: ${read.join(' ')}`]),
      ]
    }

    expect(faults(check, 'rtl')).toEqual([])
  })
})

it('speaks twenty languages', () => {
  expect(RESUME_LANGUAGES).toHaveLength(20)
})
