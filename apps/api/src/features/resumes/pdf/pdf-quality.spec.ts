import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer'
import { formatPeriod, PAGE_SIZES, type ResumeDraft, TEMPLATES } from '@tryka/domain'
import {
  blankEntriesResume,
  longWordsResume,
  sampleResume,
  SCRIPT_SAMPLES,
  scriptResume,
} from '@tryka/domain/testing'
import { type RenderedResume, renderResume, unprintableCharacters } from '@tryka/resume-template'
import { ChromiumPrinter } from '../resume-pdf'
import { finishPdf } from './finish-pdf'
import { FontFiles } from './font-files'
import { PrintPage } from './print-page'
import { chromiumArguments, findChromium } from './chromium'
import { dictionaries, type PdfFacts, rawText, readPdf, requirePdfTools } from './testing/pdf-tools'
import { inParallel } from './testing/in-parallel'
import type { PreviewedResume } from './testing/preview-pages'
import { missingWords, printedTexts, unmarked, wordsOf } from './testing/printed-words'

// Nearly a hundred files are printed and read; on a busy machine each step takes its time.
jest.setTimeout(120_000)

const HEADINGS = ['Summary', 'Experience', 'Education', 'Skills', 'Projects', 'Certifications', 'Languages']
/** A job and the studies begin new pages, and the body text has another size. */
function withBreaks(draft: ResumeDraft): ResumeDraft {
  const broken = <T>(list: T[], at: number): T[] =>
    list.map((one, index) => (index === at ? { ...one, breakBefore: true } : one))
  return {
    ...draft,
    workExperience: broken(draft.workExperience, 3),
    education: broken(draft.education, 0),
    layout: { ...draft.layout, size: 10.5, spacing: 105 },
  }
}
const FIXTURES: Record<string, () => ResumeDraft> = {
  '3 jobs': () => sampleResume(3),
  '7 jobs': () => withBreaks(sampleResume(7)),
  '24 jobs': () => sampleResume(24),
  'long words': longWordsResume,
  'nothing filled in': blankEntriesResume,
}

interface Case {
  name: string
  fixture: string
  draft: ResumeDraft
  path: string
  bytes: number
  facts: PdfFacts
  preview: PreviewedResume
  viewerText: string
}

const folder = mkdtempSync(join(tmpdir(), 'resume-quality-'))
const printer = new ChromiumPrinter({ chromiumPath: process.env['CHROMIUM_PATH'] })
const root = join(__dirname, '../../../../../..')

/** Each fixture in each template, on the two papers in turn. */
const designs = TEMPLATES.flatMap((templateId, row) =>
  Object.entries(FIXTURES).map(([fixture, make], column) => {
    const pageSize = PAGE_SIZES[(row + column) % PAGE_SIZES.length] ?? 'A4'
    return {
      name: `${templateId}, ${pageSize}, ${fixture}`,
      fixture,
      draft: { ...make(), templateId, pageSize },
    }
  }),
)
const scripts = Object.keys(SCRIPT_SAMPLES).flatMap((script) =>
  (['modern', 'classic'] as const).map((templateId) => ({
    name: `${script}, ${templateId}`,
    fixture: script,
    draft: { ...scriptResume(script), templateId },
  })),
)
let cases: Case[] = []
let scriptCases: Case[] = []

const program = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
const answer = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

function preview(drafts: ResumeDraft[]): PreviewedResume[] {
  const asked = join(folder, 'drafts.json')
  const shown = join(folder, 'shown.json')
  writeFileSync(asked, JSON.stringify(drafts))
  program('--import', 'tsx', join(__dirname, 'testing/preview-pages.ts'), asked, shown)
  return answer<PreviewedResume[]>(shown)
}

beforeAll(async () => {
  requirePdfTools()
  const all = [...designs, ...scripts]
  const printed = await inParallel(all, async (one, index) => {
    const path = join(folder, `${index}.pdf`)
    const pdf = await printer.print(renderResume(one.draft))
    writeFileSync(path, pdf)
    return { ...one, path, bytes: pdf.length, facts: await readPdf(path) }
  })
  const viewed = join(folder, 'viewed.json')
  const previews = preview(all.map((one) => one.draft))
  program(join(__dirname, 'testing/pdfjs-text.mjs'), viewed, ...printed.map((one) => one.path))
  const texts = answer<{ text: string }[]>(viewed)
  const joined = printed.map((one, index) => {
    const preview = previews[index]
    if (!preview) throw new Error(`no preview of ${one.name}`)
    return { ...one, preview, viewerText: texts[index]?.text ?? '' }
  })
  cases = joined.slice(0, designs.length)
  scriptCases = joined.slice(designs.length)
})

afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A resume as Chromium alone prints it. */
async function unfinished(doc: RenderedResume): Promise<Buffer> {
  const chromium = findChromium(process.env['CHROMIUM_PATH'])
  if (!chromium) throw new Error('no Chromium is installed')
  const browser = await puppeteer.launch({
    executablePath: chromium.path,
    headless: chromium.isShell ? 'shell' : true,
    pipe: true,
    args: chromiumArguments(false),
  })
  try {
    return await (await PrintPage.open(browser, new FontFiles())).print(doc)
  } finally {
    await browser.close()
  }
}

/** In the order of painting: a reader that sorts by place takes what stands in a column of its own first. */
const TEMPLATE_ASIDE: Partial<Record<string, readonly string[]>> = {
  columns: ['Skills', 'Certifications', 'Languages'],
}
const HAS_COLUMNS: readonly string[] = ['columns', 'european']
const orderedText = ({ draft, facts }: Case): string =>
  HAS_COLUMNS.includes(draft.templateId) ? facts.rawText : facts.text
const headingsOf = ({ draft }: Pick<Case, 'draft'>): string[] =>
  [...renderResume(draft).html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = '']) => text)
/** The heads of entries that have more below them. */
const headsOf = (draft: ResumeDraft): string[] => {
  const places = draft.education.map((one) => one.location)
  return draft.workExperience
    .flatMap((job) => [job.company, job.jobTitle, job.location])
    .filter((text) => !places.includes(text))
}

const squash = (text: string): string => text.normalize('NFC').replace(/\s+/g, '')
const withText = () => cases.filter((one) => one.fixture !== 'nothing filled in')
const plain = () => withText().filter((one) => one.fixture !== 'long words')
/** Runs a check over many files and names those that fail it. */
const failing = (list: Case[], check: (one: Case) => boolean): string[] =>
  list.filter((one) => !check(one)).map((one) => one.name)

describe('The text of a printed resume', () => {
  it('holds every word of every field', () => {
    for (const one of plain())
      expect([one.name, missingWords(one.draft, `${one.facts.text} ${one.facts.rawText}`)]).toEqual([
        one.name,
        [],
      ])
  })

  it('holds every word for the viewer of a browser too', () => {
    // One serif glyph stands for two apostrophes; the file says which is meant, and this reader does not look.
    for (const one of plain())
      expect([one.name, missingWords(one.draft, one.viewerText.replaceAll('ʼ', '’'))]).toEqual([one.name, []])
  })

  it('holds words without a place to break, whole', () => {
    for (const one of cases.filter((other) => other.fixture === 'long words')) {
      // The reader joins what it takes for a hyphenated word, and so loses hyphens at the ends of lines.
      const whole = (text: string) => squash(text).replaceAll('-', '')
      const text = whole(one.facts.text)
      expect([one.name, printedTexts(one.draft).filter((field) => !text.includes(whole(field)))]).toEqual([
        one.name,
        [],
      ])
    }
  })

  it('keeps the bullets of a job together and in order, and its date beside its employer', () => {
    // The reader joins what it takes for a hyphenated word, and so loses hyphens at the ends of lines.
    const whole = (text: string) => squash(text).replaceAll('-', '')
    for (const one of plain()) {
      const text = whole(one.facts.rawText)
      let from = 0
      for (const job of one.draft.workExperience) {
        const employer = text.indexOf(whole(job.company), from)
        const date = text.indexOf(whole(formatPeriod(job, 'en')), employer)
        expect(employer).toBeGreaterThanOrEqual(from)
        expect(date - employer - job.company.length).toBeLessThanOrEqual(120)
        from = employer
        for (const bullet of job.description) {
          const next = text.indexOf(whole(bullet), from)
          expect([one.name, bullet, next >= from]).toEqual([one.name, bullet, true])
          from = next + 1
        }
      }
    }
  })

  it('has the dates beside their employers for a reader that sorts by place, too', () => {
    const far = plain()
      .filter(({ draft }) => !HAS_COLUMNS.includes(draft.templateId))
      .flatMap(({ name, draft, facts }) => {
        const text = facts.text.replace(/\s+/g, ' ')
        return draft.workExperience.map((job) => {
          const employer = text.search(new RegExp(`${job.company} (?!North|South|West)`))
          const date = text.indexOf(formatPeriod(job, 'en'), employer)
          return date - employer - job.company.length <= 120 || `${name}: ${job.company}`
        })
      })
    const found = far.filter((one) => one !== true)

    // Such a reader takes the dates for a column where the last points of a page are short.
    expect(far.length).toBeGreaterThan(200)
    expect(found.length / far.length <= 0.05 ? [] : found).toEqual([])
  })

  it('reads from the name to the languages in the order of the page', () => {
    for (const one of plain()) {
      const aside = TEMPLATE_ASIDE[one.draft.templateId] ?? []
      const all = headingsOf(one)
      // On each page the narrow column comes after the wide one.
      const orders = [all.filter((word) => !aside.includes(word)), all.filter((word) => aside.includes(word))]
      for (const order of orders) {
        const places = [one.draft.personalInfo.fullName, ...order].map((word) =>
          orderedText(one).search(new RegExp(`(^|[\\n\\f])${word}(\\n|$)`)),
        )
        expect([
          one.name,
          places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0)),
        ]).toEqual([one.name, true])
      }
    }
  })

  it('has no private, broken or ligature characters and no spaced letters', () => {
    expect(
      failing(
        [...cases, ...scriptCases],
        ({ facts }) =>
          !/[\uE000-\uF8FF\uFFFD\uFB00-\uFB06]/.test(facts.text) &&
          !/\b([A-Za-z] ){3,}[A-Za-z]\b/.test(facts.text),
      ),
    ).toEqual([])
  })
})

describe('The file of a printed resume', () => {
  it('is tagged: one H1, an H2 for each section, an H3 for each entry, bullets as lists', () => {
    for (const { name, draft, facts } of withText()) {
      const count = (tag: string) => facts.tags.filter((other) => other === tag).length
      const entries = renderResume(draft).html.match(/<h3/g) ?? []
      const bullets = draft.workExperience.flatMap((job) => job.description).length
      expect([name, facts.info['Tagged'], count('H1'), count('H2'), count('H3')]).toEqual([
        name,
        'yes',
        1,
        HEADINGS.length,
        entries.length,
      ])
      expect(count('LI')).toBeGreaterThanOrEqual(bullets)
    }
  })

  it('names its title, its author and its language, and shows the title', () => {
    for (const { name, draft, facts } of withText()) {
      expect(facts.info['Title']).toBe(`${draft.personalInfo.fullName} - ${draft.title}`)
      expect(facts.info['Author']).toBe(draft.personalInfo.fullName)
      const [catalog] = dictionaries(facts, '/Catalog')
      expect([name, catalog?.['/Lang']]).toEqual([name, `u:${draft.language}`])
      expect(catalog?.['/ViewerPreferences']).toMatchObject({ '/DisplayDocTitle': true })
    }
  })

  it('claims PDF/UA-1 in its metadata', () => {
    expect(
      failing([...cases, ...scriptCases], ({ facts }) =>
        facts.objects.some(({ stream }) => {
          if (stream?.dict['/Type'] !== '/Metadata' || !stream.data) return false
          return Buffer.from(stream.data, 'base64')
            .toString('utf8')
            .includes('<pdfuaid:part>1</pdfuaid:part>')
        }),
      ),
    ).toEqual([])
  })

  it('has an outline entry for every section', () => {
    const size = (nodes: unknown[]): number =>
      nodes.reduce<number>((sum, node) => sum + 1 + size((node as { kids?: unknown[] }).kids ?? []), 0)

    expect(failing(withText(), ({ facts }) => size(facts.outlines) >= HEADINGS.length)).toEqual([])
  })

  it('describes each link, in the order of the structure', () => {
    for (const { name, facts } of plain()) {
      const links = dictionaries(facts, '/Link')
      const described = links.filter((link) => link['/Contents'] && link['/StructParent'] !== undefined)
      // Email, phone, three addresses, two projects, one certificate; one on two lines in a narrow column is two.
      expect([name, described.length]).toEqual([name, links.length])
      expect(links.length).toBeGreaterThanOrEqual(8)
      expect(new Set(links.map((link) => link['/Contents'])).size).toBe(8)
      expect(dictionaries(facts, '/Page').every((page) => page['/Tabs'] === '/S')).toBe(true)
    }
  })

  it('embeds its fonts, never as Type 3', () => {
    for (const { name, facts } of [...withText(), ...scriptCases]) {
      expect([name, facts.fonts.length > 0]).toEqual([name, true])
      const bad = facts.fonts.filter(
        (font) => !font.embedded || !font.subset || !font.unicode || font.type.startsWith('Type 3'),
      )
      expect([name, bad]).toEqual([name, []])
      const foreign = facts.fonts.filter((font) => /DejaVu|Liberation/.test(font.name))
      expect([name, foreign]).toEqual([name, []])
    }
  })

  it('has the size of its paper', () => {
    const paper = { A4: [595, 842], Letter: [612, 792] } as const
    for (const { name, draft, facts } of cases) {
      const [width = 0, height = 0] = (facts.info['Page size'] ?? '').split(/ x | pts/).map(Number)
      const [w, h] = paper[draft.pageSize]
      expect([name, Math.abs(width - w) <= 1, Math.abs(height - h) <= 1]).toEqual([name, true, true])
    }
  })

  it('stays small', () => {
    expect(
      failing(cases, ({ bytes, facts }) => bytes <= (facts.info['Pages'] === '1' ? 80 : 200) * 1024),
    ).toEqual([])
  })

  it('ends no page with a heading or with the head of an entry', () => {
    for (const { name, draft, facts } of plain()) {
      const heads = [...HEADINGS, ...headsOf(draft), ...draft.projects.map((project) => project.name)]
      const ends = facts.rawText
        .split('\f')
        .slice(0, -2)
        .map((page) => page.trim().split('\n').at(-1)?.trim() ?? '')
      expect([name, ends.filter((end) => heads.includes(end))]).toEqual([name, []])
    }
  })

  it('is finished the same way by the library that takes over when Chromium changes its files', async () => {
    const doc = renderResume(sampleResume(7), { savedAt: '2026-11-21T08:00:00.000Z' })
    const path = join(folder, 'by-library.pdf')
    const quick = join(folder, 'quick.pdf')
    const printed = await unfinished(doc)
    writeFileSync(path, await finishPdf(printed, doc, () => undefined))
    writeFileSync(quick, await finishPdf(printed, doc))

    const [slow, fast] = await Promise.all([readPdf(path), readPdf(quick)])

    const { 'File size': slowSize, Creator: slowCreator, ...slowInfo } = slow.info
    const { 'File size': fastSize, Creator: fastCreator, ...fastInfo } = fast.info
    expect(slowInfo).toEqual(fastInfo)
    expect([slowCreator, Boolean(slowSize)]).toEqual([fastCreator, Boolean(fastSize)])
    expect([slow.text, slow.tags, slow.fonts]).toEqual([fast.text, fast.tags, fast.fonts])
    const described = (facts: PdfFacts) => dictionaries(facts, '/Link').map((link) => link['/Contents'])
    expect(described(slow)).toEqual(described(fast))
  })

  it('prints one blank page for a resume with nothing in it', () => {
    for (const { facts } of cases.filter((one) => one.fixture === 'nothing filled in')) {
      expect(facts.text.trim()).toBe('')
      expect(facts.info['Pages']).toBe('1')
      expect(facts.info['Title']).toBe('My Resume')
    }
  })
})

describe('Page breaks', () => {
  it('part no heading, no head and no bullet from what belongs to it, in 30 resumes of 1 to 30 jobs', async () => {
    const drafts = Array.from({ length: 30 }, (_, index): ResumeDraft => {
      const draft = sampleResume(index + 1)
      // Long points, so that bullets of two and three lines meet the ends of pages.
      const workExperience = draft.workExperience.map((job, place) => ({
        ...job,
        description: job.description.map((text) => `${text} ${text.slice(0, (place * 37) % 160)}`.trim()),
      }))
      return {
        ...draft,
        workExperience,
        templateId: TEMPLATES[index % TEMPLATES.length] ?? 'modern',
        pageSize: PAGE_SIZES[index % PAGE_SIZES.length] ?? 'A4',
      }
    })

    const broken = await inParallel(drafts, async (draft, index) => {
      const path = join(folder, `breaks-${index}.pdf`)
      writeFileSync(path, await printer.print(renderResume(draft)))
      const pages = (await rawText(path)).split('\f').slice(0, -1)
      const heads = [...HEADINGS, ...headsOf(draft)]
      const bullets = draft.workExperience.flatMap((job) => job.description)
      const ends = pages.slice(0, -1).map((page) => page.trim().split('\n').at(-1)?.trim() ?? '')
      const whole = pages.map(squash)
      return [
        ...ends.filter((end) => heads.includes(end)),
        ...bullets.filter((bullet) => !whole.some((page) => page.includes(squash(bullet)))),
      ]
    })

    expect(broken.flat()).toEqual([])
  })
})

describe('The preview', () => {
  it('has as many pages as the PDF', () => {
    const counts = [...cases, ...scriptCases].map((one) => [one.name, one.preview.pages])
    expect(counts).toEqual(
      [...cases, ...scriptCases].map((one) => [one.name, Number(one.facts.info['Pages'])]),
    )
  })

  it('begins new pages where the person says so, as the PDF does', () => {
    for (const one of plain().filter(({ fixture }) => fixture === '7 jobs')) {
      const starts = one.facts.rawText.split('\f').map((page) => page.split('\n').slice(0, 2).join(' '))
      expect([one.name, starts.some((start) => start.includes('Harbour Freight Systems'))]).toEqual([
        one.name,
        true,
      ])
      expect([one.name, starts.some((start) => start.includes('Education'))]).toEqual([one.name, true])
    }
  })

  it('breaks its lines where the PDF does', () => {
    const lines = plain().flatMap((one) => {
      const pages = one.facts.text.split('\f').map((page) => page.split('\n'))
      return one.preview.lines.map(
        ({ page, text }) =>
          pages[page]?.some((line) => line.includes(text)) || `${one.name}, page ${page + 1}: ${text}`,
      )
    })
    const different = lines.filter((line) => line !== true)

    expect(lines.length).toBeGreaterThan(800)
    expect(different.length / lines.length <= 0.01 ? [] : different).toEqual([])
  })
})

describe('Fitting to pages', () => {
  it('makes the PDF as long as asked, or says that it cannot', async () => {
    const asked = TEMPLATES.flatMap((templateId) => [
      { ...sampleResume(3), templateId, fitPages: 1, pageSize: 'Letter' as const },
      { ...sampleResume(4), templateId, fitPages: 1 },
      { ...sampleResume(24), templateId, fitPages: 2 },
    ])
    const fitted = preview(asked).map(({ tightness }) => tightness)

    const lengths = await inParallel(asked, async (draft, index) => {
      const path = join(folder, `fitted-${index}.pdf`)
      writeFileSync(path, await printer.print(renderResume({ ...draft, tightness: fitted[index] ?? 0 })))
      return (await rawText(path)).split('\f').length - 1
    })

    const found = asked.map(({ templateId, fitPages }, index) =>
      fitPages === 1 ? [templateId, lengths[index]] : [templateId, fitted[index]],
    )
    expect(found).toEqual(asked.map(({ templateId, fitPages }) => [templateId, fitPages === 1 ? 1 : null]))
  })
})

/**
 * Compared by letters alone: scripts without spaces between words, which a reader may break anywhere, and Bengali,
 * where the reader used here puts a space after the sign of a vocalic r.
 */
const BY_LETTERS = ['chinese', 'japanese', 'thai', 'bengali']

describe('Scripts of the world', () => {
  it.each(Object.keys(SCRIPT_SAMPLES).filter((script) => script !== 'emoji'))(
    'prints %s exactly',
    (script) => {
      const sample = SCRIPT_SAMPLES[script]
      const found = scriptCases.filter((one) => one.fixture === script)

      expect(found).toHaveLength(2)
      for (const { facts, name } of found) {
        const text = unmarked(facts.text)
        const whole = BY_LETTERS.includes(script) ? squash(text) : wordsOf(text).join(' ')
        const lines = BY_LETTERS.includes(script) ? squash(sample?.text ?? '') : (sample?.text ?? '')
        // The role, the summary, the title and the point of a job.
        expect([name, whole.split(lines.normalize('NFC')).length - 1]).toEqual([name, 4])
        expect(whole).toContain(BY_LETTERS.includes(script) ? squash(sample?.name ?? '') : sample?.name)
      }
    },
  )

  it('prints emoji as outlines that can be read back', () => {
    for (const { facts } of scriptCases.filter((one) => one.fixture === 'emoji'))
      for (const emoji of ['🚀', '🎉', '☕']) expect(facts.text).toContain(emoji)
  })

  it('names the characters that it cannot print', () => {
    expect(unprintableCharacters('Ada 𓀀 Lovelace \uE001 𓀀')).toEqual(['𓀀', '\uE001'])
    for (const { draft } of scripts) expect(unprintableCharacters(JSON.stringify(draft))).toEqual([])
  })
})
