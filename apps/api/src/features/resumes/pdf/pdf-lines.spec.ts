import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RESUME_LANGUAGES } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { renderResume } from '@tryka/resume-template'
import { ChromiumPrinter } from '../resume-pdf'
import { headingsInBands } from './testing/bands-on-page'
import { inParallel } from './testing/in-parallel'
import { requirePdfTools } from './testing/pdf-tools'

// Twenty files are printed and drawn; on a busy machine each takes its time.
jest.setTimeout(120_000)

/** What grey the band of a heading is, and how large its text in that of the page. */
const BAND = 241
const SHARE = 1.02

const folder = mkdtempSync(join(tmpdir(), 'resume-lines-'))
const printer = new ChromiumPrinter({ chromiumPath: process.env['CHROMIUM_PATH'] })

afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true, force: true })
})

it('sets the words of every language in the middle of their line', async () => {
  requirePdfTools()
  const sample = sampleResume()
  const offsets = await inParallel(RESUME_LANGUAGES, async (language) => {
    const layout = { ...sample.layout, face: 'sans' as const }
    const path = join(folder, `${language}.pdf`)
    const doc = renderResume({ ...sample, language, layout, templateId: 'compact' })
    writeFileSync(path, await printer.print(doc))
    const found = await headingsInBands(path, BAND)
    const em = layout.size * SHARE
    const middle = found.reduce((sum, offset) => sum + offset, 0) / found.length / em
    return { language, headings: found.length, middle: Number(middle.toFixed(3)) }
  })

  expect(offsets.filter(({ headings }) => headings < 5)).toEqual([])
  // Letters with tails or tall ones move the middle of a word by as much; more of it is seen.
  expect(offsets.filter(({ middle }) => !(Math.abs(middle) < 0.08))).toEqual([])
})
