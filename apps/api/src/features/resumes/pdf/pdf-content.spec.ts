import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ResumeDraft, TEMPLATES } from '@tryka/domain'
import { fullResume } from '@tryka/domain/testing'
import { outlineOf, type RenderedResume, renderResume, wordsFor } from '@tryka/resume-template'
import { ChromiumPrinter } from '../resume-pdf'
import { inParallel } from './testing/in-parallel'
import { type PdfFacts, readPdf, requirePdfTools } from './testing/pdf-tools'
import { missingWords } from './testing/printed-words'

jest.setTimeout(120_000)

const folder = mkdtempSync(join(tmpdir(), 'resume-content-'))
const printer = new ChromiumPrinter({ chromiumPath: process.env['CHROMIUM_PATH'] })
let cases: { draft: ResumeDraft; doc: RenderedResume; facts: PdfFacts }[] = []

const printed = async (doc: RenderedResume, name: string): Promise<PdfFacts> => {
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, await printer.print(doc))
  return readPdf(path)
}

beforeAll(async () => {
  requirePdfTools()
  cases = await inParallel([...TEMPLATES], async (templateId) => {
    const draft = fullResume({ templateId })
    const doc = renderResume(draft)
    return { draft, doc, facts: await printed(doc, templateId) }
  })
})

afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('A printed resume with every part', () => {
  it('holds every word and nothing that is hidden', () => {
    for (const { draft, facts } of cases) {
      // A narrow column breaks a word after its hyphen, and the reader takes that hyphen for its own.
      const whole = (text: string) => text.replace(/[-\s]+/g, '')
      const missing = missingWords(draft, facts.text).filter(
        (word) => !whole(facts.text).includes(whole(word)),
      )
      expect([draft.templateId, missing]).toEqual([draft.templateId, []])
      expect([draft.templateId, /hidden/i.exec(facts.text)?.[0]]).toEqual([draft.templateId, undefined])
    }
  })

  it('says an employer once, and each of its roles with its own dates after it', () => {
    for (const { draft, facts } of cases) {
      const text = facts.text.replace(/\s+/g, ' ')
      const start = text.indexOf('Kestrel Labs', text.indexOf('Experience'))
      const places = ['Mar 2022 – Present', 'Jul 2019 – Feb 2022', 'Jun 2018 – Jun 2019'].map((part) =>
        text.indexOf(part, start),
      )
      const sorted = [...places].sort((one, other) => one - other)
      expect([draft.templateId, start >= 0, places]).toEqual([draft.templateId, true, sorted])
      expect([draft.templateId, text.match(/Kestrel Labs/g)?.length]).toEqual([draft.templateId, 2])
    }
  })

  it('is tagged: a heading for each section and entry, one below it for each role, the photo with words', () => {
    for (const { draft, facts } of cases) {
      const { sections } = outlineOf(draft, wordsFor('en'))
      const count = (tag: string) => facts.tags.filter((other) => other === tag).length
      const named = sections.flatMap(({ entries }) => entries).filter(({ name }) => name).length
      expect([draft.templateId, ...['H1', 'H2', 'H3', 'H4', 'Figure'].map(count)]).toEqual([
        draft.templateId,
        1,
        sections.length,
        named,
        2,
        1,
      ])
    }
  })

  it('begins a new page where the person says so', () => {
    for (const { draft, facts } of cases.filter(({ draft: { templateId } }) => templateId !== 'columns')) {
      const page = facts.text
        .split('\f')
        .findIndex((text) => /^\s*(?:Ananya Rao\s+\d\/\d\s+)?Talks/.test(text))
      expect([draft.templateId, page]).not.toEqual([draft.templateId, -1])
    }
  })

  it('is the same file without the names of fields that the preview needs', async () => {
    const { doc } = cases[0] ?? {}
    if (!doc) throw new Error('nothing was printed')
    const bare = { ...doc, html: doc.html.replace(/ data-field="[^"]*"/g, '') }

    expect(bare.html.length).toBeLessThan(doc.html.length)
    expect((await printer.print(bare)).equals(await printer.print(doc))).toBe(true)
  })
})
