import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResumeDraft } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { renderResume } from '@tryka/resume-template'
import { ChromiumPrinter } from '../resume-pdf'
import { markHeader } from './mark-header'
import { rawText, readPdf, requirePdfTools } from './testing/pdf-tools'

jest.setTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'page-header-'))
const printer = new ChromiumPrinter({ chromiumPath: process.env['CHROMIUM_PATH'] })
beforeAll(requirePdfTools)
afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
})

const NAME = 'Zoë "Ada" Łukasiewicz'
const withHeader = (pageHeader: boolean, over: Partial<ResumeDraft> = {}): ResumeDraft => {
  const draft = { ...sampleResume(24), ...over }
  return {
    ...draft,
    personalInfo: { ...draft.personalInfo, fullName: NAME },
    layout: { ...draft.layout, pageHeader },
  }
}

async function printed(draft: ResumeDraft, name: string): Promise<{ path: string; pages: string[] }> {
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, await printer.print(renderResume(draft)))
  return { path, pages: (await rawText(path)).split('\f').slice(0, -1) }
}
const firstLine = (page: string): string => page.trim().split('\n')[0]?.trim() ?? ''

describe('The head of later pages', () => {
  it.each(['modern', 'columns', 'creative', 'technical'] as const)(
    'names the person and the page in %s, as an artifact',
    async (templateId) => {
      const { path, pages } = await printed(withHeader(true, { templateId }), templateId)
      expect(pages.length).toBeGreaterThan(2)
      expect(pages.slice(1).map(firstLine)).toEqual(
        pages.slice(1).map((_, index) => `${NAME} ${index + 2} / ${pages.length}`),
      )
      expect(firstLine(pages[0] ?? '')).toBe(NAME)

      const drawn = execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, '-'], {
        maxBuffer: 64 * 1024 * 1024,
      }).toString('latin1')
      const artifacts = drawn.match(/\/Artifact <<\/Type\/Pagination\/Subtype\/Header>>BDC/g) ?? []
      expect(artifacts).toHaveLength(pages.length - 1)
      // The tree holds the name once: nobody hears it at every page.
      const spoken = execFileSync('pdfinfo', ['-struct-text', path]).toString()
      expect(spoken.split(NAME)).toHaveLength(2)
      await expect(readPdf(path)).resolves.toMatchObject({ info: { Tagged: 'yes' } })
    },
  )

  it('is not there where nobody wants it, and takes no room where it is', async () => {
    const [on, off] = [await printed(withHeader(true), 'on'), await printed(withHeader(false), 'off')]
    expect(off.pages.join()).not.toContain(`2 / ${off.pages.length}`)
    const rest = (page: string) => page.trim().split('\n').slice(1).join('\n')
    expect(on.pages.slice(1).map(rest)).toEqual(off.pages.slice(1).map((page) => page.trim()))
  })
})

describe('Marking a header', () => {
  it('leaves alone what has none', () => {
    const plain = '1 0 0 1 0 0 cm\nq\n1 1 1 rg\n0 0 9 9 re\nf\nQ\nq\n/P <</MCID 0 >>BDC\nBT\nET\nEMC\nQ'
    expect(markHeader(plain)).toBe(plain)
    expect(markHeader('')).toBe('')
    expect(markHeader('q\nBT\nET')).toBe('q\nBT\nET')
  })

  it('marks text before the structure and nothing else', () => {
    expect(markHeader('cm\nq\nq\nBT\nET\nQ\nQ\nq\n/P <</MCID 0 >>BDC\nBT\nET\nEMC\nQ')).toBe(
      'cm\n/Artifact <</Type/Pagination/Subtype/Header>>BDC\nq\nq\nBT\nET\nQ\nQ\nEMC\nq\n/P <</MCID 0 >>BDC\nBT\nET\nEMC\nQ',
    )
  })
})
