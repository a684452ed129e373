import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mainJobTitle, type ResumeDraft } from '@tryka/domain'
import { type RenderedResume, renderResume, wordsFor } from '@tryka/resume-template'
import { ChromiumPrinter } from '../resume-pdf'
import { generatedResumes } from './testing/generated-resumes'
import { inParallel } from './testing/in-parallel'
import { wordsOnPage } from './testing/words-on-page'
import { type PdfFacts, readPdf, requirePdfTools } from './testing/pdf-tools'
import { missingWords, printedTexts, unmarked, wordsOf } from './testing/printed-words'

// Sixty files are printed and read; on a busy machine each step takes its time.
jest.setTimeout(120_000)

/** Other people in every run; a run that failed comes again with TEST_SEED. */
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000)

interface Run {
  page: number
  text: string
  font: string
  size: number
}
interface Case {
  name: string
  script: string
  draft: ResumeDraft
  doc: RenderedResume
  path: string
  facts: PdfFacts
  viewed: { text: string; runs: Run[] }
}

const folder = mkdtempSync(join(tmpdir(), 'resume-words-'))
const printer = new ChromiumPrinter({ chromiumPath: process.env['CHROMIUM_PATH'] })
let cases: Case[] = []

beforeAll(async () => {
  requirePdfTools()
  const printed = await inParallel(generatedResumes(seed), async ({ script, draft }, index) => {
    const { layout } = draft
    const name = `${script}, ${draft.templateId}, ${draft.pageSize}, ${Object.values(layout).join(' ')}`
    const path = join(folder, `${index}.pdf`)
    const doc = renderResume(draft)
    writeFileSync(path, await printer.print(doc))
    return { name, script, draft, doc, path, facts: await readPdf(path) }
  })
  const viewed = join(folder, 'viewed.json')
  execFileSync(process.execPath, [
    join(__dirname, 'testing/pdfjs-text.mjs'),
    viewed,
    ...printed.map(({ path }) => path),
  ])
  const read = JSON.parse(readFileSync(viewed, 'utf8')) as Case['viewed'][]
  cases = printed.map((one, index) => ({ ...one, viewed: read[index] ?? { text: '', runs: [] } }))
})

afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Names what fails a check, with the file that it fails in. */
const faults = (check: (one: Case) => readonly unknown[], scripts?: readonly string[]): string[] =>
  cases
    .filter(({ script }) => !scripts || scripts.includes(script))
    .flatMap((one) => check(one).map((fault) => `${one.name}: ${String(fault)}`))

const linesOf = (text: string): string[] =>
  unmarked(text)
    .split(/[\n\f]/)
    .map((line) => line.trim())
/** How heavy a font says it is. */
const weightOf = (font: string): number =>
  ['Thin', 'Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'Black'].indexOf(/-(\w+)$/.exec(font)?.[1] ?? '')
const letters = (text: string): string => unmarked(text).replace(/\s+/g, '')
const LATIN = ['English', 'Accents', 'German']
/** Scripts whose letters a viewer that looks at glyphs alone can name. */
const BY_GLYPH = [...LATIN, 'Arabic', 'Chinese']

/** The ground of the creative head, and the strands of its edge that no text is set in. */
const INK = '0a2227'
const WOVEN = ['1791c7', '19a463']

/** What a reader did not find: words, or whole texts where words have no space between them. */
function missing({ script, draft }: Case, text: string): string[] {
  if (script !== 'Chinese') return missingWords(draft, text)
  return printedTexts(draft).filter((field) => !letters(text).includes(letters(field)))
}

describe(`Resumes of people who never were (TEST_SEED=${seed})`, () => {
  it('are read back word by word', () => {
    expect(faults((one) => missing(one, one.facts.text))).toEqual([])
  })

  it('are read back word by word by the viewer of a browser', () => {
    const check = (one: Case) => missing(one, one.viewed.text.replaceAll('ʼ', '’'))

    expect(faults(check, BY_GLYPH)).toEqual([])
  })

  it('keep each of two columns whole, text by text', () => {
    const check = ({ draft, facts }: Case) => {
      const whole = letters(facts.text)
      return draft.templateId === 'columns'
        ? printedTexts(draft).filter((field) => !whole.includes(letters(field)))
        : []
    }

    expect(faults(check, [...LATIN, 'Chinese'])).toEqual([])
  })

  it('keep the words of a line in one run', () => {
    const plain = /^[A-Za-z0-9]+$/
    const parted = ({ draft, viewed }: Case): string[] =>
      printedTexts(draft).flatMap((field) => {
        const words = wordsOf(field)
        return words.flatMap((word, index) => {
          const next = words[index + 1]
          if (!next || !plain.test(word) || !plain.test(next)) return []
          const isTogether =
            viewed.runs.some(({ text }) => text.includes(`${word} ${next}`)) ||
            [`${word}\n${next}`, `${word} \n${next}`].some((both) => viewed.text.includes(both))
          return isTogether ? [] : [`${word} | ${next}`]
        })
      })

    expect(faults(parted, LATIN)).toEqual([])
  })

  it('have their headings on lines of their own', () => {
    const check = ({ draft, facts, viewed }: Case) => {
      const { summary, experience, education, skills, languages } = wordsFor(draft.language)
      const headings = [summary, experience, education, skills, languages].map(letters)
      return [facts.text, viewed.text].flatMap((text) => {
        const lines = new Set(linesOf(text).map(letters))
        return headings.filter((heading) => !lines.has(heading))
      })
    }

    expect(faults(check, BY_GLYPH)).toEqual([])
  })

  it('begin with the name on one line, the largest text of the page and none bolder', () => {
    const check = ({ draft, facts, viewed }: Case) => {
      const runs = viewed.runs.filter(({ page }) => page === 1)
      const name = letters(draft.personalInfo.fullName)
      const largest = Math.max(...runs.map(({ size }) => size))
      const [big, rest] = [
        runs.filter(({ size }) => size === largest),
        runs.filter(({ size }) => size < largest),
      ]
      const length = big.reduce((sum, { text }) => sum + letters(text).length, 0)
      const lightest = Math.min(...big.map(({ font }) => weightOf(font)))
      const role = mainJobTitle(draft)
      const { summary, experience, education, skills, languages } = wordsFor(draft.language)
      const headings = new Set([summary, experience, education, skills, languages].map(letters))
      const bold = rest.filter(({ font }) => weightOf(font) > lightest)
      // Of the head alone: below it the same words may be the title of an entry.
      const head = rest.slice(
        0,
        rest.findIndex(({ text }) => headings.has(letters(text))),
      )
      const boldRole = head.filter(({ text, font }) => weightOf(font) >= lightest && text === role)
      return [
        ...(letters(linesOf(facts.text)[0] ?? '') === name && length === [...name].length
          ? []
          : ['broken or not largest']),
        ...[...bold, ...boldRole].map(({ text, font }) => `${font} in ${text}`),
      ]
    }

    expect(faults(check, BY_GLYPH)).toEqual([])
  })

  it('have the fonts of their own words and no others', () => {
    const check = ({ doc, facts }: Case) => {
      const families = doc.fonts.map(({ family }) => family.replaceAll(' ', ''))
      const foreign = facts.fonts.filter(
        ({ name }) => !families.some((family) => name.slice(7).startsWith(family)),
      )
      return [
        ...foreign.map(({ name }) => name),
        ...(facts.fonts.length > doc.fonts.length ? ['too many'] : []),
      ]
    }

    expect(faults(check)).toEqual([])
  })

  it('are tagged, with one H1', () => {
    const check = ({ facts }: Case) =>
      facts.info['Tagged'] === 'yes' && facts.tags.filter((tag) => tag === 'H1').length === 1 ? [] : ['tags']

    expect(faults(check)).toEqual([])
  })

  it('break no address', () => {
    const check = ({ draft, facts }: Case) => {
      const { email, linkedIn } = draft.personalInfo
      const lines = linesOf(facts.text)
      return [email, linkedIn].filter((address) => !lines.some((line) => line.includes(address)))
    }

    expect(faults(check)).toEqual([])
  })

  it('have nothing but ink behind the words of a creative head', async () => {
    const creative = cases.filter(({ draft }) => draft.templateId === 'creative')
    const found = await inParallel(creative, async ({ name, path }) => {
      const words = await wordsOnPage(path)
      const head = words.filter(({ ground }) => ground === INK)
      const woven = words.filter(({ colours }) => colours.some((colour) => WOVEN.includes(colour)))
      return [
        ...(head.length < 3 ? [`${name}: the head is not on ink`] : []),
        ...woven.map(({ text }) => `${name}: ${text}`),
      ]
    })

    expect(creative.length).toBeGreaterThanOrEqual(6)
    expect(found.flat()).toEqual([])
  })
})
