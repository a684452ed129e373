import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsQR from 'jsqr'
import type { ResumeDraft } from '@tryka/domain'
import { newEntry, PAGE_SIZES, TEMPLATES } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { renderResume } from '@tryka/resume-template'
import { ChromiumPrinter } from '../resume-pdf'
import { dictionaries, readPdf, requirePdfTools } from './testing/pdf-tools'

jest.setTimeout(60_000)

const URL_SHOWN = 'https://www.example.com/verify?c=6f0d3f0a-8f0e-4a53-9a55-0f6f1f3d7c21'
const folder = mkdtempSync(join(tmpdir(), 'resume-qr-'))
const printer = new ChromiumPrinter({ chromiumPath: process.env['CHROMIUM_PATH'] })

beforeAll(requirePdfTools)
afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
})

function certified(over: Partial<ResumeDraft>, ...urls: string[]): ResumeDraft {
  const certifications = urls.map((url, at) => ({
    ...newEntry.certifications(String(at)),
    name: `Solidity ${at}`,
    issuer: 'Tryka',
    date: '2026-11',
    url,
  }))
  // A code may make a second page, and what stands at the head of one is no word of the resume.
  const draft = sampleResume(2)
  return { ...draft, layout: { ...draft.layout, pageHeader: false }, ...over, certifications }
}
const coded = (draft: ResumeDraft): ResumeDraft => ({
  ...draft,
  certifications: draft.certifications.map((one) => ({ ...one, qrCode: true })),
})

async function printed(name: string, draft: ResumeDraft) {
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, await printer.print(renderResume(draft)))
  return { path, ...(await readPdf(path)) }
}

const DARK_ON_LIGHT = { inversionAttempts: 'dontInvert' } as const

/** A page as a grey picture, at about what a phone sees of paper: 8 dots a millimetre. */
function scan(path: string, page: number) {
  const target = path.replace(/\.pdf$/, '')
  const at = String(page)
  execFileSync('pdftoppm', ['-gray', '-singlefile', '-r', '200', '-f', at, '-l', at, path, target])
  const file = readFileSync(`${target}.pgm`)
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40)) ?? []
  const size = { width: Number(width), height: Number(height) }
  const grey = file.subarray(head.length)
  const rgba = new Uint8ClampedArray(grey.length * 4).fill(255)
  grey.forEach((value, index) => rgba.fill(value, index * 4, index * 4 + 3))
  return { ...size, rgba }
}

function codesOf(pdf: { path: string; info: Record<string, string> }) {
  const pages = Array.from({ length: Number(pdf.info['Pages']) }, (_, index) => scan(pdf.path, index + 1))
  return pages.flatMap(({ rgba, width, height }) => jsQR(rgba, width, height, DARK_ON_LIGHT) ?? [])
}
/** What stands in strips down the left of a page, each as high as one code and some: the reader finds one at a time. */
function stripsOf({ rgba, width, height }: ReturnType<typeof scan>): string[] {
  const [wide, high, step] = [340, 240, 70]
  const found: string[] = []
  for (let top = 0; top + high <= height; top += step) {
    const part = new Uint8ClampedArray(wide * high * 4)
    for (let row = 0; row < high; row++) {
      const from = (top + row) * width * 4
      part.set(rgba.subarray(from, from + wide * 4), row * wide * 4)
    }
    const code = jsQR(part, wide, high, DARK_ON_LIGHT)
    if (code) found.push(code.data)
  }
  return found
}
/** Millimetres between two corners at 200 dots an inch. */
const sideOf = ({ location: { topLeftCorner: a, topRightCorner: b } }: ReturnType<typeof codesOf>[number]) =>
  (Math.hypot(a.x - b.x, a.y - b.y) / 200) * 25.4

// Papers in turn: a code is as wide on each, and where it stands is of the template.
const cases = TEMPLATES.map((templateId, at) => ({
  templateId,
  pageSize: PAGE_SIZES[at % PAGE_SIZES.length],
}))

it.each(cases)('prints a code that leads to the address: $templateId on $pageSize', async (design) => {
  const draft = certified(design, URL_SHOWN)
  const name = `${design.templateId}-${design.pageSize}`
  const [plain, pdf] = await Promise.all([printed(`${name}-plain`, draft), printed(name, coded(draft))])
  const [code, ...more] = codesOf(pdf)

  expect([code?.data, more]).toEqual([URL_SHOWN, []])
  expect(code && sideOf(code)).toBeGreaterThanOrEqual(17.9)
  // The address is text with and without it, and no other word comes or goes; the order of the file is the same.
  const words = (text: string) => text.split(/\s+/).filter(Boolean)
  expect(words(pdf.rawText)).toEqual(words(plain.rawText))
  expect(words(pdf.text).sort()).toEqual(words(plain.text).sort())
  // In a narrow column the address has lines, and the reader takes a hyphen at the end of one for its own.
  const told = (text: string) => text.replace(design.templateId === 'columns' ? /[\s-]+/g : /\s+/g, '')
  expect(told(pdf.text)).toContain(told(URL_SHOWN.replace(/^https:\/\/www\./, '')))
  // The drawing is one figure with words for it; all other tags stay as they are.
  expect(pdf.info['Tagged']).toBe('yes')
  expect(pdf.tags.filter((tag) => tag === 'Figure')).toHaveLength(1)
  const [figure] = pdf.objects
    .map(({ value }) => value as Record<string, unknown> | null)
    .filter((value) => value?.['/S'] === '/Figure')
  expect(figure?.['/Alt']).toBe(`u:QR code: ${URL_SHOWN}`)
  expect(pdf.tags.filter((tag) => tag !== 'Figure')).toEqual(plain.tags)
  expect(dictionaries(pdf, '/Link')).toHaveLength(dictionaries(plain, '/Link').length)
})

it('parts no code from its certificate, and none at the edge of a page', async () => {
  const urls = Array.from({ length: 14 }, (_, at) => `${URL_SHOWN}&n=${at}`)
  const pdf = await printed('many', coded(certified({ templateId: 'modern' }, ...urls)))
  const pages = pdf.text.split('\f').slice(0, -1)
  const figures = pdf.tags.filter((tag) => tag === 'Figure')

  expect(figures).toHaveLength(urls.length)
  expect(pages.length).toBeGreaterThan(1)
  // A part of one code says nothing: each is whole, on one page.
  const read = new Set(pages.flatMap((_, index) => stripsOf(scan(pdf.path, index + 1))))
  expect([...read].sort()).toEqual([...urls].sort())
})
