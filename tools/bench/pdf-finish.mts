/**
 * What the own finishing step of a resume saves: every template at three lengths is printed once a round, and that one
 * print is finished by `repackPdf` and by the library alone, in turns. An export is the print and its finishing step.
 * Run: node --import tsx tools/bench/pdf-finish.mts [rounds]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEMPLATES } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { renderResume } from '@tryka/resume-template'
import { findChromium } from '../../apps/api/src/features/resumes/pdf/chromium'
import { finishPdf } from '../../apps/api/src/features/resumes/pdf/finish-pdf'
import { FontFiles } from '../../apps/api/src/features/resumes/pdf/font-files'
import { launchBrowser } from '../../apps/api/src/features/resumes/pdf/launch-browser'
import { PrintPage } from '../../apps/api/src/features/resumes/pdf/print-page'
import { readPdf } from '../../apps/api/src/features/resumes/pdf/testing/pdf-tools'
import { median } from './measure.mts'

const rounds = Number(process.argv[2] ?? 15)
const WARM = 3
const LENGTHS = [3, 7, 32]

const chromium = findChromium(process.env['CHROMIUM_PATH'])
if (!chromium) throw new Error('no Chromium is installed')
const profile = mkdtempSync(join(tmpdir(), 'bench-finish-'))
const browser = await launchBrowser({ chromium, profile, timeout: 60_000, onNoSandbox: () => undefined })
const page = await PrintPage.open(browser, new FontFiles())

const ways = {
  own: (printed: Buffer, doc: ReturnType<typeof renderResume>) => finishPdf(printed, doc),
  library: (printed: Buffer, doc: ReturnType<typeof renderResume>) =>
    finishPdf(printed, doc, () => undefined),
}
type Way = keyof typeof ways
const more = (now: number, than: number): string => `${((now / than - 1) * 100).toFixed(0).padStart(4)} %`

/** What readers make of both files: the words, the tags and the number of pages. */
async function seen(file: Buffer): Promise<{ pages: string; facts: string }> {
  const path = join(profile, 'finished.pdf')
  writeFileSync(path, file)
  const { info, text, tags } = await readPdf(path)
  return { pages: info['Pages'] ?? '?', facts: JSON.stringify([info['Pages'], info['Title'], text, tags]) }
}

for (const jobs of LENGTHS)
  for (const templateId of TEMPLATES) {
    const doc = renderResume({ ...sampleResume(jobs), templateId })
    const print: number[] = []
    const times: Record<Way, number[]> = { own: [], library: [] }
    const files: Partial<Record<Way, Buffer>> = {}
    for (let round = -WARM; round < rounds; round++) {
      const start = performance.now()
      const printed = await page.print(doc)
      if (round >= 0) print.push(performance.now() - start)
      for (const way of round % 2 ? (['library', 'own'] as const) : (['own', 'library'] as const)) {
        const begun = performance.now()
        files[way] = await ways[way](printed, doc)
        if (round >= 0) times[way].push(performance.now() - begun)
      }
    }
    const { own, library } = files
    if (!own || !library) throw new Error('nothing was printed')
    const [ours, theirs] = [await seen(own), await seen(library)]
    const [printing, a, b] = [median(print), median(times.own), median(times.library)]
    const bytes = `${own.length} and ${library.length} bytes (${more(library.length, own.length)})`
    const steps = `print ${printing.toFixed(1)}, own step ${a.toFixed(1)}, library ${b.toFixed(1)} ms`
    process.stdout.write(
      `${ours.pages} pages ${templateId.padEnd(8)} ${steps}: without the own step ${more(printing + b, printing + a)} of time; ` +
        `${bytes}; read ${ours.facts === theirs.facts ? 'the same' : 'DIFFERENTLY'}\n`,
    )
    if (ours.facts !== theirs.facts) process.exitCode = 1
  }
await browser.close()
rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
